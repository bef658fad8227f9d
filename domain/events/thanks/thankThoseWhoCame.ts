import type { PayloadRequest } from 'payload'
import type { Event } from '../../../payload-types'
import { recordChange } from '../../audit'
import { readEventFacts } from '..'
import { findUnthanked, markThanked } from '../attendance'
import { isPastEvent } from '../eventTime.schema'
import { queueEventMails } from '../registrations'
import { findSurvey, surveyToken } from '../surveys'

/** How many mails are queued at once. */
const BATCH = 200

/**
 * Mails thanks to everybody who came to an event and was not thanked before, with the links to its materials and its
 * survey. Safe to repeat, and for two at once: everybody gets one mail. The caller checks access.
 * @param text what staff write
 * @returns how many were thanked now; `not_over` before the end of the event, and for one that was cancelled
 */
export const thankThoseWhoCame = async (
  req: PayloadRequest,
  event: Event,
  text: string,
): Promise<{ count: number } | { problem: 'not_over' }> => {
  const { payload } = req
  const facts = await readEventFacts(payload, event.id)
  if (!facts || event.isCancelled || !isPastEvent(facts, Date.now())) return { problem: 'not_over' }
  const hasSurvey = (await findSurvey(payload, event.id)) !== null
  const at = new Date()
  let count = 0
  for (;;) {
    const marks = await findUnthanked(payload, event.id, BATCH)
    if (marks.length === 0) break
    await queueEventMails(
      payload,
      'eventThanks',
      marks.map(({ _id, user }) => ({
        event: facts,
        user,
        at,
        dedupeKey: `event:${event.id}:thanks:${String(user)}`,
        more: {
          text,
          hasProgramme: Boolean(event.hasProgramme),
          ...(hasSurvey && { surveyToken: surveyToken(payload, String(_id)) }),
        },
      })),
    )
    count += await markThanked(
      payload,
      marks.map(({ _id }) => _id),
      at,
    )
  }
  if (count > 0)
    await recordChange(req, {
      action: 'event.thanks-sent',
      subject: { collection: 'events', id: event.id, title: event.title },
      after: { people: count, text },
    })
  return { count }
}
