/** Stripe: payment pages, saved cards and events. The only door to the provider of card payments. */
export { PaymentProviderError, canTakePayments } from './callProvider'
export { UnverifiedNotificationError, readNotification } from './notifications'
export { openPageOnce } from './openPageOnce'
export { type SavedCard, chargeSavedCard, deleteCustomer, readCharge, readSavedCard } from './savedCards'
export { closeSession, openSession, readSession } from './sessions'
export type {
  ChargeFacts,
  DisputeFacts,
  PaymentEvent,
  PaymentNotice,
  RefundFacts,
  SessionFacts,
} from './stripe.types'
