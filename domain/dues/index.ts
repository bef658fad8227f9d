/** What members owe and have paid, over invoices, payments and the ledger. */
export { drawReceipt } from './drawReceipt'
export { readDues, readInvoice, readInvoiceDetail } from './readDues'
