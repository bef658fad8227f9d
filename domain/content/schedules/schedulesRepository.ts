import { ObjectId } from 'mongodb'
import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { modelOf } from '../../../platform/database'
import type { EditTarget } from '../edits/editsRepository'
import { SCHEDULE_TASK, type ScheduleInput } from './schedules.schema'

export interface ScheduledJob {
  id: string
  input: ScheduleInput
  target: EditTarget
  waitUntil: Date
  totalTried: number
}

interface StoredJob extends Omit<ScheduledJob, 'id' | 'target'> {
  _id: ObjectId
}

/** A process that was killed while it published is forgotten after this: far longer than a publication takes. */
const ABANDONED_MS = 3 * 60_000

const jobsOf = (payload: Payload) => modelOf(payload, 'payload-jobs').collection

const ofTarget = (target: EditTarget): object =>
  'global' in target
    ? { 'input.global': target.global }
    : { 'input.doc.relationTo': target.collection, 'input.doc.value': target.id }

const targetOf = ({ doc, global }: ScheduleInput): EditTarget =>
  doc ? { collection: doc.relationTo as CollectionSlug, id: doc.value } : { global: global as GlobalSlug }

const toJob = ({ _id, input, waitUntil, totalTried }: StoredJob): ScheduledJob => ({
  id: _id.toHexString(),
  input,
  target: targetOf(input),
  waitUntil,
  totalTried,
})

/** How many scheduled changes of a record wait for their time. */
export const countWaiting = (payload: Payload, target: EditTarget): Promise<number> =>
  jobsOf(payload).countDocuments({ taskSlug: SCHEDULE_TASK, hasError: { $ne: true }, ...ofTarget(target) })

/** A scheduled change that still waits; undefined when it is done or gone. */
export const findWaiting = async (payload: Payload, id: string): Promise<ScheduledJob | undefined> => {
  if (!ObjectId.isValid(id)) return undefined
  const found = await jobsOf(payload).findOne<StoredJob>({ _id: new ObjectId(id), taskSlug: SCHEDULE_TASK })
  return found ? toJob(found) : undefined
}

/** @returns false when it was done or removed before */
export const removeSchedule = async (payload: Payload, id: string): Promise<boolean> => {
  const { deletedCount } = await jobsOf(payload).deleteOne({ _id: new ObjectId(id) })
  return deletedCount > 0
}

/**
 * Takes the next change whose time has come, for this process alone: one step in the database.
 * @returns undefined when nothing is due
 */
export const claimDue = async (payload: Payload): Promise<ScheduledJob | undefined> => {
  const now = new Date()
  const isFree = [
    { processing: { $ne: true } },
    { processing: true, updatedAt: { $lte: new Date(now.getTime() - ABANDONED_MS) } },
  ]
  const claimed = await jobsOf(payload).findOneAndUpdate(
    { taskSlug: SCHEDULE_TASK, hasError: { $ne: true }, waitUntil: { $lte: now }, $or: isFree },
    { $set: { processing: true, updatedAt: now }, $inc: { totalTried: 1 } },
    { sort: { waitUntil: 1 }, returnDocument: 'after' },
  )
  return claimed ? toJob(claimed as unknown as StoredJob) : undefined
}

/** Has a change be tried again. */
export const retryAt = async (payload: Payload, id: string, waitUntil: Date): Promise<void> => {
  await jobsOf(payload).updateOne(
    { _id: new ObjectId(id) },
    { $set: { processing: false, waitUntil, updatedAt: new Date() } },
  )
}

/** Leaves a change that cannot be made to staff, with the reason. */
export const markFailed = async (payload: Payload, id: string, message: string): Promise<void> => {
  await jobsOf(payload).updateOne(
    { _id: new ObjectId(id) },
    { $set: { processing: false, hasError: true, error: { message }, updatedAt: new Date() } },
  )
}

/** Removes what failed for a record, because somebody has handled it. */
export const forgetFailed = async (payload: Payload, target: EditTarget): Promise<void> => {
  await jobsOf(payload).deleteMany({ taskSlug: SCHEDULE_TASK, hasError: true, ...ofTarget(target) })
}
