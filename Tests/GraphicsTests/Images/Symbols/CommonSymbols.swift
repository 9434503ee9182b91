import TestSupport

/// The names that apps use most, the most frequent first.
let commonSymbols = """
  plus trash star.fill checkmark heart heart.fill gear star xmark checkmark.circle.fill clock
  xmark.circle.fill magnifyingglass list.bullet circle chevron.right plus.circle ellipsis globe
  xmark.circle square.and.arrow.up chevron.down person.crop.circle pencil circle.fill arrow.down
  person play.fill checkmark.circle square.and.pencil envelope plus.circle.fill calendar sparkles
  exclamationmark.triangle.fill info.circle exclamationmark.triangle photo arrow.clockwise
  slider.horizontal.3 face.smiling person.3 bookmark bell.fill bookmark.fill wifi ellipsis.circle
  bell gearshape arrow.up arrow.left.arrow.right shuffle chevron.up arrow.up.arrow.down tag
  paintpalette chevron.right.circle doc.on.doc eye link minus safari sun.max arrow.down.circle
  arrow.counterclockwise pause.fill flag minus.circle.fill forward.fill chevron.forward
  house.fill camera hand.thumbsup questionmark.circle square play.circle bubble.right arrow.left
  keyboard power align.horizontal.left timer arrow.right arrow.2.squarepath
  line.3.horizontal.decrease.circle chevron.left mic.fill mic clock.fill number dice
  arrow.right.circle.fill text.bubble stop.fill arrowshape.turn.up.left lock.fill minus.circle
  star.circle person.crop.circle.fill film wand.and.stars skew archivebox
  arrowshape.turn.up.left.fill seal checkmark.square map seal.fill textformat
  rectangle.expand.vertical bed.double.fill doc.text stop.circle location person.fill
  square.grid.2x2 mappin.and.ellipse square.fill rectangle.on.rectangle network
  """
  .split { $0 == " " || $0.isNewline }.map(String.init)
