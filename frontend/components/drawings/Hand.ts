/** Chooses sizes and parts of a drawing from a name: the same name always gives the same drawing. */
export class Hand {
  private state: number

  constructor(name: string) {
    // FNV-1a
    this.state = Array.from(name).reduce(
      (hash, sign) => Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193),
      0x811c9dc5,
    )
  }

  /** From 0 up to, not including, 1. Source: mulberry32, public domain. */
  share(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** A whole number, both ends included. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.share() * (to - from + 1))
  }

  one<Choice>(choices: readonly [Choice, ...Choice[]]): Choice {
    return choices[this.whole(0, choices.length - 1)] ?? choices[0]
  }

  isHeads(): boolean {
    return this.share() < 0.5
  }
}
