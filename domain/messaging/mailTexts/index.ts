/** The words of the automatic mails, which staff may change. */
export { changeMailText, resetMailText } from './changeMailText'
export { listMailTexts, readMailText } from './readMailTexts'
