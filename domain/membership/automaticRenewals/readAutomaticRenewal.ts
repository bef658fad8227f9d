import type { PayloadRequest } from 'payload'
import { quoteCardRenewal } from '../../money/dues'
import { findMembership } from '../memberships'
import { readPaymentSettings } from '../../money/paymentSettings'
import type { AutomaticRenewalView } from './automaticRenewal.schema'
import { type StoredAutomaticRenewal, findAutomaticRenewal } from './automaticRenewalsRepository'
import { DEFAULT_DAYS, chargeDayOf, isOfferedBy, planCharge } from './planCharge'

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
  const expiresAt = membership?.withdrawnAt || membership?.company ? null : membership?.expiresAt
  const ending = membership && expiresAt ? { ...membership, expiresAt } : null
  const now = new Date()
  const planned =
    ending && stored?.isOn && isOffered ? await planCharge(payload, stored, ending, { settings, now }) : null
  const day = expiresAt && chargeDayOf(expiresAt, settings)
  const amount =
    planned?.amount ??
    (ending && day && (isOffered || isOn)
      ? await quoteCardRenewal(payload, ending, day > now ? day : now)
      : null)
  return {
    isOffered: isOffered && amount !== null,
    isOn,
    amount,
    daysBefore: settings.automaticRenewalDays ?? DEFAULT_DAYS,
    chargesAt: planned?.chargesAt.toISOString() ?? null,
    isTold: planned?.isTold ?? false,
    failure: failureOf(stored, expiresAt),
  }
}
