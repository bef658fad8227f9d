/** What staff write to many people. */
export { controlMailing } from './controlMailing'
export { readMailingKey, mayMail } from './mailingScope'
export { previewMailing } from './previewMailing'
export {
  countRecipients,
  listMailings,
  listRecipients,
  readMailing,
  readMailingChoices,
} from './readMailings'
export { findMailingsTo } from './findMailingsTo'
export { countMailingsTo, findRecipient, noteBounce, noteUnsubscribed } from './recipientsRepository'
export { sendMailings } from './sending/sendMailings'
export { startMailing } from './startMailing'
export { testMailing } from './testMailing'
export { addMailing, changeDraft } from './writeMailing'
