/**
 * Payments: recorded once, confirmed by provider, statement or an authorised person, and applied to invoices
 * and ledger.
 */
export { finaliseInvoice } from './finaliseInvoice'
export { finaliseMoney } from './finaliseMoney'
export { finalisePayment } from './finalisePayment'
export {
  type StoredPayment,
  findClaims,
  findConfirmedByTransaction,
  findPayers,
  findPayment,
  isFileOfPayment,
  findPaymentByKey,
  findPaymentsById,
  findPaymentsFor,
  findPaymentsOf,
  findRefunds,
  hasOpenPayment,
} from './paymentsRepository'
export { undoWriteOff, writeOffInvoice } from './writeOffs/writeOffInvoice'
export { type CreditNoteProblem, creditInvoice } from './creditNotes/creditInvoice'
export {
  findCreditNoteNumbers,
  findCreditNotesFor,
  findCreditNotesOf,
} from './creditNotes/creditNotesRepository'
export { drawCreditNote } from './creditNotes/drawCreditNote'
export { viewCreditNote } from './creditNotes/viewCreditNote'
export { decidePayment } from './decidePayment'
export { findSlip, viewPayment } from './viewPayment'
export { listPayments, listPaymentsOf } from './listPayments'
export { lookUpPayments } from './lookUpPayments'
export { recordByHand } from './recordByHand'
export { pollPayments, readPaymentState, receiveMobileMoneyCallback } from './polling/pollPayments'
export {
  type CardOutcome,
  applyCardCharge,
  applyCardReturn,
  applyCardSession,
  findReturnedPayment,
} from './card/applyCardEvent'
export { type CardProblem, cancelCard, startCard } from './card/startCard'
export { type StartedMobileMoney, startMobileMoney } from './mobileMoney/startMobileMoney'
export { reportPayment } from './reportPayment'
export { holdCredit } from './credits/creditsRepository'
export { creditFor, payByCredit, payFromCredits } from './credits/payByCredit'
export { moveCredit } from './credits/moveCredit'
export { refundCredit } from './credits/refundCredit'
export { neededOf, payFromCredit, spendCredit } from './credits/spendCredit'
export { confirmPayment, holdPayment, recordPayment, refusePayment, reversePayment } from './recordPayment'
export { worthOf } from './splitPayment'
export { cardAmountOf, openAmountIn, readWaysToPay } from './readWaysToPay'
