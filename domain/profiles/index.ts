export {
  createProfile,
  createProfileIfAbsent,
  findFullName,
  findFullNames,
  findMessagingProfile,
  findNames,
  findPeopleByName,
  findProfileSummary,
  isLeaving,
  replaceRegion,
  setProfileFields,
} from './profilesRepository'
