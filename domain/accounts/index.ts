export { findEmail, findEmails, isAccountOpen } from './accountsRepository'
export { lockAccount } from './lockAccount'
