import type { PayloadRequest } from 'payload'
import { recordChange } from '../../audit/recordChange'
import { type NewMembershipEvent, appendEvent } from '../memberships'
import { finaliseMembershipEvent } from './finaliseMembershipEvent'
import { finaliseNow } from './finaliseNow'

const LATER = 'It is recorded. What follows from it will be done shortly.'

/**
 * Adds an event to the log of a membership, with an entry in the audit log, and applies what follows from it. The
 * unique place in the log decides between two who act at once.
 * @param stored.count how many events there were when it was decided
 * @returns undefined when a colleague was faster; with a warning when what follows will be done later
 */
export const storeMembershipEvent = async (
  req: PayloadRequest,
  user: string,
  {
    count,
    event,
    audit,
  }: {
    count: number
    event: NewMembershipEvent
    audit: { before: Record<string, unknown>; after: Record<string, unknown> }
  },
): Promise<{ warning?: string } | undefined> => {
  const { payload } = req
  const id = await appendEvent(payload, user, count, { ...event, by: req.user?.id, needsSettling: true })
  if (!id) return undefined
  await recordChange(req, {
    action: `membership.${event.kind}`,
    subject: { collection: 'membership-events', id },
    account: user,
    ...audit,
    reason: event.reason ?? undefined,
  })
  const isDone = await finaliseNow(payload, { event: id }, () => finaliseMembershipEvent(payload, id))
  return isDone ? {} : { warning: LATER }
}
