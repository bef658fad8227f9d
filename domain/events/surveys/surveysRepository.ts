import { randomBytes } from 'node:crypto'
import { type Collection, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { EventSurvey } from '../../../payload-types'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'

export type StoredSurvey = Stored<EventSurvey, 'openedAt'>

const surveysOf = (payload: Payload): Collection<StoredSurvey> =>
  modelOf(payload, 'event-surveys').collection as unknown as Collection<StoredSurvey>
const answersOf = (payload: Payload) => modelOf(payload, 'survey-answers').collection

export const findSurvey = (payload: Payload, event: string): Promise<StoredSurvey | null> =>
  surveysOf(payload).findOne({ event: new ObjectId(event) })

/** Opens the survey of an event, or changes its questions. @returns false once somebody has answered */
export const storeSurvey = async (payload: Payload, event: string, questions: string[]): Promise<boolean> => {
  const filter = { event: new ObjectId(event), 'answered.0': { $exists: false } }
  try {
    await surveysOf(payload).updateOne(
      filter,
      { $set: { questions, openedAt: new Date() } },
      { upsert: true },
    )
    return true
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    return false
  }
}

/** Claims the one answer of a person. The claims are in the order of their ids, so that none tells when it was made. */
export const claimAnswer = async (
  payload: Payload,
  { _id, openedAt }: StoredSurvey,
  user: ObjectId,
): Promise<boolean> => {
  const { modifiedCount } = await surveysOf(payload).updateOne(
    { _id, openedAt, answered: { $ne: user } },
    { $push: { answered: { $each: [user], $sort: 1 } } as never },
  )
  return modifiedCount > 0
}

/** Takes a person off the surveys, or off one. */
export const eraseClaims = async (payload: Payload, user: ObjectId, _id?: ObjectId): Promise<void> => {
  await surveysOf(payload).updateMany(
    { answered: user, ...(_id && { _id }) },
    { $pull: { answered: user } as never },
  )
}

export const insertAnswers = async (payload: Payload, event: ObjectId, answers: string[]): Promise<void> => {
  await answersOf(payload).insertOne({ _id: new ObjectId(randomBytes(12)), event, answers })
}

/** The answers to each survey question, in no order that tells who gave them. */
export const findAnswers = async (payload: Payload, event: string): Promise<string[][]> => {
  const found = answersOf(payload).find({ event: new ObjectId(event) })
  return (await found.sort({ _id: 1 }).toArray()).map(({ answers }) => answers as string[])
}

export const deleteSurvey = async (payload: Payload, event: string): Promise<void> => {
  for (const collection of [surveysOf(payload), answersOf(payload)] as Collection[])
    await collection.deleteMany({ event: new ObjectId(event) })
}
