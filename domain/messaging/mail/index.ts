/** Sending mail: see queueMail.ts for how to add a mail. */
export { officeAddress, readMailSite } from './readMailSite'
export { outboxAdapter } from './outboxAdapter'
export {
  type KeyedMail,
  deleteMailsByPrefix,
  findMailsByKey,
  findMailsByPrefix,
  findOutcomes,
  withdrawQueued,
} from './keyedMailsRepository'
export { countMailsTo, deleteMailsTo, findMailFacts, findMailsTo } from './outboxRepository'
export { mailTitle } from './mailTitles'
export { exampleData, placeholdersOf, unknownFields, withOwnText } from './mailTextRules'
export { deleteMailText, findMailText, findMailTexts, storeMailText } from './mailTextsRepository'
export { isOwnTextAllowed, templateOf } from './renderMail'
export { mailboxAddress, readMailToken, readMessageId, tokenIn } from './mailTokens'
export { queueMail, queueMails } from './queueMail'
export { readMail, resendMail } from './readMail'
