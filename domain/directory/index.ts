export { type DirectoryRefusal, canSeeDirectory, directoryRefusal } from './directoryRefusal'
export { type Everybody, currentEverybody, currentMembers } from './currentMembers'
