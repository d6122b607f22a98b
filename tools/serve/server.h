// A server for one person: the page over HTTP, and messages over a WebSocket at /rpc. It listens on 127.0.0.1 only, has one
// thread, and bounds what each client may send and how long it may take.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "tools/serve/page_files.h"

namespace soulstack::tools {

// A client that is connected by a WebSocket.
class Connected {
 public:
  virtual ~Connected() = default;  // it has gone
  // Answers a message; empty: there is nothing to answer.
  virtual std::string answer(std::string_view message) = 0;
};

struct ServerOptions {
  std::uint16_t port = 0;  // 0: a free one
  std::string token;
  std::size_t longest_message = std::size_t{1} << 22;  // bytes
  std::size_t most_connections = 8;                    // that ask for files; more have to wait
  std::size_t most_clients = 8;                        // WebSockets; more are refused
  std::chrono::milliseconds for_request{10'000};       // to send a request, and to receive its answer
  std::chrono::milliseconds for_silence{120'000};      // of a WebSocket, which answers pings meanwhile
};
inline constexpr std::uint32_t longest_header = 8'192;  // bytes

class Server {
 public:
  using Connect = std::function<std::unique_ptr<Connected>()>;

  // Listens. Stops with Exit::content if it cannot. The files must outlive it.
  Server(ServerOptions options, const PageFiles& files, Connect connect);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  std::uint16_t port() const;
  std::string link() const;  // with the token
  // Answers clients for so long.
  void serve_for(std::chrono::milliseconds time);

 private:
  struct Work;
  std::unique_ptr<Work> work_;
};

}  // namespace soulstack::tools
