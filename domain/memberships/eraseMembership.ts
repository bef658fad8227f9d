import type { Payload } from 'payload'
import { modelOf } from '../../platform/database'
import { appendEvent, countEvents } from './membershipsRepository'

/** Notes that the account was deleted, so that nothing brings the membership back. */
const appendErased = async (payload: Payload, user: string): Promise<void> => {
  if (await modelOf(payload, 'membership-events').exists({ user, kind: 'erased' })) return
  const now = new Date()
  for (;;)
    if (
      await appendEvent(payload, user, await countEvents(payload, user), {
        kind: 'erased',
        at: now,
        effectiveAt: now,
      })
    )
      return
}

/**
 * Ends the membership of an account that is deleted. Number, grade and dates are kept, as the law requires, without words
 * about the person. Safe to repeat.
 */
export const eraseMembership = async (payload: Payload, user: string): Promise<void> => {
  const memberships = modelOf(payload, 'memberships')
  if (await memberships.exists({ user })) await appendErased(payload, user)
  await modelOf(payload, 'membership-events').updateMany(
    { user },
    { $unset: { reason: 1, sharedReason: 1, registeredName: 1 }, $set: { needsSettling: false } },
  )
  await memberships.updateOne(
    { user, withdrawnAt: null },
    { $set: { withdrawnAt: new Date(), ending: 'erased' } },
  )
  await memberships.updateOne(
    { user },
    { $unset: { reason: 1, sharedReason: 1, remindersSent: 1, registeredName: 1 } },
  )
}
