// Written by Scripts/make-oracle-tests; run it again instead of changing this file.

extension OracleCase {
  /// The cases left out, and why.
  static let skipped: [String: String] = [
    "lazygrid.d.adaptive-max": "needs LazyVGrid and LazyHGrid, not built yet",
    "lazygrid.d.adaptive80": "needs LazyVGrid and LazyHGrid, not built yet",
    "lazygrid.d.cell-align": "needs LazyVGrid and LazyHGrid, not built yet",
    "lazygrid.d.fixed-leading": "needs LazyVGrid and LazyHGrid, not built yet",
    "lazygrid.d.fixed-trailing": "needs LazyVGrid and LazyHGrid, not built yet",
    "lazygrid.d.flex-max": "needs LazyVGrid and LazyHGrid, not built yet",
    "lazygrid.d.narrow-cell": "needs LazyVGrid and LazyHGrid, not built yet",
    "lazygrid.d.row-heights": "needs LazyVGrid and LazyHGrid, not built yet",
    "lazygrid.d.spacing-per-item": "needs LazyVGrid and LazyHGrid, not built yet",
    "lazygrid.d.three-flex-sp0": "needs LazyVGrid and LazyHGrid, not built yet",
    "lazygrid.flex100-flex180": "needs LazyVGrid and LazyHGrid, not built yet",
    "lazygrid.flex50-flex120": "needs LazyVGrid and LazyHGrid, not built yet",
    "lazystack.h": "needs LazyVStack and LazyHStack, not built yet",
    "lazystack.v": "needs LazyVStack and LazyHStack, not built yet",
    "lazystack.v.leading": "needs LazyVStack and LazyHStack, not built yet",
    "metalui.stack.S.toggle-toggle.v": "needs Toggle, not built yet",
    "swiftuiweb.list.ios.insetgrouped": "needs List, not built yet",
    "swiftuiweb.list.macos.bordered": "needs List, not built yet",
    "swiftuiweb.list.macos.inset": "needs List, not built yet",
    "swiftuiweb.list.macos.plain": "needs List, not built yet",
    "swiftuiweb.list.macos.rowinsets": "needs List, not built yet",
    "swiftuiweb.list.macos.sidebar": "needs List, not built yet",
  ]
}
