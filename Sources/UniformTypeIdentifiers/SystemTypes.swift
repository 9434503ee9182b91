// Identifier, the types it conforms to, file name extensions, MIME types, name: as in Apple's list
// of system-declared types.
let systemTypeTable = """
  public.item | | | | item
  public.content | | | | content
  public.composite-content | public.content | | | composite content
  public.data | public.item | | application/octet-stream | data
  public.directory | public.item | | | directory
  public.folder | public.directory | | | folder
  public.volume | public.folder | | | volume
  public.symlink | public.item | | | symbolic link
  public.executable | public.item | | | executable
  public.unix-executable | public.data public.executable | | | Unix executable
  com.microsoft.windows-executable | public.data public.executable | exe | application/x-msdownload | Windows executable
  com.apple.package | public.directory | | | package
  com.apple.bundle | public.directory | bundle | | bundle
  com.apple.framework | com.apple.bundle | framework | | framework
  com.apple.application | public.executable | | | application
  com.apple.application-bundle | com.apple.application com.apple.bundle com.apple.package | app | | application
  public.url | public.data | | text/x-uri | URL
  public.file-url | public.url | | | file URL
  public.bookmark | public.item | | | bookmark
  public.text | public.data public.content | | | text
  public.plain-text | public.text | txt text | text/plain | text
  public.utf8-plain-text | public.plain-text | | | Unicode text
  public.utf16-plain-text | public.plain-text | | | Unicode text
  public.utf16-external-plain-text | public.plain-text | | | Unicode text
  public.delimited-values-text | public.text | | | delimited text
  public.comma-separated-values-text | public.delimited-values-text | csv | text/csv text/comma-separated-values | comma-separated text
  public.tab-separated-values-text | public.delimited-values-text | tsv | text/tab-separated-values | tab-separated text
  public.utf8-tab-separated-values-text | public.tab-separated-values-text public.utf8-plain-text | | | tab-separated text
  public.rtf | public.text | rtf | text/rtf application/rtf | RTF document
  public.html | public.text | html htm | text/html | HTML text
  public.xml | public.text | xml | application/xml text/xml | XML text
  public.yaml | public.text | yml yaml | application/x-yaml | YAML document
  public.css | public.text | css | text/css | CSS style sheet
  public.log | public.plain-text | log | | log file
  net.daringfireball.markdown | public.plain-text | md markdown | text/markdown | Markdown text
  public.source-code | public.plain-text | | | source code
  public.assembly-source | public.source-code | s | | assembly language source
  public.c-source | public.source-code | c | | C source
  public.c-header | public.source-code | h | | C header
  public.c-plus-plus-source | public.source-code | cpp cp c++ cc cxx | | C++ source
  public.c-plus-plus-header | public.source-code | hpp h++ hxx hh | | C++ header
  public.objective-c-source | public.source-code | m | | Objective-C source
  public.objective-c-plus-plus-source | public.source-code | mm | | Objective-C++ source
  public.swift-source | public.source-code | swift | | Swift source
  public.make-source | public.script | mk mak | | Makefile
  public.script | public.source-code | | | script
  com.netscape.javascript-source | public.executable public.source-code | js mjs | text/javascript application/javascript | JavaScript
  public.shell-script | public.script | sh command | application/x-sh | shell script
  public.perl-script | public.shell-script | pl pm | text/x-perl-script | Perl script
  public.python-script | public.shell-script | py | text/x-python-script | Python script
  public.ruby-script | public.shell-script | rb | text/x-ruby-script | Ruby script
  public.php-script | public.shell-script | php | text/php | PHP script
  public.json | public.text | json | application/json | JSON document
  public.geojson | public.json | geojson | application/geo+json | GeoJSON
  com.apple.property-list | public.data | plist | | property list
  com.apple.xml-property-list | com.apple.property-list public.xml | | | XML property list
  com.apple.binary-property-list | com.apple.property-list | | | binary property list
  com.adobe.pdf | public.data public.composite-content | pdf | application/pdf | PDF document
  com.apple.rtfd | com.apple.package public.composite-content | rtfd | | RTF document with attachments
  public.image | public.data public.content | | | image
  public.jpeg | public.image | jpeg jpg jpe | image/jpeg image/jpg | JPEG image
  public.png | public.image | png | image/png | PNG image
  public.tiff | public.image | tiff tif | image/tiff | TIFF image
  com.compuserve.gif | public.image | gif | image/gif | GIF image
  com.microsoft.bmp | public.image | bmp dib | image/bmp | Windows bitmap image
  com.microsoft.ico | public.image | ico | image/vnd.microsoft.icon | Windows icon
  com.apple.icns | public.image | icns | | Apple icon image
  org.webmproject.webp | public.image | webp | image/webp | WebP image
  public.svg-image | public.image public.xml | svg | image/svg+xml | SVG image
  public.camera-raw-image | public.image | | | raw image
  public.heif-standard | public.image | | | HEIF image
  public.heif | public.heif-standard | heif | image/heif | HEIF image
  public.heic | public.heif-standard | heic | image/heic | HEIC image
  public.3d-content | public.content | | | 3D content
  com.pixar.universal-scene-description | public.3d-content public.data | usd | | universal scene description
  com.pixar.universal-scene-description-mobile | public.3d-content public.data | usdz | model/vnd.usdz+zip | USDZ document
  public.audiovisual-content | public.data public.content | | | audiovisual content
  public.movie | public.audiovisual-content | | | movie
  public.video | public.movie | | | video
  public.audio | public.audiovisual-content | | | audio
  com.apple.quicktime-movie | public.movie | mov qt | video/quicktime | QuickTime movie
  public.mpeg | public.movie | mpg mpeg mpe | video/mpeg | MPEG movie
  public.mpeg-2-video | public.video | m2v | video/mpeg2 | MPEG-2 video
  public.mpeg-4 | public.movie | mp4 mpg4 | video/mp4 | MPEG-4 movie
  public.mpeg-4-audio | public.audio public.mpeg-4 | | audio/mp4 | MPEG-4 audio
  public.mp3 | public.audio | mp3 mpga | audio/mpeg audio/mp3 | MP3 audio
  com.apple.m4a-audio | public.mpeg-4-audio | m4a | audio/x-m4a | Apple MPEG-4 audio
  public.avi | public.movie | avi | video/avi | AVI movie
  public.aiff-audio | public.audio | aiff aif | audio/aiff | AIFF audio
  com.microsoft.waveform-audio | public.audio | wav wave | audio/vnd.wave audio/wav | waveform audio
  public.midi-audio | public.audio | midi mid | audio/midi | MIDI audio
  public.playlist | public.item | | | playlist
  public.m3u-playlist | public.text public.playlist | m3u | audio/mpegurl | M3U playlist
  public.archive | public.data | | | archive
  public.disk-image | public.archive | | | disk image
  public.zip-archive | public.archive | zip | application/zip | ZIP archive
  org.gnu.gnu-zip-archive | public.archive | gz | application/gzip application/x-gzip | gzip archive
  public.bzip2-archive | public.archive | bz2 | application/x-bzip2 | bzip2 archive
  public.tar-archive | public.archive | tar | application/x-tar | tar archive
  public.spreadsheet | public.content | | | spreadsheet
  public.presentation | public.composite-content | | | presentation
  public.database | public.item | | | database
  public.message | public.item | | | message
  public.email-message | public.message | | | email message
  public.contact | public.item | | | contact
  public.vcard | public.contact public.text | vcf vcard | text/vcard text/x-vcard | vCard
  public.to-do-item | public.item | | | to-do item
  public.calendar-event | public.item | | | calendar event
  com.apple.ical.ics | public.calendar-event public.text | ics | text/calendar | calendar
  public.font | public.data | | | font
  public.opentype-font | public.font | otf | font/otf | OpenType font
  public.truetype-ttf-font | public.font | ttf | font/ttf | TrueType font
  com.rsa.pkcs-12 | public.data | p12 pfx | application/x-pkcs12 | PKCS 12 data
  public.x509-certificate | public.data | cer crt der | application/x-x509-ca-cert | certificate
  org.idpf.epub-container | public.data public.composite-content | epub | application/epub+zip | EPUB document
  """
