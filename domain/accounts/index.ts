export { findEmail, isAccountOpen } from './accountsRepository'
export { lockAccount } from './lockAccount'
