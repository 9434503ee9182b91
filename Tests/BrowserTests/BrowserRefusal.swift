/// The refusal of a command that a browser cannot carry out, for example while a page is loading.
///
/// It is an error and not a failed requirement, so that a test that waits for the page can try
/// again.
struct BrowserRefusal: Error {
  let answer: String
}
