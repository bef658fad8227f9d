import {
  APIError,
  type CollectionSlug,
  type GlobalSlug,
  type PayloadRequest,
  type ServerFunction,
  canAccessAdmin,
} from 'payload'
import { type ScheduleRequest, cancelSchedule, schedulePublication } from '../../../domain/content'

/** What the panel's dialog sends: a change to schedule, or the id of one to remove. Whatever it says is checked. */
interface Sent {
  req: PayloadRequest
  type?: unknown
  date?: unknown
  doc?: { relationTo?: unknown; value?: unknown }
  global?: unknown
  deleteID?: unknown
}

const requestOf = ({ date, doc, global, type }: Sent): ScheduleRequest => ({
  action: type === 'unpublish' ? 'unpublish' : 'publish',
  target: doc
    ? { collection: String(doc.relationTo) as CollectionSlug, id: String(doc.value) }
    : { global: String(global) as GlobalSlug },
  at: new Date(date instanceof Date || typeof date === 'string' ? date : Number.NaN),
})

/**
 * Answers the panel's dialog "Schedule publish" in place of Payload's own function, which lets whoever may
 * open the panel schedule anything and remove what others have scheduled.
 */
export const schedulePublish: ServerFunction<Sent, Promise<{ message?: string; error?: string }>> = async (
  sent,
) => {
  const { deleteID, req } = sent
  await canAccessAdmin({ req })
  try {
    if (typeof deleteID === 'string') await cancelSchedule(req, deleteID)
    else await schedulePublication(req, requestOf(sent))
    return { message: req.i18n.t('general:success') }
  } catch (error) {
    if (!(error instanceof APIError))
      req.payload.logger.error({ err: error }, 'a change could not be scheduled')
    return {
      error:
        error instanceof APIError ? error.message : 'The change could not be scheduled. Please try again.',
    }
  }
}
