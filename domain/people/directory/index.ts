export { findDirectoryMember, findDirectoryMembers } from './findDirectoryMember'
export { type DirectoryRefusal, canSeeDirectory, findDirectoryRefusal } from './findDirectoryRefusal'
export { listDirectoryMembers } from './listDirectoryMembers'
export { readMemberIndex, readPeople } from './readMemberIndex'
