/** The copy of a person's own data, and the deletion of accounts. */
export { cancelDeletion, readDeletionState, requestDeletion } from './requestDeletion'
export { eraseAccounts } from './eraseAccounts'
export { packOwnData } from './packOwnData'
