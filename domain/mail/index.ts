/** The one door to mail: see queueMail.ts for how to add one. */
export { deleteMailsTo } from './mailPrivacy'
export { officeAddress } from './officeAddress'
export { outboxAdapter } from './outboxAdapter'
export { queueMail, queueMails } from './queueMail'
