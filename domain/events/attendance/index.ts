/** Who really came to an event, marked by staff at the door. */
export { addWalkIn, dropMark, keepMark, markAttendance, markParticipants } from './markAttendance'
export { attendanceClosed, findAttendanceEvent } from './attendanceScope'
export {
  countMarks,
  findAttendance,
  findAttendancesOf,
  findPresent,
  findUnthanked,
  markThanked,
} from './attendancesRepository'
export { findAttendanceCertificate, verifyAttendance } from './attendanceCertificate'
export { creditAttendance, creditSoon, forgetAttendance } from './creditHours'
export { attendancesPersonalData } from './attendancesPrivacy'
export { ATTENDANCE_COLUMNS, exportAttendance, listAttendance } from './listAttendance'
