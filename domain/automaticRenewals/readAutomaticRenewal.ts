import type { PayloadRequest } from 'payload'
import type { PaymentSetting } from '../../payload-types'
import { canTakePayments } from '../../services/stripe'
import { quoteCardRenewal } from '../dues'
import { findMembership } from '../memberships'
import { readPaymentSettings } from '../paymentSettings'
import type { AutomaticRenewalView } from './automaticRenewal.schema'
import { type StoredAutomaticRenewal, findAutomaticRenewal } from './automaticRenewalsRepository'

export const DAY_MS = 24 * 60 * 60 * 1000

/** Settings that were stored before there were automatic renewals have no number of days. */
const DEFAULT_DAYS = 14

/** Whether the association charges cards for renewals, by its settings. */
export const isOfferedBy = ({ takesCards, takesAutomaticRenewals }: PaymentSetting): boolean =>
  Boolean(takesCards && takesAutomaticRenewals) && canTakePayments()

/** When a card is charged for the renewal of a membership that ends then. */
export const chargeDayOf = (expiresAt: Date, { automaticRenewalDays }: PaymentSetting): Date =>
  new Date(expiresAt.getTime() - (automaticRenewalDays ?? DEFAULT_DAYS) * DAY_MS)

/** Why the card was refused for a term; null when it was not. */
const failureOf = (
  stored: StoredAutomaticRenewal | null,
  expiresAt: Date | null | undefined,
): string | null =>
  stored?.isOn && expiresAt && stored.term?.getTime() === expiresAt.getTime()
    ? (stored.failure ?? null)
    : null

/** How the automatic renewal of a person stands, and whether it can be switched on. */
export const readAutomaticRenewal = async (
  { payload }: Pick<PayloadRequest, 'payload'>,
  user: string,
): Promise<AutomaticRenewalView> => {
  const [settings, stored, membership] = await Promise.all([
    readPaymentSettings(payload),
    findAutomaticRenewal(payload, user),
    findMembership(payload, user),
  ])
  const isOffered = isOfferedBy(settings)
  const isOn = stored?.isOn ?? false
  const expiresAt = membership?.withdrawnAt ? null : membership?.expiresAt
  const amount =
    membership && expiresAt && (isOffered || isOn)
      ? await quoteCardRenewal(payload, { user: membership.user, grade: membership.grade, expiresAt })
      : null
  const willCharge = isOn && isOffered && expiresAt && !stored?.isStopped
  return {
    isOffered: isOffered && amount !== null,
    isOn,
    amount,
    daysBefore: settings.automaticRenewalDays ?? DEFAULT_DAYS,
    chargesAt: willCharge ? chargeDayOf(expiresAt, settings).toISOString() : null,
    failure: failureOf(stored, expiresAt),
  }
}
