// Notices when the program takes input and does not answer.

// The time that a program has for its answer, in milliseconds.
const patience = 4000;

export class Pulse {
  // `tell` is called with true when the program falls silent, and with false when it answers again.
  constructor(send, tell) {
    this.send = send;
    this.tell = tell;
    this.asked = 0;
    // True if there were messages after the question that is open: its answer says nothing about them.
    this.hasMore = false;
    this.timer = null;
    this.isSilent = false;
  }

  // Called for each message to the program: asks for an answer, once until that has come.
  wait() {
    if (this.timer) this.hasMore = true;
    else this.ask();
  }

  ask() {
    this.hasMore = false;
    this.send({ t: "ask", id: ++this.asked });
    this.timer = setTimeout(() => this.set(true), patience);
  }

  // Called for each message from the program, which shows that it is alive.
  hear() { this.set(false); }

  answer(number) {
    if (number !== this.asked) return;
    const { hasMore } = this;
    this.stop();
    if (hasMore) this.ask();
  }

  // Called when the connection has ended: no answer will come.
  stop() {
    clearTimeout(this.timer);
    this.timer = null;
    this.hasMore = false;
    this.set(false);
  }

  set(isSilent) {
    if (isSilent === this.isSilent) return;
    this.isSilent = isSilent;
    this.tell(isSilent);
  }
}
