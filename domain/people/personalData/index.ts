/** The copy of a person's own data, and the deletion of accounts. */
export { cancelDeletion } from './cancelDeletion'
export { eraseAccounts } from './eraseAccounts'
export { packOwnData } from './packOwnData'
export { readDeletionState } from './readDeletionState'
export { requestDeletion } from './requestDeletion'
