/** What the desk keeps for each member of staff: columns of lists, lists with a name, and whether a mail is wanted. */
export { changeDeskSettings, readDeskSettings, readLastVisit } from './deskSettings'
export { findDigestReaders } from './deskSettingsRepository'
