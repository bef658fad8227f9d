export { removeEntriesOf } from './directoryEntriesRepository'
export { findDirectoryMember, findDirectoryMembers } from './findDirectoryMember'
export { type DirectoryRefusal, canSeeDirectory, findDirectoryRefusal } from './findDirectoryRefusal'
export { listDirectoryMembers } from './listDirectoryMembers'
export { prepareDirectory } from './followPeople'
export {
  findShown,
  PERSON_FIELDS,
  type PersonField,
  searchMemberNames,
  searchPeople,
  searchProfiles,
} from './searchPeople'
