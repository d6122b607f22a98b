// Which pairs are played next, and which results can be added: in their order, since an experiment is looked at on its way.
const looksEvery = 500; // pairs; no part goes beyond such a number (tools/lab/verdict.h)
const mostAtOnce = 100;

export interface Part {
  from: number;
  pairs: number;
}

export interface PlayedPart extends Part {
  sums: unknown;
  values: number[][];
}

export class Parts {
  private next = 0;
  private again: Part[] = []; // of engines that were lost
  private waiting = new Map<number, PlayedPart>();
  private added = 0;

  constructor(private readonly pairs: number) {}

  // The next part with about that many pairs; null if all are being played.
  take(wanted: number): Part | null {
    const again = this.again.shift();
    if (again !== undefined)
      return again;
    const from = this.next;
    const until = Math.min(this.pairs, from + looksEvery - (from % looksEvery));
    const pairs = Math.min(until - from, mostAtOnce, Math.max(1, Math.round(wanted)));
    this.next += pairs;
    return pairs > 0 ? { from, pairs } : null;
  }

  giveBack(part: Part): void {
    this.again.push(part);
  }

  // The parts that can be added now, given this one.
  inOrder(part: PlayedPart): PlayedPart[] {
    this.waiting.set(part.from, part);
    const ready: PlayedPart[] = [];
    for (let one = this.waiting.get(this.added); one !== undefined; one = this.waiting.get(this.added)) {
      this.waiting.delete(one.from);
      this.added += one.pairs;
      ready.push(one);
    }
    return ready;
  }
}
