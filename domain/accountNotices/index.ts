/** What the owner of an account is told about it by mail. */
export type { AccountChange } from './mails/accountChanged'
export { notifyOwner } from './notifyOwner'
export { sendWelcome } from './sendWelcome'
