export { findDeceasedEmails, findEmail, findEmails, isAccountOpen } from './accountsRepository'
export { lockAccount } from './lockAccount'
export { findAdministrators, isAdministrator } from './rolesRepository'
