import type { Payload } from 'payload'
import type { OutboxStatus } from '../messaging/mail/statuses.schema'
import type { MailQueue } from './operations.schema'

/** How many mails wait, failed or are in doubt, and how long the first has waited. */
export const readMailQueue = async (payload: Payload): Promise<MailQueue> => {
  const countOf = async (status: OutboxStatus): Promise<number> => {
    const { totalDocs } = await payload.count({
      collection: 'outbox',
      where: { status: { equals: status } },
      overrideAccess: true, // a number; the caller checks the permission
    })
    return totalDocs
  }
  const [queued, sending, uncertain, failed, { docs: oldest }] = await Promise.all([
    countOf('queued'),
    countOf('sending'),
    countOf('uncertain'),
    countOf('failed'),
    payload.find({
      collection: 'outbox',
      where: { status: { equals: 'queued' } },
      sort: 'nextAttemptAt',
      limit: 1,
      depth: 0,
      pagination: false,
      select: { queuedAt: true, createdAt: true },
      overrideAccess: true, // its time alone
    }),
  ])
  const [first] = oldest
  return { queued, sending, uncertain, failed, oldestAt: first ? (first.queuedAt ?? first.createdAt) : null }
}
