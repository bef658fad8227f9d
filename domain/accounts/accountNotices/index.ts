/** Mails that notify the owner of an account. */
export type { AccountChange } from './mails/accountChanged'
export { notifyOwner } from './notifyOwner'
export { sendWelcome } from './sendWelcome'
