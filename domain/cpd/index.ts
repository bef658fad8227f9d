export { currentYear } from './currentYear'
export { drawCpdRecord } from './drawCpdRecord'
export { readCpdRecord } from './readCpdRecord'
export { readCpdSummary } from './readCpdSummary'
