// The server, by Boost.Beast. No other file includes it.
#include "tools/serve/server.h"

#include <fmt/format.h>

#include <iterator>
#include <optional>
#include <utility>

#define BOOST_ERROR_CODE_HEADER_ONLY
#define BOOST_SYSTEM_NO_DEPRECATED
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

#include "tools/serve/access.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using Request = http::request<http::empty_body>;
using Response = http::response<http::string_body>;

// WebAssembly needs 'wasm-unsafe-eval'. Nothing is loaded from, or sent to, other hosts.
constexpr const char* content_policy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; font-src "
    "'self'; connect-src 'self'; worker-src 'self' blob:; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'";

std::string_view text_of(beast::string_view text) { return {text.data(), text.size()}; }

// What all connections share.
struct Shared {
  ServerOptions options;
  const PageFiles& files;
  Server::Connect connect;
  std::uint16_t port = 0;
  std::size_t connections = 0, clients = 0;
  std::function<void()> connection_ended = {};
};

// Counts itself as long as it lives.
class Counted {
 public:
  explicit Counted(std::size_t& count) : count_(&count) { ++count; }
  ~Counted() { --*count_; }
  Counted(const Counted&) = delete;
  Counted& operator=(const Counted&) = delete;

 private:
  std::size_t* count_;
};

// ---- Headers

void add_headers(http::fields& fields) {
  fields.set("Content-Security-Policy", content_policy);
  fields.set("X-Content-Type-Options", "nosniff");
  fields.set("Referrer-Policy", "no-referrer");
  fields.set("Cross-Origin-Resource-Policy", "same-origin");
  fields.set(http::field::cache_control, "no-cache");
}

Response response_with(http::status status, std::string type, std::string text) {
  Response response{status, 11};
  add_headers(response);
  response.set(http::field::content_type, type);
  response.body() = std::move(text);
  response.prepare_payload();
  response.keep_alive(false);
  return response;
}

Response refusal(http::status status, std::string_view why) {
  return response_with(status, "text/plain; charset=utf-8", fmt::format("{}\n", why));
}

// ---- What is asked

// No value: nothing is wrong with the request.
std::optional<Response> what_is_wrong(const Request& request, std::uint16_t port) {
  const auto hosts = request.equal_range(http::field::host);
  const bool has_one_host = hosts.first != hosts.second && std::next(hosts.first) == hosts.second;
  if (!has_one_host || !is_own_host(text_of(request[http::field::host]), port))
    return refusal(http::status::forbidden, "This server answers only to 127.0.0.1 and localhost");
  if (request.count(http::field::origin) > 0 && !is_own_origin(text_of(request[http::field::origin]), port))
    return refusal(http::status::forbidden, "Pages of other sites may not use this server");
  if (request.method() != http::verb::get && request.method() != http::verb::head)
    return refusal(http::status::method_not_allowed, "Only GET and HEAD are possible");
  if (request.has_content_length() || request.chunked())
    return refusal(http::status::payload_too_large, "A request has no body");
  return {};
}

Response file_of(const Request& request, const PageFiles& files) {
  const std::string_view target = text_of(request.target());
  std::optional<PageFile> file = files.read(target.substr(0, target.find('?')));
  if (!file)
    return refusal(http::status::not_found, "There is no such file");
  return response_with(http::status::ok, file->type, std::move(file->text));
}

// ---- A client

class WebSocket : public std::enable_shared_from_this<WebSocket> {
 public:
  WebSocket(beast::tcp_stream stream, Shared& shared)
      : counted_(shared.clients), shared_(shared), socket_(std::move(stream)) {}

  void accept(const Request& request, const std::string& protocol) {
    socket_.set_option(websocket::stream_base::timeout{shared_.options.for_request, shared_.options.for_silence, true});
    socket_.set_option(websocket::stream_base::decorator([protocol](websocket::response_type& response) {
      add_headers(response);
      response.set(http::field::sec_websocket_protocol, protocol);
    }));
    socket_.read_message_max(shared_.options.longest_message);
    socket_.text(true);
    socket_.async_accept(request, [self = shared_from_this()](beast::error_code error) {
      if (error)
        return;
      self->client_ = self->shared_.connect();
      self->read();
    });
  }

 private:
  void read() {
    buffer_.clear();
    socket_.async_read(buffer_, [self = shared_from_this()](beast::error_code error, std::size_t) {
      if (!error)
        self->answer();
    });
  }

  void answer() {
    if (!socket_.got_text())
      return;  // only text is spoken here; the connection ends
    answer_ = client_->answer({static_cast<const char*>(buffer_.data().data()), buffer_.size()});
    if (answer_.empty())
      return read();
    socket_.async_write(asio::buffer(answer_), [self = shared_from_this()](beast::error_code error, std::size_t) {
      if (!error)
        self->read();
    });
  }

  Counted counted_;
  Shared& shared_;
  websocket::stream<beast::tcp_stream> socket_;
  beast::flat_buffer buffer_;
  std::unique_ptr<Connected> client_;
  std::string answer_;
};

// ---- A connection: one request

class Connection : public std::enable_shared_from_this<Connection> {
 public:
  Connection(tcp::socket socket, Shared& shared)
      : counted_(std::in_place, shared.connections), shared_(shared), stream_(std::move(socket)) {
    parser_.header_limit(longest_header);
  }
  ~Connection() {
    counted_.reset();
    shared_.connection_ended();
  }
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  void start() {
    stream_.expires_after(shared_.options.for_request);
    http::async_read_header(stream_, buffer_, parser_,
                            [self = shared_from_this()](beast::error_code error, std::size_t) { self->answer(error); });
  }

 private:
  void answer(beast::error_code error) {
    if (error == http::error::header_limit || error == http::error::buffer_overflow)
      return send(refusal(http::status::request_header_fields_too_large, "The header is too long"));
    if (error && error.category() == make_error_code(http::error::bad_method).category() &&
        error != http::error::end_of_stream && error != http::error::partial_message)
      return send(refusal(http::status::bad_request, "This is not a request of HTTP"));
    if (error)
      return;
    const Request& request = parser_.get();
    if (std::optional<Response> wrong = what_is_wrong(request, shared_.port))
      return send(*std::move(wrong));
    if (request.target() == "/rpc")
      return upgrade(request);
    send(file_of(request, shared_.files));
  }

  void upgrade(const Request& request) {
    const std::string protocol =
        protocol_with_token(text_of(request[http::field::sec_websocket_protocol]), shared_.options.token);
    if (!websocket::is_upgrade(request))
      return send(refusal(http::status::upgrade_required, "/rpc is a WebSocket"));
    if (request.count(http::field::origin) == 0 || protocol.empty())
      return send(refusal(http::status::forbidden, "The link of this server has a token, and this is not it"));
    if (shared_.clients >= shared_.options.most_clients)
      return send(refusal(http::status::service_unavailable, "Too many pages are open"));
    stream_.expires_never();
    std::make_shared<WebSocket>(std::move(stream_), shared_)->accept(parser_.release(), protocol);
  }

  void send(Response response) {
    response_ = std::move(response);
    if (parser_.get().method() == http::verb::head)
      response_.body().clear();  // its length stays in the header
    stream_.expires_after(shared_.options.for_request);
    http::async_write(stream_, response_, [self = shared_from_this()](beast::error_code error, std::size_t) {
      beast::error_code ignored;
      self->stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
      if (!error)
        self->discard_rest(most_discarded);
    });
  }

  // To close a connection with unread bytes could take the response from the client.
  void discard_rest(std::size_t most) {
    buffer_.clear();
    stream_.async_read_some(buffer_.prepare(longest_header),
                            [self = shared_from_this(), most](beast::error_code error, std::size_t bytes) {
                              if (!error && bytes < most)
                                self->discard_rest(most - bytes);
                            });
  }

  static constexpr std::size_t most_discarded = std::size_t{1} << 20;

  std::optional<Counted> counted_;
  Shared& shared_;
  beast::tcp_stream stream_;
  beast::flat_buffer buffer_{2 * longest_header};
  http::request_parser<http::empty_body> parser_;
  Response response_;
};

}  // namespace

// ---- The server

struct Server::Work {
  Work(ServerOptions options, const PageFiles& files, Connect connect)
      : shared{std::move(options), files, std::move(connect)}, acceptor(context) {
    const tcp::endpoint here(asio::ip::address_v4::loopback(), shared.options.port);
    beast::error_code error;
    acceptor.open(here.protocol(), error);
    if (!error)
      acceptor.set_option(asio::socket_base::reuse_address(true), error);
    if (!error)
      acceptor.bind(here, error);
    if (!error)
      acceptor.listen(asio::socket_base::max_listen_connections, error);
    if (error)
      throw Stop{Exit::content,
                 fmt::format("Port {} of 127.0.0.1 cannot be used: {}", shared.options.port, error.message())};
    shared.port = acceptor.local_endpoint().port();
    shared.connection_ended = [this] { accept(); };
    accept();
  }

  // More connections wait in the queue of the system until one of these has ended.
  void accept() {
    if (is_accepting || is_ending || shared.connections >= shared.options.most_connections)
      return;
    is_accepting = true;
    acceptor.async_accept([this](beast::error_code error, tcp::socket socket) {
      is_accepting = false;
      if (error)
        return;  // serve_for tries again
      std::make_shared<Connection>(std::move(socket), shared)->start();
      accept();
    });
  }

  bool is_accepting = false, is_ending = false;
  Shared shared;
  asio::io_context context{1};
  tcp::acceptor acceptor;
};

Server::Server(ServerOptions options, const PageFiles& files, Connect connect)
    : work_(std::make_unique<Work>(std::move(options), files, std::move(connect))) {}
Server::~Server() { work_->is_ending = true; }

std::uint16_t Server::port() const { return work_->shared.port; }
std::string Server::link() const {
  return fmt::format("http://127.0.0.1:{}/#token={}", port(), work_->shared.options.token);
}

void Server::serve_for(std::chrono::milliseconds time) {
  work_->accept();
  work_->context.run_for(time);
}

}  // namespace soulstack::tools
