import { z } from 'zod'
import {
  DUPLICATE_REASONS,
  type DuplicateList,
} from '../../domain/people/personMerges/duplicates/duplicateTexts.schema'
import {
  dismissalSchema,
  duplicatesSchema,
} from '../../domain/people/personMerges/duplicates/duplicates.schema'
import {
  mergeListSchema,
  mergeSchema,
  peopleSchema,
  previewSchema,
  undoSchema,
} from '../../domain/people/personMerges/personMerge.schema'
import {
  type FoundPerson,
  MERGE_FIELD_NAMES,
  MERGE_STATUSES,
  type MergeList,
  type MergePreview,
  type MergeView,
  type MergeWork,
  SIDES,
} from '../../domain/people/personMerges/personMergeTexts.schema'
import { keysOf } from '../../platform/records.schema'
import { eachOf, pageOf, text, whole } from './staffAnswers'
import { REFUSALS, type StaffOperation, UNKNOWN_FILTER, WITH_PROOF, WRONG_FIELDS, reads } from './staffParts'

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
const foundAnswer = z.array(found) satisfies z.ZodType<FoundPerson[]>

const side = found.extend({
  values: eachOf(MERGE_FIELD_NAMES, z.string()),
  isClaimed: z.boolean(),
  records,
  hasSecondFactor: z.boolean(),
  sessions: whole,
})

const previewAnswer = z.object({
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

const mergeAnswer = z.object({
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

const mergesAnswer = z.object({
  docs: z.array(mergeAnswer),
  page: whole,
  totalPages: whole,
}) satisfies z.ZodType<MergeList>

const workAnswer = z.object({ id: z.string(), status }) satisfies z.ZodType<MergeWork>

const duplicatesAnswer = pageOf(
  z.object({
    id: z.string(),
    one: found,
    other: found,
    reasons: z.array(z.enum(keysOf(DUPLICATE_REASONS))),
    since: z.string(),
  }),
) satisfies z.ZodType<DuplicateList>

const MERGE_ID = { id: 'The id of the merge.' }
const NO_MERGE = { 404: { description: 'There is no such merge' } }
const NO_PAIR = { 404: { description: 'One of both is not known, or was merged already' } }

/** What staff do with people who are one. */
export const mergeOperations: readonly StaffOperation[] = [
  {
    method: 'get',
    path: '/api/possible-duplicates/list',
    summary: 'People who may be one, in pairs',
    query: duplicatesSchema,
    answers: { ...reads(duplicatesAnswer, 'A page of pairs'), ...UNKNOWN_FILTER, ...REFUSALS },
  },
  {
    method: 'post',
    path: '/api/possible-duplicates/{id}/dismissal',
    summary: 'Say that a pair are two people, or take that back',
    parameters: { id: 'The id of the pair.' },
    body: dismissalSchema,
    answers: {
      204: { description: 'Noted' },
      ...WRONG_FIELDS,
      ...REFUSALS,
      404: { description: 'There is no such pair' },
    },
  },
  {
    method: 'get',
    path: '/api/person-merges/people',
    summary: 'Up to ten people whom a name, an address or a number may mean',
    query: peopleSchema,
    answers: { ...reads(foundAnswer, 'The people'), ...UNKNOWN_FILTER, ...REFUSALS },
  },
  {
    method: 'get',
    path: '/api/person-merges/preview',
    summary: 'Two people side by side, and why they cannot be merged, if they cannot',
    query: previewSchema,
    answers: { ...reads(previewAnswer, 'Both people'), ...UNKNOWN_FILTER, ...REFUSALS, ...NO_PAIR },
  },
  {
    method: 'post',
    path: '/api/person-merges/merge',
    summary: 'Merge one person into another',
    body: mergeSchema,
    answers: {
      202: { description: 'They are being merged', schema: workAnswer },
      ...WRONG_FIELDS,
      ...WITH_PROOF,
      ...NO_PAIR,
      409: { description: 'Something stands against it, or was changed meanwhile' },
    },
  },
  {
    method: 'get',
    path: '/api/person-merges/list',
    summary: 'Merges, the latest first',
    query: mergeListSchema,
    answers: { ...reads(mergesAnswer, 'A page of merges'), ...UNKNOWN_FILTER, ...REFUSALS },
  },
  {
    method: 'get',
    path: '/api/person-merges/{id}/state',
    summary: 'A merge',
    parameters: MERGE_ID,
    answers: { ...reads(mergeAnswer, 'The merge'), ...REFUSALS, ...NO_MERGE },
  },
  {
    method: 'post',
    path: '/api/person-merges/{id}/undo',
    summary: 'Undo a merge',
    parameters: MERGE_ID,
    body: undoSchema,
    answers: {
      202: { description: 'It is being undone', schema: workAnswer },
      ...WRONG_FIELDS,
      ...WITH_PROOF,
      ...NO_MERGE,
      409: { description: 'It is undone or at work, or another merge followed' },
    },
  },
]
