/*
 * Lets a server that a test starts live some time later: `NODE_OPTIONS=--import …/shiftedClock.mjs` and
 * `CLOCK_SHIFT_MS`. What jobs do now and then is done again, without waiting for it.
 */
const shiftMs = Number(process.env.CLOCK_SHIFT_MS ?? 0)
const RealDate = Date

class ShiftedDate extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(ShiftedDate.now())
    else super(...parts)
  }

  static now() {
    return RealDate.now() + shiftMs
  }

  static [Symbol.hasInstance](value) {
    return value instanceof RealDate
  }
}

Object.defineProperty(ShiftedDate, 'name', { value: 'Date' }) // schemas know types by their names
globalThis.Date = ShiftedDate
