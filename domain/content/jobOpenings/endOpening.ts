import type { PayloadRequest } from 'payload'
import { recordChange } from '../../audit/recordChange'
import { moveContentVersion } from '../contentVersions'
import { findOpening, markEnded } from './jobOpeningsRepository'

/**
 * Closes a published opening early, or withdraws one that waits or is published. Repeated, it changes nothing.
 * @param by the account, and whether as staff, who may end those of others
 */
export const endOpening = async (
  req: PayloadRequest,
  by: { id: string; isStaff: boolean },
  id: string,
  to: 'closed' | 'withdrawn',
): Promise<{ status: 'closed' | 'withdrawn' } | { problem: 'not_found' | 'not_open' }> => {
  const { payload } = req
  const owner = by.isStaff ? undefined : by.id
  const before = await markEnded(payload, { id, owner }, to)
  if (!before) {
    const known = await findOpening(payload, id, owner)
    if (!known) return { problem: 'not_found' }
    return known.status === to ? { status: to } : { problem: 'not_open' }
  }
  if (before.status === 'published') await moveContentVersion(payload, 'content')
  if (by.isStaff && before.user.toHexString() !== by.id)
    await recordChange(req, {
      action: `job-opening.${to}`,
      subject: { collection: 'job-openings', id, title: before.title },
      account: before.user.toHexString(),
      before: { status: before.status },
      after: { status: to },
    })
  return { status: to }
}
