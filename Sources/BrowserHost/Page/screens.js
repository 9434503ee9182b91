// Keeps an entry of the browser's history for each screen of the program that can be left, so that Back leaves the screen and
// not the page.
//
// Browsers skip entries that a page adds before a person has done anything in it: Back leaves the page, and Forward comes back
// to the same screens. After the first press or key in the page, Back leaves each screen, also those that the program shows by
// itself.
export class Screens {
  constructor(send) {
    this.send = send;
    // The entry that the page is at, the last one that is known to exist, and the one where it should be.
    this.entry = this.last = this.wanted = history.state?.screens ?? 0;
    this.isMoving = false;
    addEventListener("popstate", event => this.arrive(event.state?.screens ?? 0));
  }

  // Takes the number of screens that can be left.
  follow(count) {
    this.wanted = count;
    if (!this.isMoving) this.adjust();
  }

  adjust() {
    const target = Math.min(this.wanted, this.last);
    if (target !== this.entry) {
      this.isMoving = true;
      history.go(target - this.entry);
      return;
    }
    while (this.entry < this.wanted) {
      this.last = ++this.entry;
      history.pushState({ screens: this.entry }, "");
    }
  }

  // Called when the page has come to another entry: by itself, or because the person went there.
  arrive(entry) {
    this.entry = entry;
    this.last = Math.max(this.last, entry);
    const isOwn = this.isMoving;
    this.isMoving = false;
    // The program answers with the number of screens that it has then.
    if (isOwn || entry >= this.wanted || !this.send({ t: "back", id: this.wanted - entry })) this.adjust();
  }
}
