/** Lists of people and records that staff build, save, share, export and write to. */
export { findListRecords } from './findListRecords'
export {
  type ListRefusal,
  type OpenList,
  countListPeople,
  openList,
  readRecordNames,
  streamListPeople,
} from './openList'
export { addList, changeList, deleteList, findListChoices, listSavedLists, readSavedList } from './saveLists'
