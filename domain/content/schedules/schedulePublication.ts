import {
  APIError,
  Forbidden,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
  docAccessOperation,
  docAccessOperationGlobal,
} from 'payload'
import { recordChange } from '../../audit/recordChange'
import { type EditTarget, slugOf, subjectOf } from '../edits/editsRepository'
import { countWaiting, findWaiting, forgetFailed, removeSchedule } from './schedulesRepository'
import {
  MAX_DAYS_AHEAD,
  MAX_WAITING,
  SCHEDULED_ACTIONS,
  SCHEDULE_TASK,
  SCHEDULE_ZONE,
  type ScheduledAction,
} from './schedules.schema'

const DAY_MS = 86_400_000

/** Every page shows them: nobody can withdraw them, now or at a time. */
const NEVER_WITHDRAWN = ['site-settings']

export interface ScheduleRequest {
  action: ScheduledAction
  target: EditTarget
  /** When; what lies in the past is done at once. */
  at: Date
}

const refuse = (message: string, status = 400): APIError => new APIError(message, status, null, true)

const isScheduled = ({ versions }: SanitizedCollectionConfig | SanitizedGlobalConfig): boolean =>
  typeof versions === 'object' &&
  typeof versions.drafts === 'object' &&
  Boolean(versions.drafts.schedulePublish)

/** Refuses a caller who may not publish the record now. */
const demandRight = async (req: PayloadRequest, target: EditTarget): Promise<void> => {
  const data = { _status: 'published' }
  const { config, collections } = req.payload
  if ('global' in target) {
    const globalConfig = config.globals.find(({ slug }) => slug === target.global)
    if (!globalConfig || !isScheduled(globalConfig)) throw new Forbidden(req.t)
    if (!(await docAccessOperationGlobal({ globalConfig, data, req })).update) throw new Forbidden(req.t)
    return
  }
  const isKnown = config.collections.some(({ slug }) => slug === target.collection)
  if (!req.user || !isKnown) throw new Forbidden(req.t)
  const collection = collections[target.collection]
  if (!isScheduled(collection.config)) throw new Forbidden(req.t)
  if (!(await docAccessOperation({ collection, id: target.id, data, req })).update) throw new Forbidden(req.t)
}

/** What a record is called in the panel. Undefined when there is none. */
const titleOf = async (req: PayloadRequest, target: EditTarget): Promise<string | undefined> => {
  const { config, collections } = req.payload
  if ('global' in target) {
    const label = config.globals.find(({ slug }) => slug === target.global)?.label
    return typeof label === 'string' ? label : target.global
  }
  const found: object | null = await req.payload.findByID({
    collection: target.collection,
    id: target.id,
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  const title: unknown =
    found &&
    Object.entries(found).find(
      ([name]) => name === collections[target.collection].config.admin.useAsTitle,
    )?.[1]
  return found ? (typeof title === 'string' ? title : 'Without a title') : undefined
}

/**
 * Has a record be published, or withdrawn, at a time. Its newest draft then is what is published.
 * @throws APIError 400 for a time or a record that cannot be scheduled, 403 for a caller who may not publish it
 */
export const schedulePublication = async (
  req: PayloadRequest,
  { action, at, target }: ScheduleRequest,
): Promise<void> => {
  await demandRight(req, target)
  if (!SCHEDULED_ACTIONS.includes(action)) throw refuse('Choose whether to publish or to unpublish.')
  if (action === 'unpublish' && NEVER_WITHDRAWN.includes(slugOf(target)))
    throw refuse('Every page shows the site settings, so they cannot be unpublished.')
  if (Number.isNaN(at.getTime()) || at.getTime() > Date.now() + MAX_DAYS_AHEAD * DAY_MS)
    throw refuse('Choose a time within the next two years.')
  const title = await titleOf(req, target)
  if (title === undefined) throw refuse('This record does not exist any more.', 404)
  if ((await countWaiting(req.payload, target)) >= MAX_WAITING)
    throw refuse('Too many changes of this record are scheduled. Remove some of them first.')
  const { user } = req
  if (!user) throw new Forbidden(req.t)
  await forgetFailed(req.payload, target)
  await req.payload.jobs.queue({
    task: SCHEDULE_TASK,
    waitUntil: at,
    input: {
      type: action,
      ...('global' in target
        ? { global: target.global }
        : { doc: { relationTo: target.collection, value: target.id } }),
      title,
      timezone: SCHEDULE_ZONE,
      user: { relationTo: 'users', value: user.id },
    } as never,
  })
  await recordChange(req, {
    action: `${slugOf(target)}.scheduled`,
    subject: subjectOf(target, title),
    before: null,
    after: { [action === 'publish' ? 'publishAt' : 'unpublishAt']: at.toISOString() },
  })
}

/**
 * Takes back what was scheduled and has not been done yet.
 * @throws APIError 403 for a caller who may not publish the record, 404 when it is done or gone
 */
export const cancelSchedule = async (req: PayloadRequest, id: string): Promise<void> => {
  const job = await findWaiting(req.payload, id)
  if (!job) throw refuse('This change was made or removed meanwhile.', 404)
  const {
    input: { title, type },
    target,
  } = job
  await demandRight(req, target)
  if (!(await removeSchedule(req.payload, id)))
    throw refuse('This change was made or removed meanwhile.', 404)
  await recordChange(req, {
    action: `${slugOf(target)}.schedule-removed`,
    subject: subjectOf(target, title),
    before: { [type === 'publish' ? 'publishAt' : 'unpublishAt']: job.waitUntil.toISOString() },
    after: null,
  })
}
