/** The guidance notes, a file each. */
export { boreholes } from './boreholes'
export { concreteFrames } from './concreteFrames'
export { floodLatrines } from './floodLatrines'
export { foundationsOnClay } from './foundationsOnClay'
export { lateriteRoads } from './lateriteRoads'
