export { lockAccount } from './lockAccount'
