import type { Payload } from 'payload'
import { lockAccount, markDeceased, unmarkDeceased } from '../../accounts'
import { findRenewalInvoices, voidUnpaid } from '../../money/invoices'
import {
  type StoredMembershipEvent,
  findMembership,
  findUnfinalisedEvent,
  findUnfinalisedEvents,
  markEventFinalised,
  setEnteredName,
} from '../memberships'
import { finaliseEach } from './finaliseNow'
import { mailMembershipEvent } from './mailMembershipEvent'
import { reconcileMembership } from './reconcileMembership'
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

/**
 * Applies what follows from an event of a membership: dates and standing, role, then the mail; after a death
 * the lock of the account, and no mail; after a removal the unpaid invoices for renewals are void. Safe to repeat
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
