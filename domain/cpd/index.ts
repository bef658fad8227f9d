export { currentYear, readCpdRecord, readCpdSummary, targetHours } from './readCpdRecord'
export { countAllEntries, findLatestEntries } from './cpdRepository'
export {
  type AttendanceCredit,
  deleteAttendanceEntries,
  findCreditedUsers,
  storeAttendanceEntries,
  unlinkAttendanceEntries,
} from './attendanceEntriesRepository'
export { drawCpdRecord } from './drawCpdRecord'
