// Texts as SwiftUI lays them out on macOS 26.2 at two pixels per point: facts transcribed from the
// recordings of the project iamcgn/swiftui-web (Apache License 2.0).
//
// One row per line, with columns separated by `|`: name, font, proposed width, options, text, width,
// height, first and last baseline. A font is `style:NAME[:wWEIGHT|:italic]`,
// `system:SIZE:WEIGHT:DESIGN`, or `rich:` with several fonts and the number of characters of each.
// Options are `lN` (line limit), `rN` (reserved lines), `sN` (line spacing), `kN` (kerning), `trN`
// (tracking), `thead` and `tmiddle` (truncation).
let recordedTexts = #"""
  tm001|style:body|nil|-|0|8.5|18.5|14|14
  tm002|style:body|nil|-|1|6|18.5|14|14
  tm003|style:body|nil|-|50|16.5|18.5|14|14
  tm004|style:body|nil|-|100|22.5|18.5|14|14
  tm005|style:body|nil|-|A|9|18.5|14|14
  tm006|style:body|nil|-|Accent|42.5|18.5|14|14
  tm007|style:body|nil|-|Apple|35|18.5|14|14
  tm008|style:body|nil|-|Borderless|65|18.5|14|14
  tm009|style:body|nil|-|Calendar|54.5|18.5|14|14
  tm010|style:body|nil|-|Check the spelling or try a new search.|235.5|18.5|14|14
  tm011|style:body|nil|-|Count: 0|52|18.5|14|14
  tm012|style:body|nil|-|Hello|31|18.5|14|14
  tm013|style:body|nil|-|Layout must wrap this sentence onto several lines inside a narrow frame.|439.5|18.5|14|14
  tm014|style:body|nil|-|The quick brown fox|122.5|18.5|14|14
  tm015|style:body|nil|-|Search again.|82.5|18.5|14|14
  tm016|style:body|nil|-|−|8.5|18.5|14|14
  tm017|style:body|nil|-|Placeholder|72|18.5|14|14
  tm018|style:body|nil|-|Small|33|18.5|14|14
  tm019|style:body:w400|nil|-|Vegetables|68|18.5|14|14
  tm020|style:body:w500|nil|-|Bold|28|18.5|14|14
  tm021|style:body:w500|nil|-|Vegetables|69.5|18.5|14|14
  tm022|style:body:w600|nil|-|Bold|28.5|18.5|14|14
  tm023|style:body:w600|nil|-|Vegetables|71|18.5|14|14
  tm024|style:body:w700|nil|-|Bold|29.5|18.5|14|14
  tm025|style:body:w700|nil|-|Vegetables|72.5|18.5|14|14
  tm026|style:body:w800|nil|-|Bold|30.5|19|14|14
  tm027|style:callout|nil|-|The quick brown fox|114.5|17.5|13|13
  tm028|style:callout|nil|-|Apple|33|17.5|13|13
  tm029|style:callout:w500|nil|-|Account|48|17.5|13|13
  tm030|style:callout:w700|nil|-|Account|50|17.5|13|13
  tm031|style:callout:w800|nil|-|Bold|28.5|17.5|13|13
  tm032|style:caption|nil|-|The quick brown fox|97.5|15|11|11
  tm033|style:caption|nil|-|Caption strike|67.5|15|11|11
  tm034|style:caption|nil|-|Apple|28|15|11|11
  tm035|style:caption:w600|nil|-|Vegetables|56.5|15|11|11
  tm036|style:caption:w700|nil|-|Vegetables|57.5|15|11|11
  tm037|style:caption2|nil|-|The quick brown fox|100|15|11|11
  tm038|style:caption2|nil|-|Apple|29|15|11|11
  tm039|style:caption2:w400|nil|-|Apple|28|15|11|11
  tm040|style:footnote|nil|-|The quick brown fox|97.5|15|11|11
  tm041|style:footnote:w500|nil|-|Account|41|15|11|11
  tm042|style:headline|nil|-|The quick brown fox|130.5|18.5|14|14
  tm043|style:headline|nil|-|Header|47.5|18.5|14|14
  tm044|style:headline:w400|nil|-|Vegetables|68|18.5|14|14
  tm045|style:headline:w600|nil|-|Options|50|18.5|14|14
  tm046|style:subheadline|nil|-|The quick brown fox|106|16|12|12
  tm047|style:subheadline|nil|-|Custom|40.5|16|12|12
  tm048|style:subheadline:w600|nil|-|Banana|40.5|16|12|12
  tm049|style:subheadline:w800|nil|-|Bold|26|16|12|12
  tm050|style:title|nil|-|The quick brown fox|191|33|25|25
  tm051|style:title|nil|-|Blurred|69|33|25|25
  tm052|style:title|nil|-|Shadow|77.5|33|25|25
  tm053|style:title|nil|-|Env|35.5|33|25|25
  tm054|style:title|nil|-|Env |40.5|33|25|25
  tm055|style:title|nil|-|Hello|49|33|25|25
  tm056|style:title|nil|-|Kerned text|109|33|25|25
  tm057|style:title:italic|nil|-|italic|44|33|25|25
  tm058|style:title:w600|nil|-|Bold|45.5|33|25|25
  tm059|style:title:w700|nil|-|Bold|46.5|33|25|25
  tm060|style:title:w800|nil|-|Bold|48.5|33|25|25
  tm061|style:title2|nil|-|The quick brown fox|154|25.5|19|19
  tm062|style:title2:w500|nil|-|Bold|35.5|25.5|19|19
  tm063|style:title2:w700|nil|-|Bold|37|25.5|19|19
  tm064|style:title3|nil|-|The quick brown fox|138.5|22|17|17
  tm065|style:title3|nil|-|Volume|51|22|17|17
  tm066|style:title3:w500|nil|-|Account|58.5|23|17|17
  tm067|style:title3:w700|nil|-|Account|61|23|17|17
  tm068|style:largeTitle|nil|-|The quick brown fox|224|38|29|29
  tm069|style:largeTitle|nil|-|Big|36.5|38|29|29
  tm070|style:largeTitle|nil|-|Big |42.5|38|29|29
  tm071|style:largeTitle|nil|-|Gradient|97|38|29|29
  tm072|style:largeTitle:w500|nil|-|Bold|52.5|38|29|29
  tm073|style:largeTitle:w700|nil|-|No Results|130.5|38|29|29
  tm074|style:largeTitle:w800|nil|-|Bold|57|38|29|29
  tm075|system:10:400:default|nil|-|The quick brown fox|97.5|13|10|10
  tm076|system:10:400:default|nil|-|Star|20|13|10|10
  tm077|system:10:700:default|nil|-|Mo|15.5|13|10|10
  tm078|system:11:400:default|nil|-|Vegetables|58.5|14|11|11
  tm079|system:11:400:default|nil|-|0|7|14|11|11
  tm080|system:11:400:default|nil|-|1|5.5|14|11|11
  tm081|system:11:400:default|nil|-|2|7|14|11|11
  tm082|system:11:400:default|nil|-|7|6.5|14|11|11
  tm083|system:11:400:default|nil|-|11|10.5|14|11|11
  tm084|system:11:400:default|nil|-|22|13.5|14|11|11
  tm085|system:11:400:default|nil|-|100|19.5|14|11|11
  tm086|system:11:600:default|nil|-|Vegetables|61.5|14|11|11
  tm087|system:12:400:default|nil|-|The quick brown fox|114.5|15|12|12
  tm088|system:12:400:default|nil|-|30|15.5|15|12|12
  tm089|system:12:700:default|nil|-|Vegetables|68|15|12|12
  tm090|system:13:400:default|nil|-| |4|16|13|13
  tm091|system:13:400:default|nil|-| PM|23.5|16|13|13
  tm092|system:13:400:default|nil|-|, |7.5|16|13|13
  tm093|system:13:400:default|nil|-|:|4|16|13|13
  tm094|system:13:400:default|nil|-|0|8.5|16|13|13
  tm095|system:13:400:default|nil|-|00|16.5|16|13|13
  tm096|system:13:400:default|nil|-|1|6|16|13|13
  tm097|system:13:400:default|nil|-|11|12|16|13|13
  tm098|system:13:400:default|nil|-|30%|28.5|16|13|13
  tm099|system:13:400:default|nil|-|2025|32|16|13|13
  tm100|system:13:400:default|nil|-|PM|19.5|16|13|13
  tm101|system:13:400:default|nil|-|A0 D0|38|16|13|13
  tm102|system:13:400:default|nil|-|BB|17|16|13|13
  tm103|system:13:400:default|nil|-|CCC|28|16|13|13
  tm104|system:13:400:default|nil|-|Battery|44.5|16|13|13
  tm105|system:13:400:default|nil|-|Content below the toolbar|157.5|16|13|13
  tm106|system:13:400:default|nil|-|Elderberry|63.5|16|13|13
  tm107|system:13:400:default|nil|-|Double taps: 0|88.5|16|13|13
  tm108|system:13:400:default|nil|-|Focused: email|91.5|16|13|13
  tm109|system:13:400:default|nil|-|Hello|31|16|13|13
  tm110|system:13:400:default|nil|-|World|35.5|16|13|13
  tm111|system:13:400:default|nil|-|Hello World|70.5|16|13|13
  tm112|system:13:400:default|nil|-|mixed case|68.5|16|13|13
  tm113|system:13:400:default|nil|-|MIXED CASE|78|16|13|13
  tm114|system:13:400:default|nil|-|Layout must wrap this sentence onto several lines inside a narrow frame.|439.5|16|13|13
  tm115|system:13:400:default|nil|-|wrap this sentence onto several lines inside a narrow frame.|362|16|13|13
  tm116|system:13:400:default|nil|-|Right-click me|87.5|16|13|13
  tm117|system:13:400:default|nil|-|Share…|45.5|16|13|13
  tm118|system:13:400:default|nil|-|Supercalifragilistic|112|16|13|13
  tm119|system:13:400:default|nil|-|Popover content|100|16|13|13
  tm120|system:13:400:default|nil|-|Kerned text|70|16|13|13
  tm121|system:13:500:default|nil|-|AM|20.5|16|13|13
  tm122|system:13:600:default|nil|-|Star|26.5|16|13|13
  tm123|system:13:700:default|nil|-|Hello, |41|16|13|13
  tm124|system:13:700:default|nil|-|Layout must |83.5|16|13|13
  tm125|system:13:700:default|nil|-|Apr 2025|61|16|13|13
  tm126|system:13:800:default|nil|-|Bold|30.5|16|13|13
  tm127|system:15:400:default|nil|-|Star|28.5|19|15|15
  tm128|system:17:400:default|nil|-|Star|31.5|20|16|16
  tm129|system:17:600:default|nil|-|100|30|20|16|16
  tm130|system:20:300:default|nil|-|The quick brown fox|174|24|19|19
  tm131|system:20:400:default|nil|-|The quick brown fox|176.5|24|19|19
  tm132|system:20:400:monospaced|nil|-|The quick brown fox|235|24|19|19
  tm133|system:20:400:rounded|nil|-|The quick brown fox|175|24|19|19
  tm134|system:20:500:default|nil|-|The quick brown fox|181|24|19|19
  tm135|system:20:900:default|nil|-|The quick brown fox|202|24|19|19
  tm136|system:22:400:default|nil|-|Star|39|26|21|21
  tm137|system:24:400:default|nil|-|The quick brown fox|207|28|23|23
  tm138|system:24:500:default|nil|-|0|15.5|28|23|23
  tm139|system:32:400:default|nil|-|The quick brown fox|275|38|31|31
  tm140|system:40:400:default|nil|-|Star|69.5|47|39|39
  tm141|style:body|0|-|Hello|0|94.5|14|90
  tm142|style:body|0|-|A|0|18.5|14|14
  tm143|style:body|0|-|Apple detail|0|208.5|14|204
  tm144|style:body|0|-|Layout must wrap this sentence onto several lines inside a narrow frame.|0|987.5|14|1002
  tm145|style:body|150|-|Layout must wrap this sentence onto several lines inside a narrow frame.|137|75.5|14|71
  tm146|style:body|150|s4.0|Layout must wrap this sentence onto several lines inside a narrow frame.|137|85.5|14|81
  tm147|style:body|400|-|Layout must wrap this sentence onto several lines inside a narrow frame.|355.5|37.5|14|33
  tm148|style:callout|0|-|Hello|0|89.5|13|85
  tm149|style:caption|0|-|Hello|0|79|11|75
  tm150|style:caption:w600|0|-|Hello|0|79|11|75.5
  tm151|style:caption2|0|-|Hg|0|31|11|27
  tm152|style:footnote|0|-|The quick brown fox|0|255|11|251
  tm153|style:headline|0|-|Fruits|0|113.5|14|109
  tm154|style:subheadline|0|-|Settings|0|135|12|131
  tm155|style:title|0|-|Hello|0|165|25|157
  tm156|style:title:w500|0|-|Bold|0|132|25|124.5
  tm157|style:title|300|-|Layout must wrap this sentence onto several lines inside a narrow frame.|261.5|99|25|91
  tm158|style:title|nil|k-1.0|Hello|44|33|25|25
  tm159|style:title|nil|k2.0|Hello|59|33|25|25
  tm160|style:title|nil|k5.0|Kerned text|164|33|25|25
  tm161|style:title|nil|tr2.0|Tracked text|140.5|33|25|25
  tm162|style:title|nil|tr5.0|Tracked text|176.5|33|25|25
  tm163|style:title2|0|-|The quick brown fox|0|430.5|19|424
  tm164|style:title3|0|-|Hello|0|118|17|113
  tm165|style:title3:w500|0|-|Hello|0|119|17|113
  tm166|style:largeTitle|0|-|Hg|0|77|29|68
  tm167|system:10:400:default|0|-|Star|0|52|10|49
  tm168|system:11:400:default|0|-|100|0|42|11|39
  tm169|system:13:400:default|nil|-|First line.\nSecond paragraph wraps here as well.|230.5|32|13|29
  tm170|system:13:400:default|nil|-|Hello\nWorld|35.5|32|13|29
  tm171|system:13:400:default|nil|k-1.0|Hello|26|16|13|13
  tm172|system:13:400:default|nil|k5.0|Kerned text|125|16|13|13
  tm173|system:13:400:default|nil|l1|Hello|31|16|13|13
  tm174|system:13:400:default|nil|l2;r2|Hello|31|32|13|13
  tm175|system:13:400:default|nil|r3|Hello|31|48|13|13
  tm176|system:13:400:default|0|l1|Hello|0|16|13|13
  tm177|system:13:400:default|0|l4;r2|Hello|0|64|13|61
  tm178|system:13:400:default|0|s10.0|Hello|0|120|13|117
  tm179|system:13:400:default|0|-| |0|16|13|13
  tm180|system:13:400:default|0|-|Hello World|0|160|13|157
  tm181|system:13:400:default|0|-|First line.\nSecond paragraph wraps here as well.|0|656|13|653
  tm182|system:13:400:default|0|-|Right-click me|0|208|13|205
  tm183|system:13:400:default|60|-|Supercalifragilistic|56.5|32|13|29
  tm184|system:13:400:default|100|-|Layout must wrap this sentence onto several lines inside a narrow frame.|95.5|96|13|93
  tm185|system:13:400:default|110|l1|Layout must wrap this sentence onto several lines inside a narrow frame.|103.5|16|13|13
  tm186|system:13:400:default|110|l2|Layout must wrap this sentence onto several lines inside a narrow frame.|110|32|13|29
  tm187|system:13:400:default|110|-|Layout must wrap this sentence onto several lines inside a narrow frame.|110|80|13|77
  tm188|system:13:400:default|120|-|Layout must wrap this sentence onto several lines inside a narrow frame.|118|64|13|61
  tm189|system:13:400:default|150|-|Layout must wrap this sentence onto several lines inside a narrow frame.|137|64|13|61
  tm190|system:13:400:default|150|l1|Layout must wrap this sentence onto several lines inside a narrow frame.|144|16|13|13
  tm191|system:13:400:default|150|l1;thead|Layout must wrap this sentence onto several lines inside a narrow frame.|145|16|13|13
  tm192|system:13:400:default|150|l2;tmiddle|Layout must wrap this sentence onto several lines inside a narrow frame.|147|32|13|29
  tm193|system:13:400:default|150|l3|Layout must wrap this sentence onto several lines inside a narrow frame.|147|48|13|45
  tm194|system:13:400:default|150|l4|Layout must wrap this sentence onto several lines inside a narrow frame.|137|64|13|61
  tm195|system:13:400:default|150|s4.0|Layout must wrap this sentence onto several lines inside a narrow frame.|137|76|13|73
  tm196|system:13:400:default|160|-|Wrapped kerned words fill the line|160|32|13|29
  tm197|system:13:400:default|160|k2.0|Wrapped kerned words fill the line|140.5|32|13|29
  tm198|system:13:400:default|200|-|Layout must wrap this sentence onto several lines inside a narrow frame.|196.5|48|13|45
  tm199|system:13:400:default|220|-|First line.\nSecond paragraph wraps here as well.|186|48|13|45
  tm200|system:13:400:default|260|l1|Layout must wrap this sentence onto several lines inside a narrow frame.|258|16|13|13
  tm201|system:13:400:default|300|-|Layout must wrap this sentence onto several lines inside a narrow frame.|274|32|13|29
  tm202|system:40:400:default|0|-|Star|0|188|39|180
  tm203|rich:system:13:700:default=7,system:13:400:default=5|nil|-|Hello, World|76.5|16|13|13
  tm204|rich:style:largeTitle=4,system:13:400:default=5|nil|-|Big small|74|38|29|29
  tm205|rich:style:largeTitle=4,system:13:400:default=5|0|-|Big small|0|197|29|194
  tm206|rich:system:13:700:default=12,system:13:400:default=60|nil|-|Layout must wrap this sentence onto several lines inside a narrow frame.|445|16|13|13
  """#
