export { currentYear, readCpdRecord, readCpdSummary, targetHours } from './readCpdRecord'
export { countAllEntries, findLatestEntries } from './cpdRepository'
export { drawCpdRecord } from './drawCpdRecord'
