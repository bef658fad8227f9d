import type { Where } from 'payload'
import type { MessageFilter } from './handling.schema'
import { PROMISED_HOURS } from './statuses.schema'

/** Messages that wait for staff: not those marked as spam. */
export const WAITING: Where = { status: { in: ['new', 'open'] }, spamAt: { exists: false } }

const HOUR_MS = 60 * 60_000

/** Those that wait since before a moment: for a first answer, or for one to a reply. */
const whereWaitingSince = (before: Date): Where => {
  const at = before.toISOString()
  return {
    and: [
      WAITING,
      {
        or: [
          { repliedAt: { less_than: at } },
          { and: [{ repliedAt: { exists: false } }, { createdAt: { less_than: at } }] },
        ],
      },
    ],
  }
}

/** What a filter asks of contact messages. */
export const messageWhere = (
  { q, status, assigned, show }: MessageFilter,
  self: string,
  now = Date.now(),
): Where => {
  const all: Where[] = [{ spamAt: { exists: show === 'spam' } }]
  if (q)
    all.push({
      or: (['name', 'email', 'subject', 'message'] as const).map((field) => ({ [field]: { contains: q } })),
    })
  if (status) all.push({ status: { equals: status } })
  if (assigned === 'me') all.push({ assignee: { equals: self } })
  if (assigned === 'nobody') all.push({ assignee: { exists: false } })
  if (show === 'late') all.push(whereWaitingSince(new Date(now - PROMISED_HOURS * HOUR_MS)))
  return { and: all }
}
