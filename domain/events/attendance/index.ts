/** Who really came to an event, marked by staff at the door. */
export { addWalkIn, dropMark, keepMark, markAttendance } from './markAttendance'
export { attendanceClosed, findAttendanceEvent } from './attendanceScope'
export { findAttendance, findAttendancesOf, findPresent } from './attendancesRepository'
export { findAttendanceCertificate, verifyAttendance } from './attendanceCertificate'
export { creditAttendance, creditSoon, forgetAttendance } from './creditHours'
export { attendancesPersonalData } from './attendancesPrivacy'
export { ATTENDANCE_COLUMNS, exportAttendance, listAttendance } from './listAttendance'
