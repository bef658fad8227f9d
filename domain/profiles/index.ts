export { findFullName, findFullNames } from './profilesRepository'
