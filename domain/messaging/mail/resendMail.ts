import type { Payload } from 'payload'
import { findMailSource, queueAgain } from './outboxRepository'
import { templateOf } from './renderMail'
import type { OutboxStatus } from './statuses.schema'

/**
 * Queues a mail again that failed, was perhaps sent, was sent, or waits for its next attempt.
 * @param updatedAt when the mail was last changed, as the caller read it: a second click does nothing
 * @returns the status that it had. `forgotten`: its data have been deleted. `changed_meanwhile`: it is being
 * sent, or has changed since the caller read it.
 */
export const resendMail = async (
  payload: Payload,
  id: string,
  updatedAt: Date,
): Promise<{ status: OutboxStatus } | { problem: 'not_found' | 'forgotten' | 'changed_meanwhile' }> => {
  const mail = await findMailSource(payload, id)
  if (!mail) return { problem: 'not_found' }
  const { status, template, data } = mail
  if (data === undefined || data === null) return { problem: 'forgotten' }
  // an expired link does not become valid by being sent later
  const expires = templateOf(template)?.expiresAfterMinutes !== undefined
  if (!(await queueAgain(payload, id, { status, updatedAt, expires })))
    return { problem: 'changed_meanwhile' }
  return { status }
}
