/** What members and staff do with profiles where memberships and the directory decide. */
export { type ProfileRefusal, changeProfile } from './changeProfile'
export { correctDetails, readPersonDetails } from './correctDetails'
export { changeOwnProfile } from './changeOwnProfile'
export { findVisiblePhoto } from './findVisiblePhoto'
export { followGrade } from './followGrade'
