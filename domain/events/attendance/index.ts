/** Who really came to an event, marked by staff at the door. */
export { addWalkIn, markAttendance } from './markAttendance'
export { findAttendanceEvent } from './attendanceScope'
export { deleteAttendancesOfEvent, findAttendancesOf } from './attendancesRepository'
export { attendancesPersonalData } from './attendancesPrivacy'
export { ATTENDANCE_COLUMNS, exportAttendance, listAttendance } from './listAttendance'
