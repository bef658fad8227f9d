/** Sending mail: see queueMail.ts for how to add a mail. */
export { officeAddress } from './officeAddress'
export { outboxAdapter } from './outboxAdapter'
export {
  type KeyedMail,
  deleteMailsByPrefix,
  findMailsByKey,
  findMailsByPrefix,
} from './keyedMailsRepository'
export { deleteMailsTo } from './outboxRepository'
export { queueMail, queueMails } from './queueMail'
export { readMail } from './readMail'
export { resendMail } from './resendMail'
