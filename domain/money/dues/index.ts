/** What members owe and have paid, over invoices, payments and the ledger. */
export { drawReceipt } from './drawReceipt'
export { expectCardRenewal, issueCardRenewal, quoteCardRenewal } from './cardRenewals'
export { readRenewal } from './readRenewal'
export { repriceRenewals, repriceSoon } from './repriceRenewals'
export { requestRenewal } from './requestRenewal'
export { readCredit, readDues, readInvoice, readInvoiceDetail } from './readDues'
