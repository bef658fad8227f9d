/** The journal as people read it: entries with their documents, vouchers, trial balance. */
export { streamEntries } from './describeEntries'
export { drawVoucher, voucherNumber } from './drawVoucher'
export { readJournal } from './readJournal'
