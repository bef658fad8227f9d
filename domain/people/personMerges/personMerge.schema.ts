import { z } from 'zod'
import { MERGE_FIELD_NAMES, MERGE_REASON_LENGTH, SIDES } from './personMergeTexts.schema'
import { GIVE_A_REASON } from '../../../platform/formTexts.constants'

const id = z.string().regex(/^[0-9a-f]{24}$/, 'Please choose a person')
const reason = z
  .string()
  .trim()
  .min(3, GIVE_A_REASON)
  .max(MERGE_REASON_LENGTH, `At most ${MERGE_REASON_LENGTH} characters`)

/** Body of `POST /api/person-merges`. */
export const mergeSchema = z.strictObject({
  /** The account that stays. */
  remaining: id,
  /** The account that is merged into it. */
  merged: id,
  /** Whose value stays, by field; what is left out stays as the remaining person has it. */
  choices: z.partialRecord(z.enum(MERGE_FIELD_NAMES), z.enum(SIDES)).default({}),
  reason,
  /** What the caller read of both: a change in between is not overwritten. */
  version: z.string().max(64),
})
export type MergeInput = z.output<typeof mergeSchema>

/** Query of `GET /api/person-merges/preview`. */
export const previewSchema = z.strictObject({ remaining: id, merged: id })

/** Body of `POST /api/person-merges/:id/undo`. */
export const undoSchema = z.strictObject({ reason })

/** Query of `GET /api/person-merges/people`. */
export const peopleSchema = z.strictObject({
  /** Part of a name, or a whole number, address or telephone number. */
  q: z.string().trim().min(2, 'Please enter at least two characters').max(100),
  /** Who is left out of the answer. */
  except: id.optional(),
})

/** Query of `GET /api/person-merges`. */
export const mergeListSchema = z.strictObject({
  /** Only the merges that concern this account. */
  person: id.optional(),
  page: z.coerce.number().int().min(1).max(1000).default(1),
})
