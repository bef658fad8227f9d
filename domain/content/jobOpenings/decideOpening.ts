import type { PayloadRequest } from 'payload'
import { recordChange } from '../../audit/recordChange'
import type { OpeningDecision } from './jobOpenings.schema'
import { decideWaiting, findOpening } from './jobOpeningsRepository'
import { today } from './lastDay.schema'
import { finaliseDecision } from './openingMails'

/**
 * Publishes an opening that waits, or declines it with feedback; its submitter is told by mail. Of two decisions at
 * once one counts.
 * @param decidedBy id of the staff's account
 */
export const decideOpening = async (
  req: PayloadRequest,
  decidedBy: string,
  id: string,
  { status, feedback, updatedAt }: OpeningDecision,
): Promise<
  { status: OpeningDecision['status'] } | { problem: 'not_found' | 'decided' | 'ended' | 'changed_meanwhile' }
> => {
  const { payload } = req
  const opening = { id, readAt: new Date(updatedAt) }
  const decided = await decideWaiting(payload, opening, { status, feedback, decidedBy })
  if (!decided) {
    const known = await findOpening(payload, id)
    if (!known) return { problem: 'not_found' }
    if (known.status !== 'submitted') return { problem: 'decided' }
    return { problem: known.lastDay < today() ? 'ended' : 'changed_meanwhile' }
  }
  await recordChange(req, {
    action: status === 'published' ? 'job-opening.published' : 'job-opening.declined',
    subject: { collection: 'job-openings', id, title: decided.title },
    account: decided.user.toHexString(),
    before: { status: 'submitted' },
    after: { status },
    reason: feedback,
  })
  await finaliseDecision(payload, decided)
  return { status }
}
