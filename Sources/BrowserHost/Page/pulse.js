// Notices when the program takes what a person does, and does not answer.

// So long a program may think, in milliseconds.
const patience = 4000;

export class Pulse {
  // `tell` is called with whether the program is silent.
  constructor(send, tell) {
    this.send = send;
    this.tell = tell;
    this.asked = 0;
    this.timer = null;
    this.isSilent = false;
  }

  // Something was said: the program is asked, once, whether it has come to that.
  wait() {
    if (this.timer) return;
    this.send({ t: "ask", id: ++this.asked });
    this.timer = setTimeout(() => this.set(true), patience);
  }

  // Frames and all else that comes show that the program is there.
  hear() { this.set(false); }

  answer(number) {
    if (number !== this.asked) return;
    this.stop();
  }

  // The connection is gone: what was asked is not answered any more.
  stop() {
    clearTimeout(this.timer);
    this.timer = null;
    this.set(false);
  }

  set(isSilent) {
    if (isSilent === this.isSilent) return;
    this.isSilent = isSilent;
    this.tell(isSilent);
  }
}
