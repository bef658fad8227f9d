import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { deskPaths } from '../../../frontend/deskPaths'
import { announceDone } from '../../integrations/webhookEvents'
import { membershipStatus } from './membershipStatus'
import { findMembership } from './membershipsRepository'

/** What follows from a fact is tried again within minutes after a crash; later, the change has been announced. */
const RECENT_MS = 24 * 60 * 60_000

/**
 * Tells other programs how the membership of a person stands, once for each time that it changed. Safe to repeat. Never
 * throws.
 * @param lapse what made the status another one without a change of the membership: time went by
 */
export const announceMembership = (
  payload: Payload,
  user: string | ObjectId,
  lapse?: string,
): Promise<void> =>
  announceDone(payload, 'membership.changed', async () => {
    const membership = await findMembership(payload, user)
    if (!membership || (!lapse && membership.updatedAt.getTime() < Date.now() - RECENT_MS)) return []
    const { _id, number, grade, revision, startedAt, expiresAt } = membership
    const person = membership.user.toHexString()
    return [
      {
        key: `membership.changed:${_id.toHexString()}:${lapse ?? revision ?? 0}`,
        happenedAt: new Date(),
        id: _id.toHexString(),
        path: deskPaths.user.build(person),
        facts: {
          person,
          number,
          grade,
          status: membershipStatus({ membership }),
          startedAt: startedAt.toISOString(),
          expiresAt: expiresAt?.toISOString() ?? null,
        },
        account: person,
      },
    ]
  })
