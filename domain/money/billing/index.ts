/** What staff do by hand with invoices and a person's money. */
export { issueByHand } from './issueByHand'
export { readPersonMoney } from './readPersonMoney'
