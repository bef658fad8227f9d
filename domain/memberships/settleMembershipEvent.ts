import type { Payload } from 'payload'
import { modelOf } from '../../platform/database'
import { lockAccount } from '../accounts'
import { mailMembershipEvent } from './membershipMails'
import type { StoredEvent } from './membershipsRepository'
import { settleEach } from './settleEach'
import { settleMembership } from './settleMembership'

/** The account of a person who died is locked: nobody signs in to it, and it leaves the directory. */
const closeAccount = async (payload: Payload, user: string): Promise<void> => {
  await modelOf(payload, 'users').updateOne({ _id: user }, { $set: { isDeceased: true } })
  if ((await lockAccount(payload, user)) === 'last-admin')
    payload.logger.error(
      { account: user },
      'the account of a member who died is the last administrator’s and was not locked',
    )
}

/**
 * Does what follows from an event of a membership: dates and standing, role, then the mail; the account's lock after a
 * death, of which nobody is written to. Safe to repeat after a crash at any point.
 */
export const settleMembershipEvent = async (payload: Payload, id: string): Promise<void> => {
  const events = modelOf(payload, 'membership-events')
  const event = await events.findOne({ _id: id, needsSettling: true }).lean<StoredEvent | null>()
  if (!event) return
  const user = event.user.toString()
  await settleMembership(payload, user)
  if (event.kind === 'added' && event.registeredName)
    await modelOf(payload, 'memberships').updateOne(
      { user, application: null },
      { $set: { registeredName: event.registeredName } },
    )
  if (event.kind === 'died') await closeAccount(payload, user)
  else {
    if (event.kind === 'reinstated')
      await modelOf(payload, 'users').updateOne(
        { _id: user, isDeceased: true },
        { $set: { isDeceased: false } },
      )
    await mailMembershipEvent(payload, event)
  }
  await events.updateOne({ _id: id }, { $set: { needsSettling: false } })
}

/** Settles what a crash left unsettled. Runs at start and now and then. */
export const settleMembershipEvents = (payload: Payload): Promise<void> =>
  settleEach(payload, 'membership-events', settleMembershipEvent)
