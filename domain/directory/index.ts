export { type DirectoryRefusal, canSeeDirectory, directoryRefusal } from './canSeeDirectory'
export { type Everybody, currentEverybody, currentMembers } from './currentMembers'
