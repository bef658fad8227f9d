/**
 * Loaded into a server before anything else (`NODE_OPTIONS=--import`): its clock shows the coming 10 February, for what is
 * open at one time of the year. Time goes on from there.
 */
const RealDate = globalThis.Date
const today = new RealDate()
const year = today.getUTCMonth() < 2 ? today.getUTCFullYear() : today.getUTCFullYear() + 1
const shiftMs = RealDate.UTC(year, 1, 10, 9) - today.getTime()
const now = () => RealDate.now() + shiftMs

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
