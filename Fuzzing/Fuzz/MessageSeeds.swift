import Foundation

@testable import EspalierAccessibility

/// Bytes that stand for choices.
enum ChoiceSeeds {
  static var all: [Data] {
    let long = [64, 512, 4096].map { count in
      Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 / 13) })
    }
    // The same byte for every choice, which makes content as deep, or as wide, as possible.
    return long + (0..<16).map { Data(repeating: UInt8($0), count: 256) }
  }
}

/// Texts with as much of what they may hold as possible.
enum TextSeeds {
  static var markdown: [Data] {
    [
      "*a* **b** ***c*** ~~d~~ `e` [f](https://example.org \"g\") <https://h.org> &amp; \\* _i_",
      "^[3 item](inflect: true) **שלום** [a [b](c)](d) ![e](f) ``g ` h``",
      "line\nline  \n\u{2028}é\u{301}",
    ].map { Data($0.utf8) }
  }

  static var shaping: [Data] {
    [
      "To fifth office: 10:45, AV.", "e\u{301}n\u{303}f\u{338} שלום سلام 日本 🙂 1/2",
      "a\u{AD}b\tc – “d” → ½",
    ].map {
      Data([0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0] + Array($0.utf8))
    }
  }

  static var tables: [Data] {
    [
      "/* a */ \"key\" = \"value %@ %1$lld %#@n@ %%\"; // b\nkey = \"\\U00e9\\n\";",
      """
      {"sourceLanguage":"en","version":"1.0","strings":{"%lld items":{"localizations":{"de":{"variations":{"plural":\
      {"one":{"stringUnit":{"state":"translated","value":"%lld Ding %#@n@"}},"other":{"stringUnit":{"value":"%arg"}}},\
      "device":{"mac":{"stringUnit":{"value":"x"}}}},"substitutions":{"n":{"argNum":1,"formatSpecifier":"lld",\
      "variations":{"plural":{"other":{"stringUnit":{"value":"%arg"}}}}}}}}}}}
      """,
      """
      <?xml version="1.0"?><plist version="1.0"><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key>\
      <string>%#@n@</string><key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>\
      <key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>%d</string></dict></dict></dict></plist>
      """,
    ].map { Data($0.utf8) }
  }

  static var assets: [Data] {
    [
      """
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0xFF","green":"0.5","blue":"128",\
      "alpha":"1.0"}},"appearances":[{"appearance":"luminosity","value":"dark"}]},{"idiom":"mac","color":{"platform":\
      "osx","reference":"systemBlueColor"}}],"info":{"version":1,"author":"xcode"}}
      """,
      """
      {"images":[{"idiom":"universal","filename":"../a.png","scale":"2x","resizing":{"mode":"9-part","center":{"mode":\
      "tile","width":1,"height":1},"cap-insets":{"top":1,"left":2,"right":3,"bottom":4}}}],"properties":\
      {"template-rendering-intent":"template","preserves-vector-representation":true},"info":{"version":1}}
      """,
    ].map { Data($0.utf8) }
  }
}

/// Messages of browsers and of the bus.
enum MessageSeeds {
  static var requests: [Data] {
    [
      "GET /?token=a#b HTTP/1.1\r\nHost: 127.0.0.1:80\r\nUpgrade: websocket\r\nOrigin: http://a\r\n\r\n",
      "POST /main.js HTTP/1.0\r\nHost: [::1]\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\nabc",
    ].map { Data($0.utf8) }
  }

  /// The messages that `input.js` and `main.js` send, one a line.
  static var page: [Data] {
    let messages = [
      #"{"t":"hello","viewer":"","window":"","w":400,"h":300,"scale":2,"dark":true,"language":"de-CH","timeZone":"Europe/Zurich"}"#,
      #"{"t":"surroundings","w":200,"h":1e3,"scale":1,"visible":false,"contrast":true,"reduceMotion":true,"inverted":true,"apple":true}"#,
      #"{"t":"pointer","phase":"down","x":20,"y":20,"button":0,"clicks":2,"id":3,"mods":5,"kind":"touch","at":1}"#,
      #"{"t":"pointer","phase":"moved","x":25,"y":60,"id":3,"kind":"touch","at":20}"#,
      #"{"t":"pointer","phase":"up","x":25,"y":60,"id":3,"kind":"touch","at":30}"#,
      #"{"t":"wheel","x":50,"y":50,"dx":-3,"dy":1e5,"mods":1}"#,
      #"{"t":"key","phase":"down","key":"a","chars":"a","mods":16,"at":4}"#,
      #"{"t":"key","phase":"repeated","key":"\t","chars":"","mods":2}"#,
      #"{"t":"insert","text":"字"}"#, #"{"t":"compose","text":"字字","start":0,"end":1}"#,
      #"{"t":"focus","on":true}"#, #"{"t":"clipboard","text":"a"}"#, #"{"t":"ask","id":7}"#,
      #"{"t":"magnify","phase":"began","x":9,"y":9,"amount":2}"#,
      #"{"t":"rotate","phase":"ended","x":9,"y":9,"amount":-1e9}"#,
      #"{"t":"drop","phase":"entered","x":9,"y":9,"items":[{"type":"text/plain","isFile":true}]}"#,
      #"{"t":"part","id":1,"start":0,"data":"YWJj"}"#,
      #"{"t":"drop","phase":"dropped","x":60,"y":60,"items":[{"file":1,"name":"../a","type":"text/plain"},{"text":"b"}]}"#,
      #"{"t":"act","action":"focus","id":5,"word":3}"#, #"{"t":"act","action":"press","id":6}"#,
      #"{"t":"act","action":"setValue","id":7,"value":"9e9"}"#,
      #"{"t":"act","action":"named","id":8,"value":"Delete"}"#, #"{"t":"ack","frame":1}"#,
    ]
    return (messages + [messages.joined(separator: "\n")]).map { Data($0.utf8) }
  }

  static var frames: [Data] {
    [
      frame(0x81, Array(#"{"type":"size","width":1}"#.utf8)), frame(0x82, [1, 2, 3]),
      frame(0x01, [0x61]) + frame(0x80, [0x62]), frame(0x89, [7]), frame(0x88, [3, 0xE8]),
      frame(0x82, [UInt8](repeating: 5, count: 300)),
    ].map { Data([255] + $0) }
  }

  /// A masked frame with a first byte.
  private static func frame(_ first: UInt8, _ payload: [UInt8]) -> [UInt8] {
    let length =
      payload.count < 126
      ? [UInt8(payload.count) | 0x80] : [126 | 0x80] + bytes(payload.count, 2)
    let mask: [UInt8] = [1, 2, 3, 4]
    return [first] + length + mask + payload.enumerated().map { $1 ^ mask[$0 % 4] }
  }

  static var bus: [Data] {
    var message = DBusMessage(.call)
    (message.serial, message.path, message.interface) = (7, "/a/b", "org.a.B")
    (message.member, message.destination) = ("C", ":1.2")
    message.body = [
      .string("x"), .int(3), .array(of: "(si)", [.structure([.string("a"), .int(1)])]),
      .variant(.dictionary([("a", "b")])), .byte(1),
    ]
    return [Data(message.bytes), Data(message.bytes + message.bytes)]
  }
}
