/** The copy of a person's own data, and the deletion of accounts. */
export { type OwnData, collectOwnData } from './collectOwnData'
export { eraseAccounts } from './eraseAccounts'
export { ownDataReadme } from './ownDataFiles'
