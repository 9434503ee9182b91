import TestSupport

/// The names that apps use, the most frequent first.
let commonSymbols = """
  plus trash star.fill checkmark heart heart.fill gear star xmark checkmark.circle.fill clock
  xmark.circle.fill magnifyingglass list.bullet circle chevron.right plus.circle ellipsis globe
  xmark.circle square.and.arrow.up chevron.down person.crop.circle pencil circle.fill arrow.down
  person play.fill checkmark.circle square.and.pencil envelope plus.circle.fill calendar sparkles
  exclamationmark.triangle.fill info.circle exclamationmark.triangle photo arrow.clockwise
  slider.horizontal.3 face.smiling person.3 bookmark bell.fill bookmark.fill wifi ellipsis.circle
  bell gearshape arrow.up arrow.left.arrow.right shuffle chevron.up arrow.up.arrow.down tag
  paintpalette chevron.right.circle doc.on.doc eye link minus safari sun.max arrow.down.circle
  arrow.counterclockwise pause.fill flag minus.circle.fill forward.fill chevron.forward house.fill
  camera hand.thumbsup questionmark.circle square play.circle bubble.right arrow.left keyboard
  power align.horizontal.left timer arrow.right arrow.2.squarepath
  line.3.horizontal.decrease.circle chevron.left mic.fill mic clock.fill number dice
  arrow.right.circle.fill text.bubble stop.fill arrowshape.turn.up.left lock.fill minus.circle
  star.circle person.crop.circle.fill film wand.and.stars skew archivebox
  arrowshape.turn.up.left.fill seal checkmark.square map seal.fill textformat
  rectangle.expand.vertical bed.double.fill doc.text stop.circle location person.fill
  square.grid.2x2 mappin.and.ellipse square.fill rectangle.on.rectangle network sun.max.fill
  arrow.up.right hand.raised.fill align.vertical.top apple.logo checkmark.seal.fill at eye.slash
  lock plus.square.on.square rectangle.3.group terminal arrow.forward.square info
  arrow.left.and.right fork.knife gearshape.fill moon.circle dot.radiowaves.left.and.right cart
  heart.circle person.2.fill shippingbox scroll rectangle.3.offgrid.fill square.grid.3x2.fill
  folder questionmark person.crop.circle.badge.xmark paperplane bell.slash.fill
  bubble.left.and.bubble.right.fill sidebar.trailing rectangle swift hand.thumbsup.fill
  arrow.forward arrow.backward arrow.triangle.2.circlepath antenna.radiowaves.left.and.right
  book.fill music.quarternote.3 cpu wifi.slash square.on.square pin.fill building.2 flame.fill
  rectangle.stack.badge.plus rectangle.stack.badge.minus eye.fill pencil.circle gobackward pin
  scribble triangle quote.opening pencil.circle.fill checkmark.seal music.note.list plus.square
  square.grid.3x3 drop.fill cube chart.bar.fill line.3.horizontal.decrease
  exclamationmark.octagon.fill chevron.down.circle.fill music.mic hourglass.bottomhalf.fill
  hourglass.tophalf.fill umbrella.fill moon.fill rectangle.dashed
  arrow.up.left.and.arrow.down.right arrow.down.right gear.circle.fill iphone party.popper
  arrow.left.and.right.square house bubble.right.fill waveform.path.ecg hands.clap suit.club.fill
  forward.end.fill folder.fill macwindow arrowshape.turn.up.left.circle.fill text.append
  hand.thumbsdown chevron.backward arrow.up.arrow.down.square qrcode.viewfinder
  questionmark.diamond person.crop.square trash.fill square.split.2x1.fill textformat.abc
  textformat.size text.quote curlybraces tablecells ear.fill wrench arrow.swap
  arrow.left.circle.fill doc.text.fill square.grid.2x2.fill video.fill rectangle.grid.1x2
  rectangle.fill.on.rectangle.angled.fill bell.badge.fill app sidebar.leading doc.plaintext
  arrow.down.forward.and.arrow.up.backward arrowtriangle.up.square play doc paperplane.fill
  book.closed tray photo.badge.plus 1.circle arrow.up.backward.and.arrow.down.forward viewfinder
  info.circle.fill x.circle align.horizontal.right align.vertical.bottom phone.fill
  arrow.forward.circle infinity globe.americas.fill bird circle.and.line.horizontal
  opticaldisc.fill box.truck calendar.badge quote.bubble arrow.uturn.right.square
  arrow.up.arrow.down.circle.fill chevron.compact.right person.badge.plus
  photo.on.rectangle.angled chart.bar text.word.spacing arrow.uturn.left square.and.arrow.up.fill
  exclamationmark.octagon hands.clap.fill line.horizontal.3.decrease.circle
  arrow.left.and.right.circle.fill cube.fill hand.point.right.fill arrow.up.arrow.down.circle
  backward.fill wallet.pass cup.and.saucer.fill dot.radiowaves.right captions.bubble
  bubble.left.and.text.bubble.right lock.rotation exclamationmark.bubble
  arrow.up.right.and.arrow.down.left.rectangle newspaper link.circle arrow.up.circle
  macbook.and.iphone xmark.bin list.clipboard list.bullet.clipboard figure.jumprope rays
  envelope.fill sparkle hammer bolt.horizontal.fill list.bullet.below.rectangle trophy
  list.bullet.circle largecircle.fill.circle checkmark.square.fill memories.badge.plus
  text.badge.plus star.circle.fill arrow.trianglehead.clockwise rectangle.inset.filled pentagon
  battery.100 square.on.circle arrow.counterclockwise.circle ant.fill
  line.3.horizontal.decrease.circle.fill document.on.document.fill square.split.2x1
  folder.badge.gearshape bird.fill person.badge.minus bubble.left.and.bubble.right
  badge.plus.radiowaves.right checkmark.shield speaker speaker.slash tray.full
  person.crop.circle.badge.exclamationmark poweroutlet.type.b.fill pencil.line
  person.fill.badge.plus touchid character.textbox books.vertical star.square x.square.fill
  o.square.fill placeholdertext.fill building.columns face.dashed sun.dust.fill
  arrowtriangle.up.circle arrowtriangle.down.circle sidebar.left trash.circle.fill trash.circle
  bubble.middle.bottom.fill rectangle.arrowtriangle.2.inward
  rectangle.portrait.arrowtriangle.2.inward text.magnifyingglass chevron.left.circle
  clock.arrow.trianglehead.counterclockwise.rotate.90 rectangle.compress.vertical alarm
  stopwatch.fill slash.circle.fill slash.circle mic.slash calendar.badge.exclamationmark
  point.3.connected.trianglepath.dotted text.alignjustify rectangle.split.3x1 separator.horizontal
  square.dashed arrow.turn.down.right chevron.up.chevron.down map.fill
  rectangle.portrait.bottomthird.inset.filled checklist wand.and.stars.inverse speaker.wave.2
  arrow.up.and.down.and.sparkles arrow.down.to.line.compact opticaldiscdrive.fill flame
  windshield.rear.and.wiper rotate.3d
  arrow.up.left.and.down.right.and.arrow.up.right.and.down.left scalemass lightbulb
  camera.aperture blinds.horizontal.open circle.dotted drop arrow.3.trianglepath diamond.fill
  triangle.fill light.beacon.max.fill hand.raised.fingers.spread.fill opticaldisc
  trapezoid.and.line.vertical trapezoid.and.line.horizontal arrow.uturn.backward dice.fill
  suit.heart.fill suit.spade.fill suit.diamond.fill repeat.1 repeat dollarsign.circle
  pencil.and.outline plus.app person.2 trash.square.fill x.circle.fill square.slash paperclip
  photo.fill face.smiling.fill xmark.bin.fill number.circle.fill exclamationmark.square
  doc.viewfinder.fill exclamationmark.circle qrcode rectangle.portrait.and.arrow.right
  arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill chart.line.uptrend.xyaxis
  person.badge.key.fill plus.bubble cloud.sun moon.circle.fill sun.max.circle.fill
  eye.trianglebadge.exclamationmark signature gear.circle square.and.arrow.down xmark.square
  square.split.2x2.fill arrow.uturn.down.square.fill character.text.justify x.squareroot
  circle.grid.cross.left.filled powerplug character.cursor.ibeam clipboard cloud.rain snow
  figure.walk lungs.fill text.badge.xmark line.horizontal.3.decrease 1.square
  folder.fill.badge.plus mail.stack keyboard.macwindow apps.ipad arrow.down.square.fill
  arrow.right.square.fill shippingbox.fill folder.fill.badge.person.crop key.fill goforward
  flowchart.fill smiley backward.end.alt.fill backward.end.fill forward.end.alt.fill
  square.split.1x2.fill cloud.snow.fill cloud.sleet.fill mic.circle phone.circle.fill
  speaker.wave.2.circle record.circle waveform car.fill cloud.sun.fill arrow.2.circlepath
  camera.viewfinder sun.min.fill rectangle.stack.person.crop circle.slash play.circle.fill
  arrow.up.forward.app arrowtriangle.up triangle.inset.filled highlighter bubble.left.fill
  timelapse photo.on.rectangle doc.richtext rectangle.grid.2x2 rectangle.3.offgrid
  arrow.up.right.square hammer.fill list.number icloud.fill icloud.slash chevron.compact.down
  chart.bar.xaxis gamecontroller stop.circle.fill arrowtriangle.right.circle.fill
  arrow.up.forward.square icloud.and.arrow.down message.badge.filled.fill
  digitalcrown.horizontal.press.fill doc.on.doc.fill square.and.arrow.down.on.square
  folder.fill.badge.gearshape plusminus.circle folder.badge.plus folder.badge.minus
  exclamationmark.magnifyingglass xmark.octagon.fill text.alignleft externaldrive.fill
  puzzlepiece.extension person.circle.fill bold italic square.bottomthird.inset.filled
  circlebadge.fill multiply square.leadingthird.inset.filled square.trailingthird.inset.filled
  gearshape.2 memories pause drop.triangle.fill zzz moon sunrise sun.min sunset storefront leaf
  person.3.sequence server.rack waveform.path rectangle.stack hand.draw
  platter.filled.bottom.iphone hifispeaker list.bullet.rectangle.portrait
  bell.and.waves.left.and.right internaldrive poweroutlet.type.b xmark.seal.fill pin.slash
  selection.pin.in.out pencil.slash pencil.and.list.clipboard suitcase text.badge.checkmark
  text.badge.minus text.badge.star pencil.and.scribble arrow.uturn.right faxmachine
  chevron.down.circle chevron.up.circle tray.fill quote.bubble.fill exclamationmark.bubble.fill
  message bell.slash antenna.radiowaves.left.and.right.slash checkmark.rectangle.fill
  checkmark.rectangle sidebar.right square.and.arrow.up.trianglebadge.exclamationmark
  person.crop.circle.badge.moon person.crop.circle.badge.xmark.fill speaker.slash.fill
  laptopcomputer.trianglebadge.exclamationmark person.icloud cellularbars eyedropper
  mappin.circle.fill camera.on.rectangle externaldrive person.circle a.square.fill
  hand.thumbsdown.fill 2.circle tag.square squares.below.rectangle arrow.turn.up.forward.iphone
  arrow.up.and.down.square percent arrow.left.arrow.right.square
  rectangle.and.arrow.up.right.and.arrow.down.left square.righthalf.fill square.bottomhalf.fill
  arrow.up.left arrow.down.left questionmark.app app.dashed list.dash arrow.up.and.down
  square.3.layers.3d rectangle.3.group.bubble.left envelope.badge envelope.open flag.fill
  envelope.badge.fill video.circle.fill person.crop.circle.badge.plus cloud.fog binoculars mappin
  doc.fill list.dash.header.rectangle pause.circle car music.note safari.fill text.justify.left
  book microphone.fill chart.xyaxis.line textformat.size.smaller textformat.size.larger
  arrowtriangle.right.square arrowtriangle.left.square arrowtriangle.down.square
  rectangle.righthalf.inset.filled.arrow.right rectangle.lefthalf.inset.filled.arrow.left
  rectangle.split.1x2 rectangle.split.2x1 calendar.badge.clock delete.left creditcard
  plus.app.fill wrench.and.screwdriver.fill plus.rectangle.fill line.3.crossed.swirl.circle
  dot.squareshape.fill hand.point.left.fill folder.fill.badge.questionmark lasso.sparkles
  person.2.circle multiply.circle.fill powersleep target bolt.fill clock.arrow.circlepath
  nose.fill mouth.fill person.crop.circle.fill.badge.checkmark rectangle.inset.fill xmark.octagon
  rectangle.bottomthird.inset.fill bubble.middle.bottom bolt.slash calendar.circle rosette
  l.joystick r.joystick gauge scalemass.fill book.closed.fill airplane location.north
  rectangle.grid.1x2.fill circle.grid.2x2.fill align.horizontal.left.fill
  align.horizontal.right.fill align.vertical.top.fill align.vertical.bottom.fill
  """
  .split { $0 == " " || $0.isNewline }.map(String.init)
