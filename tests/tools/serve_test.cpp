// `soulstack serve`: who is answered, what is sent, and clients that send too much, too slowly or nonsense.
#include <doctest/doctest.h>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <chrono>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/serving.h"
#include "tools/serve/access.h"
#include "tools/serve/server.h"
#include "tools/support/random.h"

namespace soulstack::testing::serve_test {
namespace {

using namespace std::chrono_literals;
using tools::is_own_host;
using tools::is_own_origin;
using tools::PageFiles;
using tools::Server;

constexpr const char* token = "0123456789abcdef0123456789abcdef";

// ---- A page, a server and a client

struct Page {
  fs::path folder = own_folder.path() / "page";
  Page() {
    fs::create_directories(folder / "manual");
    write("index.html", "<!doctype html><p>the page</p>");
    write("engine.wasm", std::string("\0asm", 4));
    write("manual/index.html", "<p>the manual</p>");
    write(".hidden", "hidden");
    write("../secret.txt", "secret");
    std::error_code error;
    fs::create_symlink(folder / ".." / "secret.txt", folder / "link.txt", error);
  }
  void write(const std::string& name, const std::string& text) const { std::ofstream(folder / name) << text; }
};

// Answers with what it was sent; some words are commands of the tests.
class Echo final : public tools::Connected {
 public:
  explicit Echo(int& connected) : connected_(connected) { ++connected_; }
  ~Echo() override { --connected_; }
  Echo(const Echo&) = delete;
  Echo& operator=(const Echo&) = delete;
  std::string answer(std::string_view message) override {
    return message == "silence" ? "" : "got " + std::string(message);
  }

 private:
  int& connected_;
};

tools::ServerOptions options(std::chrono::milliseconds for_request = 3'000ms) {
  tools::ServerOptions o;
  o.token = token;
  o.longest_message = 1'000;
  o.for_request = for_request;
  return o;
}

struct Serve {
  Page page;
  PageFiles files{page.folder};
  int connected = 0;
  Server server;
  explicit Serve(tools::ServerOptions o = options())
      : server(std::move(o), files, [this] { return std::make_unique<Echo>(connected); }) {}
  std::string here() const { return "127.0.0.1:" + std::to_string(server.port()); }
};

class Wire {
 public:
  explicit Wire(Serve& s) : server_(s.server), socket_(socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in to{};
    to.sin_family = AF_INET;
    to.sin_port = htons(s.server.port());
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    REQUIRE(connect(socket_, reinterpret_cast<const sockaddr*>(&to), sizeof to) == 0);
  }
  ~Wire() { close(socket_); }
  Wire(const Wire&) = delete;
  Wire& operator=(const Wire&) = delete;

  bool send(const std::string& bytes) const {
    return ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL) == static_cast<ssize_t>(bytes.size());
  }
  // What comes until this many bytes, or until the server closes the connection or is silent.
  std::string receive(std::size_t bytes = std::string::npos, int rounds = 200) {
    while (got_.size() < bytes && rounds-- > 0) {
      server_.serve_for(5ms);
      pollfd ready{socket_, POLLIN, 0};
      char piece[4'096];
      if (poll(&ready, 1, 0) <= 0)
        continue;
      const ssize_t n = recv(socket_, piece, sizeof piece, 0);
      if (n <= 0) {
        closed_ = true;
        break;
      }
      got_.append(piece, static_cast<std::size_t>(n));
    }
    return std::exchange(got_, "");
  }
  // Up to the end of a header.
  std::string receive_header() {
    std::string all;
    for (int rounds = 0; rounds < 400 && all.find("\r\n\r\n") == std::string::npos && !closed_; ++rounds)
      all += receive(1, 1);
    return all;
  }
  bool closed() const { return closed_; }

 private:
  Server& server_;
  int socket_;
  std::string got_;
  bool closed_ = false;
};

std::string request(const std::string& target, const std::string& host, const std::string& more = "",
                    const std::string& method = "GET") {
  return method + " " + target + " HTTP/1.1\r\nHost: " + host + "\r\n" + more + "\r\n";
}

std::string answer_to(Serve& s, const std::string& bytes) {
  Wire wire(s);
  wire.send(bytes);
  return wire.receive();
}

std::string get(Serve& s, const std::string& target, const std::string& more = "") {
  return answer_to(s, request(target, s.here(), more));
}

int status_of(const std::string& response) {
  return response.starts_with("HTTP/1.1 ") ? std::stoi(response.substr(9, 3)) : 0;
}

std::string body_of(const std::string& response) {
  const std::size_t end = response.find("\r\n\r\n");
  return end == std::string::npos ? "" : response.substr(end + 4);
}

std::string upgrade(const Serve& s, const std::string& protocol, const std::string& origin) {
  std::string more =
      "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
  if (!protocol.empty())
    more += "Sec-WebSocket-Protocol: " + protocol + "\r\n";
  if (!origin.empty())
    more += "Origin: " + origin + "\r\n";
  return request("/rpc", s.here(), more);
}

std::string upgrade(const Serve& s) { return upgrade(s, std::string("soulstack.") + token, "http://" + s.here()); }

// A masked frame, as clients send them; the mask is 0.
std::string frame(const std::string& payload, unsigned char first = 0x81) {
  std::string bytes(1, static_cast<char>(first));
  if (payload.size() < 126) {
    bytes += static_cast<char>(0x80 | payload.size());
  } else {
    bytes += static_cast<char>(0x80 | 126);
    bytes += static_cast<char>(payload.size() >> 8);
    bytes += static_cast<char>(payload.size() & 0xFF);
  }
  return bytes + std::string(4, '\0') + payload;
}

// ---- Who is answered

TEST_CASE("serve: a token has 128 bits, and each one is another") {
  const std::string one = tools::new_token(), two = tools::new_token();
  CHECK(one.size() == 32);
  CHECK(one.find_first_not_of("0123456789abcdef") == std::string::npos);
  CHECK(one != two);
}

TEST_CASE("serve: secrets are the same only if all of their bytes are") {
  CHECK(tools::is_same_secret("abc", "abc"));
  for (const char* other : {"abd", "ab", "abcd", "", "ABC"})
    CHECK_FALSE(tools::is_same_secret("abc", other));
}

TEST_CASE("serve: a host is own by its number or as localhost, with the port") {
  CHECK(is_own_host("127.0.0.1:8000", 8000));
  CHECK(is_own_host("LocalHost:8000", 8000));
  for (const char* host :
       {"127.0.0.1", "localhost", "127.0.0.1:8001", "evil.example:8000", "127.0.0.1:8000.evil.example", "0.0.0.0:8000",
        "[::1]:8000", "127.0.0.2:8000", "", " 127.0.0.1:8000"})
    CHECK_FALSE_MESSAGE(is_own_host(host, 8000), host);
  CHECK(is_own_origin("http://localhost:8000", 8000));
  for (const char* origin : {"null", "https://localhost:8000", "http://localhost:8000/", "http://localhost",
                             "localhost:8000", "http://evil.example"})
    CHECK_FALSE_MESSAGE(is_own_origin(origin, 8000), origin);
}

TEST_CASE("serve: the token is found among the subprotocols") {
  using tools::protocol_with_token;
  CHECK(protocol_with_token("soulstack.abc", "abc") == "soulstack.abc");
  CHECK(protocol_with_token("chat,  soulstack.abc ,x", "abc") == "soulstack.abc");
  for (const char* offered :
       {"", "abc", "soulstack.", "soulstack.ab", "soulstack.abcd", "soulstack.abc x", ",,,", "soulstack.ABC"})
    CHECK_MESSAGE(protocol_with_token(offered, "abc") == "", offered);
}

TEST_CASE("serve: the link has the port, and the token where browsers do not send it") {
  Serve s;
  CHECK(s.server.link() == "http://" + s.here() + "/#token=" + token);
}

// ---- Files

TEST_CASE("serve: files are sent with their types and the headers of a page that loads nothing from elsewhere") {
  Serve s;
  const std::string index = get(s, "/");
  CHECK(status_of(index) == 200);
  CHECK(body_of(index) == "<!doctype html><p>the page</p>");
  for (const char* header : {"Content-Type: text/html; charset=utf-8\r\n", "X-Content-Type-Options: nosniff\r\n",
                             "Referrer-Policy: no-referrer\r\n", "Cache-Control: no-cache\r\n",
                             "Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; ",
                             "frame-ancestors 'none'\r\n", "Connection: close\r\n"})
    CHECK_MESSAGE(has(index, header), header);
  CHECK_FALSE(has(index, "Access-Control"));
  CHECK(has(get(s, "/engine.wasm"), "Content-Type: application/wasm\r\n"));
  CHECK(body_of(get(s, "/manual/")) == "<p>the manual</p>");
  CHECK(body_of(get(s, "/index.html?version=2")) == body_of(index));
}

TEST_CASE("serve: HEAD is answered as GET without the body") {
  Serve s;
  const std::string head = answer_to(s, request("/index.html", s.here(), "", "HEAD"));
  CHECK(status_of(head) == 200);
  CHECK(has(head, "Content-Length: 30\r\n"));
  CHECK(body_of(head) == "");
  CHECK(body_of(answer_to(s, request("/nothing", s.here(), "", "HEAD"))) == "");
}

TEST_CASE("serve: only files that the page had at the start are sent, and none through links") {
  Serve s;
  s.page.write("later.txt", "later");
  for (const char* target :
       {"/nothing", "/manual", "/later.txt", "/.hidden", "/link.txt", "/../secret.txt", "/..%2fsecret.txt",
        "/%2e%2e/secret.txt", "/manual/../index.html", "//index.html", "/etc/passwd", "/./index.html", "index.html",
        "http://evil.example/", "/index.html%00", "*"})
    CHECK_MESSAGE(status_of(get(s, target)) == 404, std::string(target));
  fs::remove(s.page.folder / "engine.wasm");
  CHECK(status_of(get(s, "/engine.wasm")) == 404);
}

TEST_CASE("serve: other hosts and origins are refused (DNS rebinding, pages of other sites)") {
  Serve s;
  CHECK(status_of(answer_to(s, request("/", "evil.example:" + std::to_string(s.server.port())))) == 403);
  CHECK(status_of(answer_to(s, request("/", "127.0.0.1"))) == 403);
  CHECK(status_of(answer_to(s, "GET / HTTP/1.1\r\n\r\n")) == 403);
  CHECK(status_of(answer_to(s, request("/", s.here(), "Host: " + s.here() + "\r\n"))) == 403);
  CHECK(status_of(get(s, "/", "Origin: http://evil.example\r\n")) == 403);
  CHECK(status_of(get(s, "/", "Origin: null\r\n")) == 403);
  CHECK(status_of(get(s, "/", "Origin: http://" + s.here() + "\r\n")) == 200);
}

TEST_CASE("serve: other methods and bodies are refused") {
  Serve s;
  for (const char* method : {"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "FETCH"})
    CHECK_MESSAGE(status_of(answer_to(s, request("/", s.here(), "", method))) == 405, method);
  CHECK(status_of(answer_to(s, request("/", s.here(), "Content-Length: 3\r\n") + "abc")) == 413);
  CHECK(status_of(answer_to(s, request("/", s.here(), "Transfer-Encoding: chunked\r\n") + "0\r\n\r\n")) == 413);
}

// ---- The WebSocket

TEST_CASE("serve: a message over the WebSocket is answered, also in fragments; the subprotocol is echoed") {
  Serve s;
  Wire wire(s);
  wire.send(upgrade(s));
  const std::string header = wire.receive_header();
  CHECK(status_of(header) == 101);
  CHECK(has(header, std::string("Sec-WebSocket-Protocol: soulstack.") + token + "\r\n"));
  CHECK(has(header, "Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n"));
  wire.send(frame("hello"));
  CHECK(wire.receive(11) == "\x81\x09got hello");
  CHECK(s.connected == 1);
  wire.send(frame("silence") + frame("two ", 0x01) + frame("parts", 0x80));
  CHECK(wire.receive(15) == "\x81\x0dgot two parts");
}

TEST_CASE("serve: without the token, with another one or from another origin no WebSocket is opened") {
  Serve s;
  const std::string own = "http://" + s.here(), right = std::string("soulstack.") + token;
  CHECK(status_of(answer_to(s, upgrade(s, "", own))) == 403);
  CHECK(status_of(answer_to(s, upgrade(s, "soulstack.0123456789abcdef0123456789abcdee", own))) == 403);
  CHECK(status_of(answer_to(s, upgrade(s, token, own))) == 403);
  CHECK(status_of(answer_to(s, upgrade(s, right, ""))) == 403);
  CHECK(status_of(answer_to(s, upgrade(s, right, "http://evil.example"))) == 403);
  CHECK(status_of(answer_to(s, upgrade(s, right, "null"))) == 403);
  CHECK(status_of(get(s, "/rpc")) == 426);
  CHECK(s.connected == 0);
}

TEST_CASE("serve: messages that are too long, not text or not well-formed end their connection") {
  Serve s;
  const auto ends = [&](const std::string& bytes) {
    Wire wire(s);
    wire.send(upgrade(s));
    REQUIRE(status_of(wire.receive_header()) == 101);
    wire.send(bytes);
    wire.receive();
    return wire.closed();
  };
  CHECK(ends(frame(std::string(1'001, 'a'))));
  CHECK(ends(frame("binary", 0x82)));
  CHECK(ends(frame("\xFF\xFE")));
  CHECK(ends(frame("reserved", 0xF1)));
  CHECK(ends(frame("no such opcode", 0x83)));
  CHECK(
      ends(std::string("\x81\x03"
                       "abc",
                       5)));  // not masked
  CHECK(ends("GET / HTTP/1.1\r\n\r\n"));
  s.server.serve_for(50ms);
  CHECK(s.connected == 0);
}

TEST_CASE("serve: a client that goes is forgotten, and there is a limit on clients at a time") {
  tools::ServerOptions o = options();
  o.most_clients = 2;
  Serve s(o);
  const auto open = [&] {
    auto wire = std::make_unique<Wire>(s);
    wire->send(upgrade(s));
    return std::pair(status_of(wire->receive_header()), std::move(wire));
  };
  auto one = open(), two = open();
  CHECK(one.first == 101);
  CHECK(two.first == 101);
  CHECK(open().first == 503);
  one.second.reset();
  for (int i = 0; i < 50 && s.connected > 1; ++i)
    s.server.serve_for(5ms);
  CHECK(s.connected == 1);
  CHECK(open().first == 101);
}

// ---- Hostile clients

TEST_CASE("serve: a header that is too long, and what is not HTTP, is refused") {
  Serve s;
  CHECK(status_of(get(s, "/", "X-Long: " + std::string(20'000, 'a') + "\r\n")) == 431);
  CHECK(status_of(get(s, "/" + std::string(20'000, 'a'))) == 431);
  for (const std::string& bytes :
       {std::string("\x16\x03\x01\x02\x00\x01\x00", 7) + "\r\n\r\n", std::string("GET\r\n\r\n"),
        std::string("GET / HTTP/9.9\r\n\r\n"), std::string("GET / HTTP/1.1\r\nbad header\r\n\r\n"),
        std::string("\r\n\r\n\r\n"), std::string(500, '\0') + "\r\n\r\n"}) {
    const int status = status_of(answer_to(s, bytes));
    CHECK_MESSAGE((status == 400 || status == 0), bytes);
  }
  CHECK(status_of(get(s, "/")) == 200);
}

TEST_CASE("serve: a client that is slow is dropped, and others are answered meanwhile") {
  Serve s(options(200ms));
  Wire slow(s), silent(s);
  slow.send("GET / HT");
  CHECK(status_of(get(s, "/")) == 200);
  slow.receive(std::string::npos, 100);
  silent.receive(std::string::npos, 100);
  CHECK(slow.closed());
  CHECK(silent.closed());
}

TEST_CASE("serve: more connections than allowed wait until one ends") {
  tools::ServerOptions o = options(300ms);
  o.most_connections = 2;
  Serve s(o);
  const Wire one(s), two(s);
  s.server.serve_for(20ms);
  Wire waits(s);
  waits.send(request("/", s.here()));
  CHECK(waits.receive(1, 5).empty());
  CHECK(status_of(waits.receive()) == 200);  // after the time of the first two
}

TEST_CASE("serve: random bytes end no server") {
  Serve s(options(200ms));
  tools::Dice dice(1);
  for (int i = 0; i < 60; ++i) {
    Wire wire(s);
    std::string bytes = dice.below(2) == 0 ? upgrade(s) : dice.below(2) == 0 ? request("/", s.here()) : "";
    for (int n = dice.below(300); n-- > 0;)
      bytes += static_cast<char>(dice.below(256));
    for (int flips = dice.below(4); flips-- > 0 && !bytes.empty();)
      bytes[static_cast<std::size_t>(dice.below(static_cast<int>(bytes.size())))] = static_cast<char>(dice.below(256));
    wire.send(bytes);
    wire.receive(1, 4);
  }
  CHECK(status_of(get(s, "/")) == 200);
}

// ---- The command

TEST_CASE("serve: a folder without a page is refused, and so is a root that does not exist") {
  const Ran no_page = run("serve", "--page", own_folder.path().string());
  CHECK(no_page.code == 3);
  CHECK(has(no_page.err, "it has no index.html"));
  const Page page;
  const Ran no_root = run("serve", "--page", page.folder.string(), "--root", "/no/such/folder");
  CHECK(no_root.code == 3);
  CHECK(run("serve", "--port", "70000").code == 2);
}

TEST_CASE("service: what a client has opened is forgotten when it goes, and nothing of others") {
  Service service{ServiceOptions{}};
  Serving one(Role::owner, service), two(Role::owner, service);
  const Json theirs = one.begin()["game"], other = two.begin()["game"];
  const Json sets = one.ask("sets.open", {{"files", Json::object()}})["sets"];
  service.forget_client(one.client().number);
  CHECK(two.refusal_code("game.view", {{"game", theirs}}) == "no_such_game");
  CHECK(two.refusal_code("sets.files", {{"sets", sets}}) == "no_such_sets");
  two.answer(other, 0);
}

}  // namespace
}  // namespace soulstack::testing::serve_test
