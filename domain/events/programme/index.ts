/** The programme of an event: its sessions, who chose them, and the link to its meeting. */
export { drawProgrammeCalendar } from './drawProgrammeCalendar'
export {
  type ProgrammeProblem,
  changeMeeting,
  listSessions,
  removeSession,
  saveSession,
} from './editProgramme'
export { type ChoiceProblem, chooseSession, giveBackSession, readOwnProgramme } from './ownProgramme'
export { eventSessionsPersonalData } from './programmePrivacy'
export { readProgramme } from './readProgramme'
export {
  type RemovedSession,
  deleteSessionsOfEvent,
  findSessions,
  giveBackChoices,
  hasSession,
} from './sessionsRepository'
export { syncHasProgramme } from './syncHasProgramme'
