/** What the desk keeps for each member of staff: columns of lists, and lists with a name. */
export { changeDeskSettings, readDeskSettings } from './deskSettings'
