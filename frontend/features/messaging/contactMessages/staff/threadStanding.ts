import type { MessageRow } from '../../../../../domain/messaging/contactMessages/handling.schema'
import { PROMISED_HOURS } from '../../../../../domain/messaging/contactMessages/statuses.schema'
import { answerTime } from './answerTime'

const MINUTE_MS = 60_000

/**
 * How a message stands, in a sentence or two: `Waiting for an answer for 5 hours. Nobody looks after it.`
 * @param assignee the name of who looks after it; undefined for nobody
 * @param now milliseconds
 */
export const threadStanding = (
  {
    status,
    spamAt,
    createdAt,
    minutesToAnswer,
  }: Pick<MessageRow, 'status' | 'spamAt' | 'createdAt' | 'minutesToAnswer'>,
  assignee: string | undefined,
  now: number,
): string => {
  if (spamAt) return 'Marked as spam.'
  const whose = assignee ? `Assigned to ${assignee}.` : 'Nobody is assigned yet.'
  if (minutesToAnswer !== null) return `First answered after ${answerTime(minutesToAnswer)}. ${whose}`
  if (status === 'closed') return `Closed without an answer. ${whose}`
  const waited = Math.max(0, (now - Date.parse(createdAt)) / MINUTE_MS)
  const isLate = waited > PROMISED_HOURS * 60
  return `Waiting for an answer for ${answerTime(waited)}${isLate ? `; ${PROMISED_HOURS} hours are promised` : ''}. ${whose}`
}
