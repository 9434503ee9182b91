// budget: a list of names, one to a line.
@_spi(Espalier) import EspalierCore

/// The icons that symbols are made of: a symbol's name, the icon's, and options that `SymbolSource`
/// explains.
enum SymbolList {
  static let text = """
    # Marks
    plus plus-lg stem=plus
    minus dash-lg stem=dash
    xmark x-lg stem=x
    multiply x-lg stem=x
    checkmark check-lg stem=check
    info info-lg stem=info
    questionmark question-lg stem=question
    exclamationmark exclamation-lg stem=exclamation
    asterisk asterisk
    at at
    number hash
    percent percent
    infinity infinity
    slash slash-lg stem=slash
    circle.slash slash-circle enclosed
    circle.lefthalf.filled circle-half
    circle.righthalf.filled circle-half mirrored
    circle.tophalf.filled circle-half turned=1
    circle.bottomhalf.filled circle-half turned=3
    circle.square circle-square
    shield.righthalf.filled shield-shaded mirrored
    shield.checkered shield-shaded
    checkerboard.shield shield-shaded
    nosign slash-circle enclosed
    inset.filled.circle record-circle
    dot.square dice-1 enclosed
    grid grid-3x3
    loupe zoom-in mirrored levels=10
    ellipsis three-dots
    command command
    option option
    shift shift
    capslock capslock
    escape escape
    power power
    sleep moon
    sparkles stars levels=01
    sparkle stars
    checkmark.seal patch-check enclosed
    exclamationmark.seal patch-exclamation enclosed
    questionmark.seal patch-question enclosed
    plus.seal patch-plus enclosed
    seal patch-check outer
    rosette award levels=01
    checkmark.shield shield-check enclosed
    checkmark.shield.fill shield-fill-check enclosed
    exclamationmark.shield shield-exclamation enclosed
    exclamationmark.shield.fill shield-fill-exclamation enclosed
    xmark.shield shield-x enclosed
    xmark.shield.fill shield-fill-x enclosed
    lock.shield shield-lock enclosed
    lock.shield.fill shield-lock-fill enclosed
    shield shield
    shield.lefthalf.filled shield-shaded
    checkmark.rectangle check-square enclosed
    checkmark.rectangle.fill check-square-fill enclosed
    plus.rectangle plus-square enclosed
    plus.rectangle.fill plus-square-fill enclosed
    minus.rectangle dash-square enclosed
    xmark.rectangle x-square enclosed
    xmark.app x-square enclosed
    questionmark.app question-square enclosed
    exclamationmark.triangle exclamation-triangle enclosed
    exclamationmark.octagon exclamation-octagon enclosed
    xmark.octagon x-octagon enclosed
    xmark.diamond x-diamond enclosed
    questionmark.diamond question-diamond enclosed
    exclamationmark.diamond exclamation-diamond enclosed
    largecircle.fill.circle record-circle
    smallcircle.filled.circle record-circle
    circle.inset.filled record-circle levels=10
    circlebadge circle scale=0.5
    circlebadge.fill circle-fill scale=0.5
    target bullseye levels=2110
    scope bullseye
    dot.squareshape square
    dot.squareshape.fill record-fill

    0.circle 0-circle
    0.square 0-square
    1.circle 1-circle
    1.square 1-square
    2.circle 2-circle
    2.square 2-square
    3.circle 3-circle
    3.square 3-square
    4.circle 4-circle
    4.square 4-square
    5.circle 5-circle
    5.square 5-square
    6.circle 6-circle
    6.square 6-square
    7.circle 7-circle
    7.square 7-square
    8.circle 8-circle
    8.square 8-square
    9.circle 9-circle
    9.square 9-square
    c.circle c-circle
    c.square c-square
    h.circle h-circle
    h.square h-square
    p.circle p-circle
    p.square p-square
    r.circle r-circle
    r.square r-square
    x.circle x-circle
    x.square x-square
    gear gear-wide
    hammer.fill hammer

    # Arrows
    arrow.up arrow-up
    arrow.down arrow-down
    arrow.left arrow-left
    arrow.right arrow-right
    arrow.forward arrow-right
    arrow.backward arrow-left
    arrow.up.left arrow-up-left
    arrow.up.right arrow-up-right
    arrow.up.forward arrow-up-right
    arrow.up.backward arrow-up-left
    arrow.down.left arrow-down-left
    arrow.down.right arrow-down-right
    arrow.down.forward arrow-down-right
    arrow.down.backward arrow-down-left
    arrow.forward.square arrow-right-square enclosed
    arrow.up.forward.app arrow-up-right-square enclosed
    arrow.up.right.and.arrow.down.left arrows-angle-expand
    arrow.down.left.and.arrow.up.right arrows-angle-contract
    arrow.up.left.and.arrow.down.right arrows-angle-expand mirrored
    arrow.up.backward.and.arrow.down.forward arrows-angle-expand mirrored
    arrow.down.right.and.arrow.up.left arrows-angle-contract mirrored
    arrow.down.forward.and.arrow.up.backward arrows-angle-contract mirrored
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left arrows-fullscreen
    arrow.up.and.down.and.arrow.left.and.right arrows-move
    arrow.up.arrow.down arrow-down-up
    arrow.left.arrow.right arrow-left-right
    arrow.swap arrow-left-right
    arrow.clockwise arrow-clockwise
    arrow.counterclockwise arrow-counterclockwise
    arrow.trianglehead.clockwise arrow-clockwise
    arrow.trianglehead.counterclockwise arrow-counterclockwise
    goforward arrow-clockwise
    gobackward arrow-counterclockwise
    arrow.2.squarepath repeat
    arrow.2.circlepath arrow-repeat
    arrow.triangle.2.circlepath arrow-repeat
    arrow.trianglehead.2.clockwise arrow-repeat
    arrow.3.trianglepath recycle
    clock.arrow.circlepath clock-history levels=010
    clock.arrow.trianglehead.counterclockwise.rotate.90 clock-history levels=010
    arrow.uturn.left arrow-90deg-left
    arrow.uturn.right arrow-90deg-right
    arrow.uturn.backward arrow-90deg-left
    arrow.uturn.forward arrow-90deg-right
    arrow.uturn.down arrow-90deg-down
    arrow.uturn.up arrow-90deg-up
    arrow.turn.down.right arrow-return-right
    arrow.turn.down.left arrow-return-left
    return.left arrow-return-left
    return.right arrow-return-right
    arrow.turn.up.right arrow-90deg-right
    arrow.turn.up.left arrow-90deg-left
    arrow.turn.left.up arrow-90deg-up
    arrow.turn.right.up arrow-90deg-up mirrored
    arrow.turn.left.down arrow-90deg-down
    arrow.turn.right.down arrow-90deg-down mirrored
    return arrow-return-left
    arrowshape.turn.up.left reply
    arrowshape.turn.up.right reply mirrored
    arrowshape.turn.up.backward reply
    arrowshape.turn.up.forward reply mirrored
    arrowshape.turn.up.left.2 reply-all levels=01
    arrowtriangle.up caret-up
    arrowtriangle.down caret-down
    arrowtriangle.left caret-left
    arrowtriangle.right caret-right
    arrowtriangle.forward caret-right
    arrowtriangle.backward caret-left
    chevron.up chevron-up
    chevron.down chevron-down
    chevron.left chevron-left
    chevron.right chevron-right
    chevron.forward chevron-right
    chevron.backward chevron-left
    chevron.right.2 chevron-double-right
    chevron.left.2 chevron-double-left
    chevron.up.2 chevron-double-up
    chevron.down.2 chevron-double-down
    chevron.left.to.line chevron-bar-left
    chevron.right.to.line chevron-bar-right
    arrow.rectanglepath repeat
    arrow.triangle.rectanglepath repeat
    arrow.triangle.capsulepath repeat
    rotate.left.fill arrow-counterclockwise
    rotate.right.fill arrow-clockwise
    chevron.left.forwardslash.chevron.right code-slash levels=100
    square.and.arrow.up box-arrow-up levels=10
    square.and.arrow.down box-arrow-in-down levels=10
    square.and.arrow.up.fill box-arrow-up levels=10
    square.and.arrow.down.fill box-arrow-in-down levels=10
    square.and.arrow.down.on.square box-arrow-in-down levels=10
    square.and.arrow.up.on.square box-arrow-up levels=10
    arrow.up.right.square arrow-up-right-square enclosed
    arrow.up.forward.square arrow-up-right-square enclosed
    rectangle.portrait.and.arrow.right box-arrow-right levels=10
    rectangle.portrait.and.arrow.forward box-arrow-right levels=10
    rectangle.portrait.and.arrow.right.fill box-arrow-right levels=10
    square.and.arrow.up.on.square.fill box-arrow-up levels=10
    rectangle.and.arrow.up.right.and.arrow.down.left arrows-angle-expand
    arrow.right.to.square box-arrow-in-right levels=10
    arrow.right.square box-arrow-right
    rectangle.righthalf.inset.filled.arrow.right box-arrow-right levels=10
    rectangle.lefthalf.inset.filled.arrow.left box-arrow-left levels=10
    cursorarrow cursor mirrored
    location cursor
    location.north cursor turned=3
    move.3d arrows-move
    rotate.3d arrow-repeat

    # Communication
    envelope envelope
    envelope.open envelope-open
    mail.stack envelope-paper
    mail envelope
    paperplane send
    bubble.left chat-left
    bubble.right chat-right
    bubble.middle.bottom chat-square
    bubble.middle.top chat-square turned=2
    bubble chat
    message chat
    text.bubble chat-left-text
    quote.bubble chat-left-quote
    captions.bubble chat-square-text
    ellipsis.bubble chat-left-dots
    ellipsis.message chat-dots levels=10
    heart.text.square chat-square-heart
    quote.opening quote
    quote.closing quote turned=2
    phone telephone
    phone.arrow.up.right telephone-outbound levels=01
    phone.arrow.down.left telephone-inbound levels=01
    phone.arrow.right telephone-forward levels=01
    phone.connection telephone-outbound levels=01
    wifi.router router levels=01
    headset headset
    envelope.stack envelope-paper
    dot.radiowaves.up.right rss levels=2210
    wave.3.up wifi
    phone.badge.plus telephone-plus levels=10
    video camera-video
    video.slash camera-video-off levels=01
    video.slash.fill camera-video-off-fill levels=01
    mic mic levels=10
    microphone mic levels=10
    music.mic mic levels=10
    megaphone megaphone
    bell bell levels=01
    bell.and.waves.left.and.right bell levels=01
    antenna.radiowaves.left.and.right broadcast-pin lit=out always=1
    dot.radiowaves.left.and.right broadcast lit=out always=1
    dot.radiowaves.right rss levels=2210
    wifi wifi lit=up stretch=1.1
    cellularbars reception-4 lit=right
    globe.americas globe-americas
    globe.europe.africa globe-europe-africa
    globe.asia.australia globe-asia-australia
    globe.central.south.asia globe-central-south-asia
    globe.asia.australia.fill globe-asia-australia
    globe.central.south.asia.fill globe-central-south-asia
    globe.fill globe2
    globe.desk globe
    link link-45deg
    link.badge.plus link-45deg
    bolt.horizontal lightning-charge turned=1
    airplayaudio broadcast lit=out always=1
    airplayvideo cast levels=10
    qrcode qr-code fixed
    qrcode.viewfinder qr-code-scan fixed
    barcode upc fixed
    barcode.viewfinder upc-scan fixed
    signature pen
    hand.thumbsup hand-thumbs-up
    hand.thumbsdown hand-thumbs-down
    hand.raised hand-index
    hand.point.up hand-index
    hand.point.up.left hand-index-thumb
    hand.point.right hand-index turned=1
    hand.point.left hand-index turned=3
    hand.point.down hand-index turned=2
    hand.tap hand-index-thumb
    hand.draw hand-index-thumb
    signpost.right signpost
    signpost.left signpost mirrored
    signpost.right.and.left signpost-2
    signpost.and.arrowtriangle.up signpost-split
    hand.pinch hand-index-thumb

    # People
    person person stem=person
    person.crop person
    person.crop.circle person-circle
    person.crop.square person-square
    person.crop.rectangle person-badge
    person.spatialaudio.fill person-video3 levels=01
    inset.filled.rectangle.and.person.filled person-video
    person.circle person-circle
    person.badge.plus person-plus levels=110
    person.fill.badge.plus person-plus-fill levels=110
    person.badge.minus person-dash levels=011
    person.fill.badge.minus person-dash-fill levels=110
    person.fill.checkmark person-check-fill levels=110
    person.fill.xmark person-x-fill levels=110
    person.text.rectangle person-vcard
    person.badge.key person-lock levels=011
    person.badge.key.fill person-fill-lock levels=011
    person.wave.2 person-video3 levels=01
    person.and.background.dotted person-bounding-box levels=001
    person.fill.viewfinder person-bounding-box levels=001
    person.icloud cloud-check levels=10
    accessibility universal-access
    eye eye levels=10
    eyeglasses eyeglasses
    sunglasses sunglasses
    sunglasses.fill sunglasses
    person.wave.2.fill person-video3 levels=01
    person.2.wave.2 people levels=0101
    ear ear
    face.smiling emoji-smile levels=10
    face.smiling.inverse emoji-smile-fill
    smiley emoji-smile levels=10
    lungs lungs
    touchid fingerprint fixed
    graduationcap mortarboard levels=01

    person.2 people levels=0101
    person.3 people levels=0101
    faxmachine printer levels=01
    scanner printer levels=01

    # Things
    trash trash levels=01
    folder folder levels=01
    archivebox archive levels=10
    tray inbox
    tray.full inbox-fill
    tray.full.fill inbox-fill
    tray.2 inboxes levels=01
    externaldrive hdd levels=01
    internaldrive hdd levels=01
    opticaldiscdrive hdd levels=01
    opticaldisc disc levels=01
    server.rack hdd-rack levels=01
    printer printer levels=01
    doc file-earmark
    document file-earmark
    doc.text file-earmark-text enclosed
    doc.plaintext file-text enclosed
    doc.richtext file-earmark-richtext enclosed
    doc.zipper file-earmark-zip levels=10
    doc.append file-earmark-plus levels=10
    doc.badge.plus file-earmark-plus levels=10
    doc.badge.minus file-earmark-minus levels=10
    arrow.down.doc file-earmark-arrow-down levels=10
    arrow.down.doc.fill file-earmark-arrow-down-fill levels=10
    arrow.up.doc file-earmark-arrow-up levels=10
    arrow.up.doc.fill file-earmark-arrow-up-fill levels=10
    doc.fill.badge.plus file-earmark-plus-fill enclosed
    doc.on.clipboard clipboard levels=10
    doc.viewfinder file-earmark-image levels=10
    doc.viewfinder.fill file-earmark-image-fill
    doc.text.image file-earmark-richtext enclosed
    note.text sticky
    note sticky
    scroll receipt levels=10
    scroll.fill receipt levels=10
    newspaper newspaper levels=01
    book book
    book.pages book
    book.closed journal levels=01
    book.closed.fill journal-bookmark-fill levels=01
    books.vertical bookshelf
    books.vertical.fill bookshelf
    text.book.closed journal-text levels=01
    magazine journal-richtext levels=01
    bookmark bookmark
    character.book.closed journal-bookmark levels=01
    list.clipboard clipboard-check levels=10
    list.bullet.clipboard clipboard-data levels=10
    pencil.and.list.clipboard clipboard-plus levels=10
    clipboard clipboard levels=10
    paperclip paperclip
    pencil pencil
    pencil.line pencil
    pencil.tip pen
    pencil.and.outline pencil
    pencil.and.scribble pencil
    square.and.pencil pencil-square levels=10
    eraser eraser
    paintbrush brush
    paintbrush.pointed brush
    paintpalette palette levels=01
    eyedropper eyedropper
    ruler rulers
    ruler.fill rulers
    pencil.and.ruler rulers
    scissors scissors
    hammer hammer
    wrench wrench
    wrench.adjustable wrench-adjustable
    wrench.adjustable.fill wrench-adjustable
    gearshape.2.fill gear-wide-connected
    eyedropper.full eyedropper
    eyedropper.halffull eyedropper
    eraser.line.dashed eraser
    pencil.and.ruler.fill rulers
    pencil.tip.crop pen
    wand.and.rays.inverse magic levels=01
    wand.and.outline magic levels=01
    wrench.and.screwdriver tools
    wrench.and.screwdriver.fill tools
    screwdriver screwdriver
    screwdriver.fill screwdriver
    gearshape gear
    gearshape.2 gear-wide-connected
    slider.horizontal.3 sliders
    slider.horizontal.2.square sliders
    slider.horizontal.below.rectangle sliders
    switch.2 toggles levels=01
    lightswitch.on toggle-on
    gauge speedometer2 levels=101
    gauge.medium speedometer2 levels=101
    speedometer speedometer levels=101
    wand.and.stars magic levels=01
    wand.and.stars.inverse magic levels=01
    wand.and.rays magic levels=01
    wand.and.sparkles magic levels=01
    magnifyingglass search
    plus.magnifyingglass zoom-in levels=010
    minus.magnifyingglass zoom-out levels=010
    sparkle.magnifyingglass search-heart levels=01
    binoculars binoculars
    lock lock
    lock.open unlock
    lock.rotation lock
    key key
    key.horizontal key
    key.horizontal.fill key-fill
    pin pin-angle
    mappin geo levels=01
    mappin.and.ellipse geo levels=01
    mappin.circle geo-alt
    map map
    safari compass levels=10
    house house
    building building levels=01
    building.2 buildings levels=01
    building.2.crop buildings
    building.columns bank
    storefront shop levels=01
    storefront.fill shop levels=01
    house.lodge house-door
    door.left.hand.open door-open levels=01
    door.left.hand.closed door-closed levels=01
    door.right.hand.open door-open mirrored levels=01
    door.right.hand.closed door-closed mirrored levels=01
    lamp.desk lamp levels=01
    lamp.table lamp levels=01
    fan fan levels=10
    fan.fill fan levels=10
    globe.desk.fill globe2
    cart cart
    bag bag
    handbag handbag levels=01
    basket basket levels=01
    creditcard credit-card levels=10
    wallet.pass wallet2
    wallet.bifold wallet levels=10
    banknote cash levels=10
    banknote.fill cash-stack levels=10
    dollarsign currency-dollar
    eurosign currency-euro
    sterlingsign currency-pound
    yensign currency-yen
    chineseyuanrenminbisign currency-yen
    lirasign currency-pound
    indianrupeesign currency-rupee
    bitcoinsign currency-bitcoin
    giftcard gift
    gift gift
    tag tag
    shippingbox box-seam
    box.truck truck
    box.truck.fill truck
    truck.box.fill truck
    cube box
    cube.box box-seam
    puzzlepiece puzzle
    puzzlepiece.extension puzzle
    suitcase briefcase
    briefcase briefcase
    umbrella umbrella
    medal award levels=01
    trophy trophy
    flag flag
    bandage bandaid levels=01
    pills capsule
    cross plus-lg
    waveform.path.ecg activity
    waveform.path soundwave
    heart heart
    heart.text.clipboard clipboard-heart levels=10
    bolt lightning
    star star
    star.leadinghalf.filled star-half
    moon moon
    flame fire
    flame.fill fire
    drop droplet
    drop.halffull droplet-half
    tree tree
    ant bug
    ladybug bug
    bird twitter
    bird.fill twitter
    cup.and.saucer cup-hot levels=01
    cup.and.heat.waves cup-hot levels=01
    mug cup
    balloon balloon
    gamecontroller controller levels=10
    gamecontroller.fill controller levels=10
    dpad dpad levels=10
    l.joystick joystick levels=10
    r.joystick joystick levels=10
    dice dice-5 enclosed
    die.face.1 dice-1 enclosed
    die.face.2 dice-2 enclosed
    die.face.3 dice-3 enclosed
    die.face.4 dice-4 enclosed
    die.face.5 dice-5 enclosed
    die.face.6 dice-6 enclosed
    suit.heart suit-heart
    suit.spade suit-spade
    suit.club suit-club
    suit.diamond suit-diamond
    lightbulb lightbulb levels=01
    lightbulb.slash lightbulb-off levels=01
    lightbulb.slash.fill lightbulb-off-fill levels=01
    light.beacon.max lightbulb levels=01
    powerplug plug
    poweroutlet.type.b outlet enclosed
    poweroutlet.type.b.fill outlet enclosed
    fuelpump fuel-pump levels=01
    ev.charger ev-station levels=01
    car car-front levels=01
    car.2 car-front levels=01
    bus bus-front levels=01
    tram train-front levels=01
    train.side.front.car train-lightrail-front levels=01
    train.side.middle.car train-lightrail-front levels=01
    train.side.rear.car train-lightrail-front levels=01
    lightrail train-lightrail-front levels=01
    lifepreserver.fill life-preserver
    airplane airplane turned=1
    bicycle bicycle
    scooter scooter
    truck.box truck
    rocket rocket levels=01
    parkingsign p-square levels=10
    lifepreserver life-preserver
    lungs.fill lungs-fill
    scalemass speedometer2 levels=101
    scalemass.fill speedometer levels=101
    hourglass hourglass-split
    hourglass.bottomhalf.filled hourglass-bottom
    hourglass.bottomhalf.fill hourglass-bottom
    hourglass.tophalf.filled hourglass-top
    hourglass.tophalf.fill hourglass-top
    thermometer thermometer levels=10
    thermometer.medium thermometer-half levels=10
    thermometer.low thermometer-low levels=10
    thermometer.high thermometer-high levels=10
    thermometer.sun thermometer-sun levels=021
    thermometer.sun.fill thermometer-sun levels=021
    thermometer.variable.and.figure thermometer-half levels=10
    thermometer.snowflake thermometer-snow levels=01
    rainbow rainbow levels=012
    globe globe2

    bolt.car car-front levels=01
    bolt.car.fill car-front-fill levels=01
    bus.doubledecker bus-front levels=01
    cablecar train-lightrail-front levels=01
    ticket ticket-perforated
    takeoutbag.and.cup.and.straw cup-straw levels=01
    takeoutbag.and.cup.and.straw.fill cup-straw levels=01
    building.columns.fill bank2
    newspaper.fill newspaper
    pills.fill capsule-pill
    wallet.pass.fill wallet-fill
    wrench.fill wrench
    lightbulb.max lightbulb levels=01
    lightbulb.max.fill lightbulb-fill levels=01
    iphone.gen3 phone
    iphone.gen2 phone
    phone.down telephone-x levels=10
    phone.down.fill telephone-x-fill levels=10
    tray.and.arrow.down download levels=10
    tray.and.arrow.down.fill download levels=10
    tray.and.arrow.up upload levels=10
    tray.and.arrow.up.fill upload levels=10
    rotate.left arrow-counterclockwise
    rotate.right arrow-clockwise
    wave.3.right wifi turned=1
    wave.3.left wifi turned=3
    figure.2.and.child.holdinghands people levels=01
    figure.2 people levels=01
    figure.outdoor.cycle bicycle
    gauge.with.dots.needle.bottom.50percent speedometer2 levels=101
    gauge.with.dots.needle.0percent speedometer2 levels=101
    gauge.with.dots.needle.33percent speedometer2 levels=101
    gauge.with.dots.needle.50percent speedometer2 levels=101
    gauge.with.dots.needle.67percent speedometer2 levels=101
    gauge.with.dots.needle.100percent speedometer2 levels=101
    gauge.with.needle speedometer levels=101
    cube.transparent box
    textbox textarea-t levels=10
    moon.zzz moon-stars levels=01
    moon.zzz.fill moon-stars-fill levels=01
    window.vertical.closed layout-split
    cursorarrow.rays cursor mirrored
    cursorarrow.click cursor mirrored
    rectangle.inset.filled.and.person.filled person-video
    apps.iphone grid
    virus virus
    microbe virus levels=01
    allergens virus2
    allergens.fill virus2
    microbe.fill virus levels=01
    ear.badge.waveform ear
    seal.text.page file-earmark-check levels=10

    # Time
    clock clock enclosed
    alarm alarm levels=01
    stopwatch stopwatch levels=01
    timelapse clock-history levels=010
    calendar calendar3 levels=01
    calendar.badge.plus calendar-plus levels=10
    calendar.badge.minus calendar-minus levels=10
    calendar.badge.checkmark calendar-check levels=10
    calendar.badge.exclamationmark calendar-x levels=10
    calendar.badge.clock calendar-week levels=10
    calendar.badge calendar-event levels=10
    calendar.day.timeline.left calendar-day levels=10
    zzz moon-stars
    powersleep moon
    applewatch smartwatch levels=01
    watch.analog watch
    digitalcrown.press watch levels=01
    digitalcrown.arrow.clockwise watch levels=01
    digitalcrown.horizontal.press.fill watch levels=01
    watchface.applewatch.case smartwatch levels=01

    # Weather
    sun.max brightness-high levels=01
    sun.min brightness-low levels=01
    sun.dust brightness-alt-high levels=01
    sun.haze cloud-haze levels=01
    sunrise sunrise levels=01
    sunset sunset levels=01
    sun.horizon sunset levels=01
    rays brightness-low
    moon.stars moon-stars levels=01
    cloud cloud
    cloud.sun cloud-sun levels=01
    cloud.moon cloud-moon levels=01
    cloud.sun.bolt cloud-lightning levels=01
    cloud.moon.bolt cloud-lightning levels=01
    cloud.rain cloud-rain levels=01
    cloud.heavyrain cloud-rain-heavy levels=01
    cloud.drizzle cloud-drizzle levels=01
    cloud.snow cloud-snow levels=01
    cloud.sleet cloud-sleet levels=01
    cloud.hail cloud-hail levels=01
    cloud.fog cloud-fog levels=01
    cloud.bolt cloud-lightning levels=01
    cloud.bolt.rain cloud-lightning-rain levels=012
    smoke clouds levels=01
    wind wind levels=012
    snow snow
    snowflake snow2
    tornado tornado
    hurricane hurricane
    tropicalstorm tropical-storm
    water.waves water levels=012
    humidity moisture levels=01
    humidity.fill moisture levels=01
    icloud cloud
    icloud.and.arrow.down cloud-arrow-down levels=10
    icloud.and.arrow.up cloud-arrow-up levels=10
    icloud.slash cloud-slash levels=01
    icloud.slash.fill cloud-slash-fill levels=01
    checkmark.icloud cloud-check levels=10
    xmark.icloud cloud-minus levels=10
    plus.icloud cloud-plus levels=10

    # Media
    play play
    pause pause
    stop stop
    record.circle record-circle enclosed
    forward fast-forward
    backward rewind
    forward.end skip-end
    backward.end skip-start
    forward.end.alt skip-forward
    backward.end.alt skip-backward
    forward.frame skip-end
    backward.frame skip-start
    playpause skip-end
    eject eject
    play.rectangle play-btn enclosed
    play.rectangle.fill play-btn-fill
    play.square play-btn enclosed
    play.square.stack collection-play levels=01
    shuffle shuffle
    repeat repeat
    repeat.1 repeat-1
    speaker volume-off
    speaker.fill volume-off-fill
    speaker.slash volume-mute levels=10
    speaker.slash.fill volume-mute-fill levels=10
    speaker.wave.1 volume-down lit=right always=1
    speaker.wave.1.fill volume-down-fill lit=right always=1
    speaker.wave.2 volume-up lit=right always=1
    speaker.wave.2.fill volume-up-fill lit=right always=1
    speaker.wave.3 volume-up lit=right always=1
    speaker.wave.3.fill volume-up-fill lit=right always=1
    hifispeaker speaker levels=10
    headphones headphones
    earbuds earbuds
    airpods earbuds
    music.note music-note
    music.note.list music-note-list
    music.quarternote.3 music-note-beamed
    recordingtape cassette
    radio boombox levels=01
    film film
    film.stack collection-play levels=01
    tv tv levels=01
    photo image levels=10
    photo.on.rectangle images levels=01
    photo.on.rectangle.angled images levels=01
    photo.stack images levels=01
    photo.stack.fill images levels=01
    photo.on.rectangle.fill images levels=01
    photo.on.rectangle.angled.fill images levels=01
    photo.fill.on.rectangle.fill images levels=01
    camera.macro flower1
    photo.badge.plus image levels=10
    camera camera levels=10
    camera.viewfinder camera levels=10
    camera.on.rectangle camera2 levels=01
    viewfinder fullscreen
    crop crop
    crop.rotate crop
    aspectratio aspect-ratio levels=10
    rectangle.arrowtriangle.2.inward arrows-collapse
    rectangle.portrait.arrowtriangle.2.inward arrows-collapse
    rectangle.arrowtriangle.2.outward arrows-expand
    rectangle.portrait.arrowtriangle.2.outward arrows-expand
    captions badge-cc enclosed
    pip pip enclosed
    memories clock-history levels=010

    # Text and lists
    textformat type
    textformat.abc type
    textformat.alt fonts
    textformat.size type
    textformat.size.larger fonts scale=1.1
    textformat.size.smaller fonts scale=0.75
    textformat.123 123
    translate translate
    numbers 123
    numbersign hash
    textformat.12 123
    textformat.superscript superscript
    textformat.subscript subscript
    textformat.characters fonts
    plus.forwardslash.minus plus-slash-minus
    minus.forwardslash.plus plus-slash-minus turned=2
    checklist.unchecked ui-radios
    text.page file-text enclosed
    text.document file-earmark-text enclosed
    richtext.page file-earmark-richtext enclosed
    append.page file-earmark-plus levels=10
    zipper.page file-earmark-zip levels=10
    text.book.closed.fill journal-bookmark-fill
    magazine.fill journal-bookmark-fill
    line.2.horizontal.decrease.circle filter-circle enclosed
    lineweight border-width
    rectangle.and.pencil.and.ellipse input-cursor-text
    bold type-bold
    italic type-italic
    underline type-underline levels=01
    strikethrough type-strikethrough
    superscript superscript
    subscript subscript
    paragraph paragraph
    paragraphsign paragraph
    character translate
    character.bubble translate
    text.alignleft text-left
    text.aligncenter text-center
    text.alignright text-right
    text.alignjustify justify
    text.justify justify
    text.justify.left text-left
    text.justify.leading text-left
    text.justify.right text-right
    text.justify.trailing text-right
    text.append text-indent-left
    text.insert text-indent-left
    text.quote blockquote-left
    text.word.spacing text-wrap
    increase.indent text-indent-left
    decrease.indent text-indent-right
    text.cursor cursor-text
    character.cursor.ibeam cursor-text
    character.textbox input-cursor-text
    placeholdertext.fill input-cursor-text
    character.text.justify text-paragraph
    list.bullet list-ul levels=1110
    list.dash list-task levels=1110
    list.number list-ol levels=1110
    list.star list-stars levels=1110
    list.triangle list-nested
    list.bullet.indent list-nested
    list.bullet.rectangle card-list
    list.bullet.below.rectangle card-heading levels=10
    list.dash.header.rectangle card-text
    list.and.film card-list levels=10
    checklist list-check levels=1110
    filemenu.and.selection menu-button-wide
    contextualmenu.and.cursorarrow menu-app
    curlybraces braces
    terminal terminal enclosed
    apple.terminal terminal enclosed
    tablecells table
    line.3.horizontal.decrease filter
    line.3.horizontal.decrease.circle filter-circle enclosed
    line.3.horizontal.decrease.circle.fill filter-circle-fill enclosed
    line.horizontal.3.decrease filter
    line.horizontal.3.decrease.circle filter-circle enclosed
    line.horizontal.3 list
    arrow.up.and.down.text.horizontal text-paragraph
    separator.horizontal hr
    rectangle.and.pencil.and.ellipsis input-cursor
    keyboard keyboard enclosed
    keyboard.chevron.compact.down keyboard enclosed
    keyboard.macwindow keyboard enclosed
    delete.left backspace enclosed
    delete.backward backspace enclosed
    delete.right backspace-reverse enclosed
    delete.forward backspace-reverse enclosed
    clear x-square enclosed
    square.grid.2x2 grid
    square.grid.3x2 grid-3x2-gap
    square.grid.3x3 grid-3x3-gap
    square.grid.3x1.below.line.grid.1x2 grid-1x2
    circle.grid.cross dpad
    circle.grid.cross.left.filled dpad-fill
    square.on.circle intersect
    distribute.vertical.center.fill distribute-vertical
    distribute.horizontal.center.fill distribute-horizontal
    square.fill.on.circle.fill union
    squares.below.rectangle ui-checks-grid
    rectangle.split.3x3 table
    uiwindow.split.2x1 layout-split
    rectangle.3.group.bubble.left ui-checks-grid
    flowchart diagram-3 levels=01
    point.3.connected.trianglepath.dotted share
    point.3.filled.connected.trianglepath.dotted share-fill
    chart.bar bar-chart lit=right
    chart.bar.fill bar-chart-fill lit=right
    chart.bar.xaxis bar-chart-line
    chart.bar.yaxis bar-chart-line turned=1
    chart.bar.xaxis.ascending bar-chart-line
    chart.bar.horizontal.page file-bar-graph enclosed
    chart.line.text.clipboard clipboard-data levels=10
    doc.text.below.ecg file-earmark-medical levels=10
    distribute.horizontal distribute-horizontal
    distribute.horizontal.center distribute-horizontal
    distribute.vertical distribute-vertical
    distribute.vertical.center distribute-vertical
    chart.bar.doc.horizontal file-earmark-bar-graph enclosed
    chart.pie pie-chart levels=012
    chart.xyaxis.line graph-up levels=10
    chart.line.uptrend.xyaxis graph-up-arrow levels=10
    chart.line.downtrend.xyaxis graph-down-arrow levels=10
    selection.pin.in.out pin-map levels=01

    # Shapes
    triangle triangle
    triangle.inset.filled triangle-half
    diamond diamond
    pentagon pentagon
    hexagon hexagon
    octagon octagon
    rhombus diamond
    shield.slash shield-slash levels=01
    square.and.line.vertical.and.square symmetry-vertical
    circle.and.line.horizontal distribute-vertical
    trapezoid.and.line.vertical symmetry-vertical
    flip.horizontal symmetry-vertical
    flip.horizontal.fill symmetry-vertical
    trapezoid.and.line.horizontal symmetry-horizontal
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left symmetry-vertical
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill symmetry-vertical
    line.diagonal slash-lg
    circle.circle record-circle

    # Devices and programs
    iphone phone
    iphone.landscape phone-landscape
    iphone.radiowaves.left.and.right phone-vibrate levels=01
    ipad tablet
    ipad.landscape tablet-landscape
    apps.ipad grid
    macbook laptop levels=01
    laptopcomputer laptop levels=01
    desktopcomputer display
    display display
    pc pc-display levels=01
    xserve hdd-rack levels=01
    computermouse mouse levels=01
    magicmouse mouse2 levels=01
    cpu cpu levels=10
    memorychip.fill memory
    esim sim levels=10
    cable.connector.horizontal usb-plug turned=1 levels=01
    arcade.stick joystick levels=10
    arcade.stick.console joystick levels=10
    arcade.stick.console.fill joystick levels=10
    l.joystick.fill joystick levels=10
    r.joystick.fill joystick levels=10
    4k.tv badge-4k enclosed
    memorychip memory
    sdcard sd-card levels=01
    simcard sim levels=10
    cable.connector usb-plug levels=01
    webcam camera-video
    vr.headset headset-vr levels=01
    visionpro headset-vr levels=01
    apple.logo apple
    applelogo apple
    applescript file-code enclosed
    swiftdata database levels=0122
    cylinder database levels=0122
    cylinder.split.1x2 database levels=01
    externaldrive.connected.to.line.below hdd-network levels=01
    digitalcrown.horizontal.press watch levels=01
    platter.filled.bottom.iphone phone
    rectangle.on.rectangle.slash window-x
    dock.rectangle window-dock
    menubar.rectangle window
    menubar.dock.rectangle window-desktop
    macwindow.on.rectangle window-stack
    macwindow.badge.plus window-plus levels=10
    inset.filled.rectangle window-fullscreen
    """
}
