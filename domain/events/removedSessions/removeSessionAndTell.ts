import type { PayloadRequest } from 'payload'
import { readPublishedEventFacts } from '..'
import { isPastEvent } from '../eventTime.schema'
import { type ProgrammeProblem, type RemovedSession, removeSession } from '../programme'
import { queueMailsToHolders } from '../registrations'

/** Mails those who had chosen a session of an event that takes place, unless the session is over. Safe to repeat. */
const tellOfRemoval = async (
  { payload }: PayloadRequest,
  { _id, event: eventId, title, startsAt, endsAt, choices }: RemovedSession,
): Promise<void> => {
  const at = new Date()
  const event = endsAt > at && choices.length > 0 ? await readPublishedEventFacts(payload, eventId) : null
  if (!event || event.isCancelled || isPastEvent(event, at.getTime())) return
  await queueMailsToHolders(
    payload,
    'sessionRemoved',
    choices.map(({ user }) => user),
    (user) => ({
      event,
      user,
      at,
      dedupeKey: `event:${event.id}:session:${_id.toHexString()}:removed:${user.toHexString()}`,
      more: { session: title, startsAt: startsAt.toISOString() },
    }),
  )
}

/**
 * Removes a session, unless more people have chosen it than the caller was told, and mails those who had.
 * @returns how many had
 */
export const removeSessionAndTell = async (
  req: PayloadRequest,
  id: unknown,
  session: unknown,
  told: number,
): Promise<{ chosen: number } | ProgrammeProblem> => {
  const result = await removeSession(req, id, session, told)
  if ('problem' in result) return result
  await tellOfRemoval(req, result.removed)
  return { chosen: result.removed.choices.length }
}
