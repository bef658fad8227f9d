/*
 * Lets a server that a test starts live some time later: `NODE_OPTIONS=--import …/shiftedClock.mjs` and
 * `CLOCK_SHIFT_MS`. Time goes on from there; everything else of `Date` stays as it is.
 */
const RealDate = globalThis.Date
const shiftMs = Number(process.env.CLOCK_SHIFT_MS ?? 0)
const now = () => RealDate.now() + shiftMs

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
