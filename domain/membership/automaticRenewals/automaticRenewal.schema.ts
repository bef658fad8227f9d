import { type Money, formatMoney } from '../../../platform/moneyFormat.schema'

/** So often a card is tried for one term; after that the member pays another way. */
export const MAX_TRIES = 3

/** What `GET /api/automatic-renewals/mine` answers. */
export interface AutomaticRenewalView {
  /** Whether the member can switch it on by paying an invoice by card. */
  isOffered: boolean
  isOn: boolean
  /** What the card is charged, else what a year costs on the day of the charge; null where nothing is to be renewed. */
  amount: Money | null
  /** So many days before the end of the membership the card is charged. */
  daysBefore: number
  /** When the card is charged next, ISO 8601; null when it is off or nothing will be charged. */
  chargesAt: string | null
  /** Whether the member was told that amount by mail; it may change until then. */
  isTold: boolean
  /** Why the card was refused for this term; null when it was not. */
  failure: string | null
}

/** What a member agrees to: how much, when, and how to stop it. Stored with the consent as it was read. */
export const consentText = ({ amount, daysBefore }: { amount: Money; daysBefore: number }): string =>
  `Renew my membership automatically: charge this card with the dues for one year, at present ${formatMoney(amount)}, ` +
  `${daysBefore} days before my membership ends. You tell me the amount by email a week before. ` +
  'I can switch this off at any time under “What I owe”.'

/** What a member is told about a card that was refused, by the provider's words. */
const FAILURES: Record<string, string> = {
  insufficient_funds: 'There was not enough money on the card.',
  expired_card: 'The card has expired.',
  authentication_required: 'The bank wants you to confirm the payment yourself.',
  requires_action: 'The bank wants you to confirm the payment yourself.',
}

export const failureText = (failure: string | undefined): string =>
  FAILURES[failure ?? ''] ?? 'The bank declined the card.'

/** Failures after which the same card would be refused again: it is not tried again for this term. */
export const FINAL_FAILURES: readonly string[] = [
  'authentication_required',
  'requires_action',
  'expired_card',
  'lost_card',
  'stolen_card',
  'pickup_card',
  'resource_missing',
]
