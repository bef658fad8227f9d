/** What of this site a payment at the provider is about, by the metadata that it was created with. */
export interface PaymentSubject {
  /** Id of the donation. */
  donation?: string
  /** Id of the payment of an invoice. */
  payment?: string
  /** Id of the invoice that it is for. */
  invoice?: string
}

/** The state of a payment page at the provider. */
export interface SessionFacts extends PaymentSubject {
  sessionId: string
  outcome: 'open' | 'pending' | 'paid' | 'expired'
  amountCents: number
  currency: string
  paymentIntentId?: string
  email?: string
  name?: string
}

/** The state of a charge of a saved card at the provider. */
export interface ChargeFacts extends PaymentSubject {
  paymentIntentId: string
  outcome: 'pending' | 'paid' | 'failed'
  amountCents: number
  currency: string
  /** The provider's word for why it failed, such as `insufficient_funds` or `authentication_required`. */
  failure?: string
}

/** The sum of all refunds of a payment so far. */
export interface RefundFacts extends PaymentSubject {
  paymentIntentId: string
  refundedCents: number
  currency: string
}

/** A dispute that the payer's bank opened about a payment. */
export interface DisputeFacts {
  paymentIntentId: string
  disputeId: string
  state: 'open' | 'won' | 'lost'
  disputedCents: number
  currency: string
}

/** The content of an event, in our own terms. */
export type PaymentNotice =
  | { kind: 'session'; outcome: SessionFacts['outcome'] | 'failed'; session: SessionFacts }
  | { kind: 'charge'; charge: ChargeFacts }
  | ({ kind: 'refund' } & RefundFacts)
  | ({ kind: 'dispute' } & DisputeFacts)
  | { kind: 'other' }

/** An event of the provider whose signature was verified. */
export interface PaymentEvent {
  id: string
  type: string
  happenedAt: Date
  notice: PaymentNotice
}
