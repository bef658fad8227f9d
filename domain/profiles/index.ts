export {
  findFullName,
  findFullNames,
  findMessagingProfile,
  findNames,
  findPeopleByName,
} from './profilesRepository'
