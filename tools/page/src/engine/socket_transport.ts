// The native engine behind the WebSocket of `soulstack serve`.
import type { OpenTransport } from "./connection.ts";

// The token travels as a subprotocol, since the addresses of requests are often written to logs.
export function socketTransport(token: string): OpenTransport {
  return (listener) =>
    new Promise((resolve, reject) => {
      const address = new URL("rpc", location.href);
      address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
      address.hash = "";
      const socket = new WebSocket(address, `soulstack.${token}`);
      const lose = () => {
        const why = "The connection to soulstack serve has ended; start it again and open its new link";
        reject(new Error(why));
        listener.lost(why);
      };
      socket.onopen = () => resolve({ send: (message) => socket.send(message), close: () => socket.close() });
      socket.onmessage = ({ data }: MessageEvent<string>) => listener.receive(data);
      socket.onclose = lose;
    });
}
