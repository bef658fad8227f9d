/** What members and staff do with profiles where memberships and the directory decide. */
export { type ProfileRefusal, changeProfile, changeOwnProfile, followGrade } from './changeProfile'
export { correctDetails, readPersonDetails } from './correctDetails'
export { findVisiblePhoto } from './findVisiblePhoto'
