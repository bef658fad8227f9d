import type { Payload } from 'payload'
import { lockAccount, markDeceased, unmarkDeceased } from '../../accounts'
import { findRenewalInvoices, markForRepricing, voidUnpaid } from '../../money/invoices'
import {
  type StoredMembershipEvent,
  findMembership,
  findUnfinalisedEvent,
  findUnfinalisedEvents,
  markEventFinalised,
  setEnteredName,
} from '../memberships'
import { finaliseEach } from './finaliseNow'
import { issueGradeInvoice } from './followUpgrade'
import { mailMembershipEvent } from './mailMembershipEvent'
import { reconcileMembership } from './reconcileMembership'
import { gradeIs, seatsAre } from './repricingReasons'
import { issueSeatInvoice } from './seats/issueSeatInvoice'

/** Locks the account of a person who died: nobody signs in to it, and it leaves the directory. */
const closeAccount = async (payload: Payload, user: string): Promise<void> => {
  await markDeceased(payload, user)
  if ((await lockAccount(payload, user)) === 'last-admin')
    payload.logger.error(
      { account: user },
      'the account of a member who died is the last administrator’s and was not locked',
    )
}

/** A term that is not given is not owed: the unpaid invoices for it are void, unless the removal does not count. */
const voidRenewals = async (payload: Payload, { user, by }: StoredMembershipEvent): Promise<void> => {
  const membership = await findMembership(payload, user)
  if (membership?.ending !== 'removed' || !by) return
  for (const invoice of await findRenewalInvoices(payload, user.toHexString()))
    await voidUnpaid(payload, invoice, { by: by.toHexString(), reason: 'Removed from the register' })
}

/** Why an open renewal may cost something else after an event; undefined where it does not. */
const repricingReason = ({ kind, grade, seats }: StoredMembershipEvent): string | undefined => {
  if ((kind === 'gradeChanged' || kind === 'added') && grade) return gradeIs(grade)
  return kind === 'seatsChanged' && seats ? seatsAre(seats) : undefined
}

/**
 * Applies what follows from an event of a membership: dates and standing, role, then the mail; after a death
 * the lock of the account, and no mail; after a removal the unpaid invoices for renewals are void; after a change of grade
 * or seats the invoice for the rest of the term, and open renewals are marked to be priced again. Safe to repeat
 * after a crash at any point.
 */
export const finaliseMembershipEvent = async (payload: Payload, id: string): Promise<void> => {
  const event = await findUnfinalisedEvent(payload, id)
  if (!event) return
  const user = event.user.toHexString()
  await reconcileMembership(payload, user)
  if (event.kind === 'added' && event.registeredName)
    await setEnteredName(payload, user, event.registeredName)
  if (event.kind === 'removed') await voidRenewals(payload, event)
  if (event.kind === 'seatsChanged') await issueSeatInvoice(payload, event)
  if (event.kind === 'gradeChanged') await issueGradeInvoice(payload, event)
  const reason = repricingReason(event)
  if (reason) await markForRepricing(payload, user, { reason, by: event.by })
  if (event.kind === 'died') await closeAccount(payload, user)
  else {
    if (event.kind === 'reinstated') await unmarkDeceased(payload, user)
    await mailMembershipEvent(payload, event)
  }
  await markEventFinalised(payload, id)
}

/** Finalises the events that a crash left. Runs at start and regularly. */
export const finaliseMembershipEvents = async (payload: Payload): Promise<void> =>
  finaliseEach(payload, 'membership-events', await findUnfinalisedEvents(payload), finaliseMembershipEvent)
