/** Payments: recorded once, confirmed by provider, statement or an authorised person, and applied to invoices and ledger. */
export { finaliseInvoice } from './finaliseInvoice'
export { finaliseMoney } from './finaliseMoney'
export { finalisePayment } from './finalisePayment'
export {
  type StoredPayment,
  findClaims,
  findConfirmedByTransaction,
  findPayment,
  findPaymentByKey,
  findPaymentsFor,
  findPaymentsOf,
} from './paymentsRepository'
export { confirmPayment, recordPayment, refusePayment, reversePayment } from './recordPayment'
export { viewPayment } from './viewPayment'
