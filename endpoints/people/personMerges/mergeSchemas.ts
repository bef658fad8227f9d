import { z } from 'zod'
import {
  DUPLICATE_REASONS,
  type DuplicateList,
} from '../../../domain/people/personMerges/duplicates/duplicateTexts.schema'
import {
  type FoundPerson,
  MERGE_FIELD_NAMES,
  MERGE_STATUSES,
  type MergeList,
  type MergePreview,
  type MergeView,
  type MergeWork,
  SIDES,
} from '../../../domain/people/personMerges/personMergeTexts.schema'
import { keysOf } from '../../../platform/records.schema'
import { eachOf, pageOf, text, whole } from '../../answerSchemas'

const field = z.enum(MERGE_FIELD_NAMES)
const records = z.record(z.string(), whole).describe('How many records of each kind.')
const status = z.enum(keysOf(MERGE_STATUSES))

const found = z.object({
  id: z.string(),
  fullName: z.string(),
  email: z.string().describe('Empty without one.'),
  phone: text,
  number: text,
})
export const foundAnswer = z.array(found) satisfies z.ZodType<FoundPerson[]>

const side = found.extend({
  values: eachOf(MERGE_FIELD_NAMES, z.string()),
  isClaimed: z.boolean(),
  records,
  hasSecondFactor: z.boolean(),
  sessions: whole,
})

export const previewAnswer = z.object({
  remaining: side,
  merged: side,
  proposed: z
    .partialRecord(field, z.enum(SIDES))
    .describe('Fields that differ, with whose value is proposed.'),
  obstacles: z.array(z.string()).describe('Why they cannot be merged now.'),
  mustSwap: z.boolean().describe('Whether only the other one can remain.'),
  version: z.string().describe('To be sent with the merge.'),
}) satisfies z.ZodType<MergePreview>

const named = z.object({ id: z.string(), name: z.string() })

export const mergeAnswer = z.object({
  id: z.string(),
  status,
  remaining: named,
  merged: named,
  reason: z.string(),
  by: text,
  createdAt: z.string(),
  undoneAt: text,
  undoReason: text,
  fields: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  records,
  left: z.array(z.object({ what: z.string(), why: z.string() })),
}) satisfies z.ZodType<MergeView>

export const mergesAnswer = z.object({
  docs: z.array(mergeAnswer),
  page: whole,
  totalPages: whole,
}) satisfies z.ZodType<MergeList>

export const workAnswer = z.object({ id: z.string(), status }) satisfies z.ZodType<MergeWork>

export const duplicatesAnswer = pageOf(
  z.object({
    id: z.string(),
    one: found,
    other: found,
    reasons: z.array(z.enum(keysOf(DUPLICATE_REASONS))),
    since: z.string(),
  }),
) satisfies z.ZodType<DuplicateList>

export const MERGE_ID = { id: 'The id of the merge.' }
export const NO_MERGE = { 404: 'There is no such merge' }
export const NO_PAIR = { 404: 'One of both is not known, or was merged already' }
