// The service, as the page and the npm package see it: requests of JSON-RPC to a Worker, over a WebSocket or in this
// thread, which look the same from here.
import type { Methods } from "./wire.ts";

// Carries texts of messages. `lost` is called once, with a sentence, when no more answers will come.
export interface Transport {
  send(message: string): void;
  close(): void;
}

export interface Listener {
  receive(message: string): void;
  lost(why: string): void;
}

export type OpenTransport = (listener: Listener) => Promise<Transport>;

/** An error that the service answered, with a code that never changes (soulstack rpc --page). */
export class ServiceError extends Error {
  constructor(
    message: string,
    readonly code: string,
    readonly data: Record<string, unknown>,
  ) {
    super(message);
  }
}

/** The engine has stopped; nothing can be asked any more. */
export class EngineLost extends Error {}

interface Waiting {
  resolve(result: unknown): void;
  reject(why: Error): void;
}

export type Params<M extends keyof Methods> = Methods[M]["params"];
export type Result<M extends keyof Methods> = Methods[M]["result"];

export class Connection {
  private transport: Transport | null = null;
  private lastId = 0;
  private waiting = new Map<number, Waiting>();
  private lostWhy: string | null = null;
  /** Called once, with a sentence, if the engine stops by itself. */
  onLost: (why: string) => void = () => {};

  /** `client`: what the caller is called. */
  static async open(openTransport: OpenTransport, client = "page"): Promise<Connection> {
    const connection = new Connection();
    connection.transport = await openTransport({
      receive: (message) => connection.receive(message),
      lost: (why) => connection.lose(why),
    });
    await connection.call("hello", { version: "1.0", client });
    return connection;
  }

  /** Rejects with ServiceError if the request is refused, and with EngineLost if there is no answer. */
  call<M extends keyof Methods>(method: M, params: Params<M>): Promise<Result<M>> {
    if (this.lostWhy !== null)
      return Promise.reject(new EngineLost(this.lostWhy));
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as (result: unknown) => void, reject });
      this.transport?.send(JSON.stringify({ jsonrpc: "2.0", id, method, params }));
    });
  }

  /** Ends the engine. Calls that wait are rejected with EngineLost. */
  close(): void {
    this.end("The connection was closed");
    this.transport?.close();
  }

  private receive(message: string): void {
    const answer = JSON.parse(message);
    const waiting = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if (answer.error === undefined)
      waiting?.resolve(answer.result);
    else
      waiting?.reject(new ServiceError(answer.error.message, answer.error.data?.code ?? "", answer.error.data ?? {}));
  }

  private lose(why: string): void {
    if (this.lostWhy !== null)
      return;
    this.end(why);
    this.onLost(why);
  }

  private end(why: string): void {
    this.lostWhy = why;
    for (const waiting of this.waiting.values())
      waiting.reject(new EngineLost(why));
    this.waiting.clear();
  }
}
