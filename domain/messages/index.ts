export { canWriteTo } from './canWriteTo'
export { catchUpMessageMails, tellOfReport } from './messageMails'
export {
  addBlock,
  findByKey,
  findOwn,
  markRead,
  removeBlock,
  settleReport,
  storeReport,
} from './messagesRepository'
export { eraseMessages, exportMessages } from './messagesPrivacy'
export { readBox, readConversation, readMessageState } from './readMessages'
export { sendMessage } from './sendMessage'
