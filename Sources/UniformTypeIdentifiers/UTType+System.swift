// The types that the system declares, by Apple's names.

// MARK: Basic

extension UTType {
  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let compositeContent = UTType(known: "public.composite-content")
  public static let data = UTType(known: "public.data")
  public static let directory = UTType(known: "public.directory")
  public static let folder = UTType(known: "public.folder")
  public static let volume = UTType(known: "public.volume")
  public static let symbolicLink = UTType(known: "public.symlink")
  public static let package = UTType(known: "com.apple.package")
  public static let bundle = UTType(known: "com.apple.bundle")
  public static let framework = UTType(known: "com.apple.framework")
  public static let executable = UTType(known: "public.executable")
  public static let unixExecutable = UTType(known: "public.unix-executable")
  public static let exe = UTType(known: "com.microsoft.windows-executable")
  public static let application = UTType(known: "com.apple.application")
  public static let applicationBundle = UTType(known: "com.apple.application-bundle")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let bookmark = UTType(known: "public.bookmark")
  public static let message = UTType(known: "public.message")
  public static let emailMessage = UTType(known: "public.email-message")
  public static let contact = UTType(known: "public.contact")
  public static let vCard = UTType(known: "public.vcard")
  public static let toDoItem = UTType(known: "public.to-do-item")
  public static let calendarEvent = UTType(known: "public.calendar-event")
  public static let font = UTType(known: "public.font")
  public static let database = UTType(known: "public.database")
  public static let pkcs12 = UTType(known: "com.rsa.pkcs-12")
  public static let x509Certificate = UTType(known: "public.x509-certificate")
}

// MARK: Text and documents

extension UTType {
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  public static let utf16ExternalPlainText = UTType(known: "public.utf16-external-plain-text")
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  public static let utf8TabSeparatedText = UTType(known: "public.utf8-tab-separated-values-text")
  public static let rtf = UTType(known: "public.rtf")
  public static let rtfd = UTType(known: "com.apple.rtfd")
  public static let html = UTType(known: "public.html")
  public static let xml = UTType(known: "public.xml")
  public static let yaml = UTType(known: "public.yaml")
  public static let css = UTType(known: "public.css")
  public static let log = UTType(known: "public.log")
  public static let json = UTType(known: "public.json")
  public static let geoJSON = UTType(known: "public.geojson")
  public static let propertyList = UTType(known: "com.apple.property-list")
  public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
  public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let epub = UTType(known: "org.idpf.epub-container")
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  public static let presentation = UTType(known: "public.presentation")
}

// MARK: Programs

extension UTType {
  public static let sourceCode = UTType(known: "public.source-code")
  public static let assemblyLanguageSource = UTType(known: "public.assembly-source")
  public static let cSource = UTType(known: "public.c-source")
  public static let cHeader = UTType(known: "public.c-header")
  public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")
  public static let cPlusPlusHeader = UTType(known: "public.c-plus-plus-header")
  public static let objectiveCSource = UTType(known: "public.objective-c-source")
  public static let objectiveCPlusPlusSource = UTType(known: "public.objective-c-plus-plus-source")
  public static let swiftSource = UTType(known: "public.swift-source")
  public static let script = UTType(known: "public.script")
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  public static let shellScript = UTType(known: "public.shell-script")
  public static let perlScript = UTType(known: "public.perl-script")
  public static let pythonScript = UTType(known: "public.python-script")
  public static let rubyScript = UTType(known: "public.ruby-script")
  public static let phpScript = UTType(known: "public.php-script")
  public static let makefile = UTType(known: "public.make-source")
}

// MARK: Pictures

extension UTType {
  public static let image = UTType(known: "public.image")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let png = UTType(known: "public.png")
  public static let tiff = UTType(known: "public.tiff")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let bmp = UTType(known: "com.microsoft.bmp")
  public static let ico = UTType(known: "com.microsoft.ico")
  public static let icns = UTType(known: "com.apple.icns")
  public static let webP = UTType(known: "org.webmproject.webp")
  public static let svg = UTType(known: "public.svg-image")
  public static let rawImage = UTType(known: "public.camera-raw-image")
  public static let heif = UTType(known: "public.heif")
  public static let heic = UTType(known: "public.heic")
  public static let threeDContent = UTType(known: "public.3d-content")
  public static let usd = UTType(known: "com.pixar.universal-scene-description")
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
}

// MARK: Sound and film

extension UTType {
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  public static let movie = UTType(known: "public.movie")
  public static let video = UTType(known: "public.video")
  public static let audio = UTType(known: "public.audio")
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  public static let mpeg = UTType(known: "public.mpeg")
  public static let mpeg2Video = UTType(known: "public.mpeg-2-video")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  public static let mp3 = UTType(known: "public.mp3")
  public static let avi = UTType(known: "public.avi")
  public static let aiff = UTType(known: "public.aiff-audio")
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  public static let midi = UTType(known: "public.midi-audio")
  public static let playlist = UTType(known: "public.playlist")
  public static let m3uPlaylist = UTType(known: "public.m3u-playlist")
}

// MARK: Archives

extension UTType {
  public static let archive = UTType(known: "public.archive")
  public static let diskImage = UTType(known: "public.disk-image")
  public static let zip = UTType(known: "public.zip-archive")
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  public static let bz2 = UTType(known: "public.bzip2-archive")
  public static let tarArchive = UTType(known: "public.tar-archive")
}
