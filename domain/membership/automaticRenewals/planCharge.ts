import type { Payload } from 'payload'
import type { PaymentSetting } from '../../../payload-types'
import type { Money } from '../../../platform/moneyFormat.schema'
import { daysBefore } from '../../../platform/jubaTime'
import { canTakePayments } from '../../../services/stripe'
import { expectCardRenewal } from '../../money/dues'
import type { StoredMembership } from '../memberships'
import type { StoredAutomaticRenewal } from './automaticRenewalsRepository'

export const DAY_MS = 24 * 60 * 60 * 1000

/** Settings that were stored before there were automatic renewals have no number of days. */
export const DEFAULT_DAYS = 14

/** A card is charged at the earliest so many days after the member was told the amount. Source: the consent. */
const ANNOUNCED_DAYS = 7

/** The amount is told a day earlier than it must be: a job that is late does not delay the charge. */
export const ANNOUNCED_FROM_DAYS = ANNOUNCED_DAYS + 1

/** Whether the association charges cards for renewals, by its settings. */
export const isOfferedBy = ({ takesCards, takesAutomaticRenewals }: PaymentSetting): boolean =>
  Boolean(takesCards && takesAutomaticRenewals) && canTakePayments()

/** When a card is charged for the renewal of a membership that ends then, if all goes well. */
export const chargeDayOf = (
  expiresAt: Date,
  { automaticRenewalDays }: Pick<PaymentSetting, 'automaticRenewalDays'>,
): Date => daysBefore(expiresAt, automaticRenewalDays ?? DEFAULT_DAYS)

/** A charge of a saved card that is still to come. */
export interface PlannedCharge {
  amount: Money
  /** Not before; a card is charged by a job. */
  chargesAt: Date
  /** Whether the member was told this amount; only then the card is charged. */
  isTold: boolean
}

const latest = (...moments: (Date | null | undefined)[]): Date =>
  new Date(Math.max(...moments.map((moment) => moment?.getTime() ?? 0)))

const weekAfter = (moment: Date): Date => new Date(moment.getTime() + ANNOUNCED_DAYS * DAY_MS)

/** What is known of the term that ends then; nothing of another term counts. */
const ofTerm = (stored: StoredAutomaticRenewal, expiresAt: Date): Partial<StoredAutomaticRenewal> =>
  stored.term?.getTime() === expiresAt.getTime() ? stored : {}

const isSame = ({ announcedMinor, announcedCurrency }: Partial<StoredAutomaticRenewal>, amount: Money) =>
  announcedMinor === amount.amountMinor && announcedCurrency === amount.currency

/**
 * What a saved card will be charged next for a membership, and when: on the day of the settings, or a week after the
 * amount was told where that is later, also in the grace period. An amount that is not the one that was told is to be
 * told anew, and charged a week later.
 * @returns null where nothing will be charged: it was tried in vain, the member made another choice, there is no
 *   fee, or
 * the grace period ends before it could be
 */
export const planCharge = async (
  payload: Payload,
  stored: StoredAutomaticRenewal,
  { user, grade, expiresAt, graceUntil, suspendedAt, withdrawnAt }: StoredMembership,
  { settings, now }: { settings: PaymentSetting; now: Date },
): Promise<PlannedCharge | null> => {
  const lapsesAt = graceUntil ?? expiresAt
  if (!expiresAt || !lapsesAt || lapsesAt < now || suspendedAt || withdrawnAt) return null
  const { isStopped, nextTryAt, announcedAt, ...told } = ofTerm(stored, expiresAt)
  if (isStopped) return null
  const plan = async (toldAt: Date): Promise<Omit<PlannedCharge, 'isTold'> | null> => {
    const chargesAt = latest(chargeDayOf(expiresAt, settings), weekAfter(toldAt), nextTryAt)
    if (chargesAt >= lapsesAt) return null
    const amount = await expectCardRenewal(payload, { user, grade, expiresAt }, latest(chargesAt, now))
    return amount && { amount, chargesAt }
  }
  const asTold = announcedAt ? await plan(announcedAt) : null
  if (asTold && isSame(told, asTold.amount)) return { ...asTold, isTold: true }
  const anew = await plan(now)
  return anew && { ...anew, isTold: false }
}
