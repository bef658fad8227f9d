import { type Payload, createLocalReq } from 'payload'
import { recordChange } from '../../audit/recordChange'
import { endAllEdits } from '../edits/guardEdits'
import { slugOf, subjectOf } from '../edits/editsRepository'
import { type ScheduledJob, claimDue, markFailed, removeSchedule, retryAt } from './schedulesRepository'

/**
 * A record that somebody else is saving at this moment, a database that is away: tried again this often, this
 * much later.
 */
const MAX_TRIES = 5
const RETRY_MS = 30_000

/** With these a second try may go better; with everything else it will not. */
const PASSING_STATUSES = [409, 503]

const GONE = 'The account of the person who scheduled this no longer exists.'

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 503

/** What staff are told. Errors without a status are the server's own, and say nothing to them. */
const reasonOf = (error: unknown): string => {
  if (statusOf(error) === 404) return 'The record was deleted or moved to the trash.'
  return (
    error instanceof Error && statusOf(error) !== 503 ? error.message : 'The change could not be saved.'
  ).slice(0, 500)
}

const findScheduler = async (payload: Payload, id: string) => {
  const user = await payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true, // the rights of this account decide below
  })
  if (!user) throw Object.assign(new Error(GONE), { status: 403 })
  if (user.lockedAt)
    throw Object.assign(new Error('The account of the person who scheduled this is locked.'), { status: 403 })
  return { ...user, collection: 'users' as const }
}

/**
 * Publishes or withdraws a record with the rights that the person who scheduled it has now. Its newest draft
 * is published: a text that somebody is writing at this moment included, whose next save is then told of it.
 * A document lock holds nobody up.
 */
const apply = async (payload: Payload, { input, target }: ScheduledJob): Promise<void> => {
  const req = await createLocalReq({ user: await findScheduler(payload, input.user.value) }, payload)
  const data: object = { _status: input.type === 'publish' ? 'published' : 'draft' }
  const how = { data, depth: 0, overrideAccess: false, overrideLock: true, req }
  try {
    if ('global' in target) await payload.updateGlobal({ slug: target.global, ...how })
    else await payload.update({ collection: target.collection, id: target.id, ...how })
  } finally {
    await endAllEdits(req)
  }
}

const run = async (payload: Payload, job: ScheduledJob): Promise<void> => {
  try {
    await apply(payload, job)
    await removeSchedule(payload, job.id)
  } catch (error) {
    const { id, input, target, totalTried } = job
    payload.logger.warn(
      { err: error, schedule: id, record: slugOf(target) },
      'a scheduled change could not be made',
    )
    if (PASSING_STATUSES.includes(statusOf(error)) && totalTried < MAX_TRIES)
      return retryAt(payload, id, new Date(Date.now() + RETRY_MS))
    const reason = reasonOf(error)
    await markFailed(payload, id, reason)
    await recordChange(
      { payload },
      { action: `${slugOf(target)}.schedule-failed`, subject: subjectOf(target, input.title), reason },
    )
  }
}

/**
 * Makes the scheduled changes whose time has come, the oldest first. Each is claimed in the database, so that
 * of several processes one makes it; one that fails is left to staff with its reason and does not hold up the
 * rest.
 */
export const publishScheduled = async (payload: Payload, signal?: AbortSignal): Promise<void> => {
  for (let job = await claimDue(payload); job; job = await claimDue(payload)) {
    await run(payload, job)
    if (signal?.aborted) return
  }
}
