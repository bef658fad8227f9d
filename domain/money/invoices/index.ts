/** Invoices: issued with a gapless number and a payment reference, paid by allocations, never deleted. */
export { type Allocation, allocate, allocationOf, release } from './allocationsRepository'
export { type StoredCredit, creditOnce } from './creditingRepository'
export {
  type CheckedRenewal,
  type PaidTerm,
  type StoredInvoice,
  type TakenBack,
  beginCheck,
  endCheck,
  findCheckedRenewals,
  findInvoice,
  findInvoiceByText,
  findInvoicesById,
  findInvoicesOf,
  findInvoicesOfApplication,
  findPaidTerms,
  findRenewalInvoices,
  findRenewalInvoicesOf,
  findTakenBack,
  findUnfinalisedInvoice,
  findUnfinalisedInvoices,
  markInvoiceFinalised,
} from './invoicesRepository'
export { drawInvoice } from './drawInvoice'
export { dueDate } from './dueDate'
export { completeInvoice, issueInvoice, issueInvoiceOnce } from './issueInvoice'
export { listInvoices, streamInvoices } from './listInvoices'
export { lookUpInvoices } from './lookUpInvoices'
export { mailInvoice } from './mailInvoice'
export { type InvoiceToReprice, endRepricing, findToReprice, markForRepricing } from './repricingRepository'
export { paysInInstalments, remindInstalments } from './remindInstalments'
export { type ReminderProblem, remindOfInvoice } from './remindOfInvoice'
export { readPaymentInstructions } from './readPaymentInstructions'
export { viewInvoice } from './viewInvoice'
export { postVoid, voidInvoice, voidUnpaid } from './voidInvoice'
export {
  type OpenInvoice,
  countOpenRenewals,
  findInvoicesByReferences,
  searchInvoices,
  streamInstalmentInvoices,
  streamOpenInvoices,
  sumOpenOf,
} from './openInvoicesRepository'
export { endWriteOffs, writeOffOpen } from './writeOffsRepository'
export { collectArrears, readArrears } from './readArrears'
