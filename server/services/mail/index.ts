/** The one door to mail: see queueMail.ts for how to add one. */
export { outboxAdapter } from './outboxAdapter'
export { queueMail } from './queueMail'
