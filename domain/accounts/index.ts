export {
  findAdministrators,
  findDeceasedEmails,
  findEmail,
  findEmails,
  isAccountOpen,
  isAdministrator,
} from './accountsRepository'
export { lockAccount } from './lockAccount'
