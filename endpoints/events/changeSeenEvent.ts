import type { PayloadRequest } from 'payload'
import type { Event } from '../../payload-types'
import { modelOf } from '../../platform/database'
import { problem } from '../answers'
import { shownEvent } from './shownEvent'

const meanwhile = (): Response =>
  problem(409, 'changed_meanwhile', 'Someone has changed this in the meantime. Please check it again.')

/** All that staff write. Whatever is left out of an update comes from the latest version, which may be another draft. */
const CONTENT = [
  'title',
  'slug',
  'description',
  'eventDate',
  'endDate',
  'isDateToBeAnnounced',
  'location',
  'venue',
  'isVirtual',
  'maxAttendees',
  'isCancelled',
  'region',
  'programme',
  'speakers',
  'audience',
  'whatToBring',
  'cpdHours',
  'contactName',
  'contactEmail',
  '_status',
] as const satisfies (keyof Event)[]

const contentOf = (event: Event): Partial<Event> =>
  Object.fromEntries(CONTENT.map((name) => [name, event[name] ?? null]))

/**
 * Changes an event if it still is as the asking person saw it. Of many who saw the same, one gets through: the time of
 * the last change is moved in one atomic operation first, and the change follows.
 * @param seenAt when it had been changed last as it was looked at
 * @param prepare what is to be changed, or why not; what it throws or refuses gives the time of the last change back
 * @returns the event as it is now, or the refusal: 401, 403, 404, 409
 */
export const changeSeenEvent = async (
  req: PayloadRequest,
  seenAt: string,
  prepare: (event: Event) => Promise<Partial<Event> | { refusal: Response }>,
): Promise<{ event: Event } | { refusal: Response }> => {
  const shown = await shownEvent(req)
  if ('refusal' in shown) return shown
  const { event, storedAt } = shown
  if (Date.parse(event.updatedAt) !== Date.parse(seenAt)) return { refusal: meanwhile() }
  const events = modelOf(req.payload, 'events')
  const before = new Date(storedAt)
  const claimedAt = new Date(Math.max(Date.now(), before.getTime() + 1))
  const { matchedCount } = await events.updateOne(
    { _id: event.id, updatedAt: before },
    { $set: { updatedAt: claimedAt } },
    { timestamps: false },
  )
  if (matchedCount === 0) return { refusal: meanwhile() }
  const giveBack = () =>
    events.updateOne(
      { _id: event.id, updatedAt: claimedAt },
      { $set: { updatedAt: before } },
      { timestamps: false },
    )
  try {
    const change = await prepare(event)
    if ('refusal' in change) {
      await giveBack()
      return { refusal: change.refusal }
    }
    const data = { ...contentOf(event), ...change }
    return {
      event: await req.payload.update({
        collection: 'events',
        id: event.id,
        data,
        depth: 0,
        overrideAccess: false,
        req,
      }),
    }
  } catch (error) {
    await giveBack()
    throw error
  }
}
