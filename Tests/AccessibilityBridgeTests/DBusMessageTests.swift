import Testing

@testable import EspalierAccessibility

struct DBusMessageTests {
  @Test func `a message is read as it was written`() throws {
    var message = DBusMessage.call(
      to: "org.example.App", "/a/b", "org.example.Face", "Do",
      [
        .byte(7), .bool(true), .int16(-2), .uint16(2), .int32(-3), .uint32(3), .int64(-4),
        .uint64(4), .double(0.5), .string("gruß"), .path("/x"), .signature("a{sv}"),
        .array(of: "i", [.int32(1), .int32(2)]), .array(of: "(so)", []),
        .structure([.string("s"), .variant(.structure([.byte(1), .double(2)]))]),
        .array(of: "{sv}", [.entry(.string("k"), .variant(.array(of: "x", [.int64(9)])))]),
      ])
    message.serial = 12
    message.expectsAnswer = false
    var bytes = message.bytes[...]
    #expect(try DBusMessage.take(&bytes) == message)
    #expect(bytes.isEmpty)
  }

  @Test func `the bytes follow the specification`() {
    // A header: order, kind, flags, version; then the body's length, the serial, and the length of the fields. The one
    // field is the path, number 1, of type "o", and ends at a multiple of 8.
    var message = DBusMessage(.signal)
    message.path = "/"
    message.serial = 5
    #expect(
      message.bytes == [
        0x6C, 4, 0, 1, 0, 0, 0, 0, 5, 0, 0, 0, 10, 0, 0, 0,
        1, 1, 0x6F, 0, 1, 0, 0, 0, 0x2F, 0, 0, 0, 0, 0, 0, 0,
      ])
  }

  @Test func `big-endian messages are read`() throws {
    var bytes: ArraySlice<UInt8> = [
      0x42, 4, 0, 1, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 7,
      8, 1, 0x67, 0, 1, 0x75, 0, 0, 0, 0, 1, 0,
    ]
    let message = try DBusMessage.take(&bytes)
    #expect(message?.body == [.uint32(256)])
    #expect(message?.serial == 5)
  }

  @Test func `a part of a message waits for the rest`() throws {
    let whole = DBusMessage.signal("/a", "b.c", "d", [.string("text"), .int32(4)]).bytes
    for count in whole.indices {
      var part = whole.prefix(count)
      #expect(try DBusMessage.take(&part) == nil)
      #expect(part.count == count)
    }
  }

  @Test func `damaged messages do no harm`() {
    var generator = Numbers(state: 1)
    let whole = DBusMessage.call(
      to: "a.b", "/c", "d.e", "f",
      [.array(of: "{sv}", [.entry(.string("k"), .variant(.double(1)))]), .string("text")]
    ).bytes
    for _ in 0..<20_000 {
      var damaged = whole
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        damaged[Int.random(in: damaged.indices, using: &generator)] = .random(
          in: 0...255, using: &generator)
      }
      var rest = damaged[...]
      _ = try? DBusMessage.take(&rest)
    }
  }

  @Test func `types that are nested too deeply are refused`() {
    let deep = String(repeating: "a", count: 200) + "i"
    var reader = DBusReader([UInt8](repeating: 0, count: 4_000)[...])
    #expect(throws: DBusReader.Malformed.self) {
      _ = try reader.values(String(repeating: "(", count: 200) + deep)
    }
  }

  /// A small generator whose numbers are the same in every run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }
}

struct DBusAddressTests {
  @Test func `addresses with a path or an abstract name are understood`() {
    #expect(DBusAddress("unix:path=/run/bus,guid=1")?.socketName == Array("/run/bus".utf8))
    #expect(DBusAddress("unix:abstract=/tmp/x")?.socketName == [0] + Array("/tmp/x".utf8))
    #expect(DBusAddress("unix:guid=1,path=/a%20b")?.socketName == Array("/a b".utf8))
    #expect(DBusAddress("tcp:host=a;unix:path=/b")?.socketName == Array("/b".utf8))
  }

  @Test func `other addresses are refused`() {
    #expect(DBusAddress("") == nil)
    #expect(DBusAddress("tcp:host=localhost,port=1") == nil)
    #expect(DBusAddress.session([:]) == nil)
    #expect(DBusAddress.session(["XDG_RUNTIME_DIR": "/nowhere"]) == nil)
  }

  @Test func `where nobody listens there is no connection`() {
    #expect(DBusAddress("unix:path=/nowhere/bus")?.connectedSocket() == nil)
    let long = String(repeating: "x", count: 300)
    #expect(DBusAddress("unix:path=/\(long)")?.connectedSocket() == nil)
  }
}
