/// A browser's answer to what it cannot do, as while a page is loading.
///
/// Those who wait for the page try again: a failed requirement would be on record by then.
struct BrowserRefusal: Error {
  let answer: String
}
