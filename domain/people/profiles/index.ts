/** What people say about themselves: one profile an account. */
export {
  findDeletionRequest,
  findDeletionRequestsUntil,
  storeDeletionRequest,
  withdrawDeletionRequest,
} from './deletionRequestsRepository'
export { announcePeople } from './announcePeople'
export { photoUrl } from './photoUrl'
export {
  type NewProfile,
  deleteProfilesOf,
  findProfilesOf,
  insertProfiles,
  streamProfileKeys,
  updateProfiles,
} from './bulkProfilesRepository'
export {
  type Contact,
  type StoredProfile,
  type PhotoFacts,
  changeFields,
  createProfile,
  createProfileIfAbsent,
  fillEmptyFields,
  findByPhone,
  findContact,
  findContacts,
  findDetails,
  type MessagingProfile,
  findFullName,
  findFullNames,
  findMessagingProfile,
  findNames,
  findNamesAndTitles,
  findOwner,
  findPeopleByName,
  findPhotoFacts,
  findProfile,
  findAccountsInRegion,
  findProfileSummary,
  findRemainingProfile,
  findRemainingContact,
  isLeaving,
  replaceFields,
  replaceRegion,
  setMembershipType,
  setProfileFields,
} from './profilesRepository'
export { readOwnProfile } from './readOwnProfile'
export { replacePhoto, uploadPhoto } from './uploadPhoto'
export { provideProfile } from './provideProfile'
