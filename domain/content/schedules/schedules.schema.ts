/** Scheduled publishing: what the panel sends and the queue stores. A leaf. */

/** Payload's name for the queue's jobs, which its dialog reads. */
export const SCHEDULE_TASK = 'schedulePublish'

/** In which the panel's dialog asks for and shows the time. */
export const SCHEDULE_ZONE = 'Africa/Juba'

export const SCHEDULED_ACTIONS = ['publish', 'unpublish'] as const
export type ScheduledAction = (typeof SCHEDULED_ACTIONS)[number]

/** How far ahead somebody may schedule, in days. */
export const MAX_DAYS_AHEAD = 730
/** How many changes of one record may wait. */
export const MAX_WAITING = 20

/** What a job of the queue knows. `title`: of the record, as it was called then. */
export interface ScheduleInput {
  type: ScheduledAction
  doc?: { relationTo: string; value: string }
  global?: string
  title: string
  timezone: string
  user: { relationTo: 'users'; value: string }
}
