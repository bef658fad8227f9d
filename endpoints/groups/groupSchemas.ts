import { z } from 'zod'
import {
  type GroupCandidates,
  type GroupOffices,
  type GroupRecord,
  type GroupRequests,
  REQUEST_STATUSES,
} from '../../domain/groups/groupTexts.schema'
import { keysOf } from '../../platform/records.schema'
import { history, pageOf, text } from '../answerSchemas'
import { groupName } from './groupTreeSchemas'

/** What groups answer, as schemas. */

const office = z.object({
  id: z.string(),
  title: z.string(),
  group: groupName.nullable().describe('Null for an office of the association.'),
  post: text,
  user: text,
  name: z.string(),
  startsOn: z.string(),
  endsOn: text,
  isCurrent: z.boolean(),
})

export const recordAnswer = groupName.extend({
  parent: text,
  isPublic: z.boolean(),
  source: z.enum(['chapters', 'divisions']).nullable(),
  about: z.string(),
  above: z.array(groupName).describe('The highest first.'),
  offices: z.array(office),
  documents: z.array(z.object({ id: z.string(), name: z.string(), addedAt: z.string() })),
  canManage: z.boolean(),
  history,
}) satisfies z.ZodType<GroupRecord>

export const officesAnswer = z.object({ offices: z.array(office) }) satisfies z.ZodType<GroupOffices>

export const candidatesAnswer = z.object({
  people: z.array(z.object({ user: z.string(), fullName: z.string(), number: text })),
}) satisfies z.ZodType<GroupCandidates>

export const requestsAnswer = pageOf(
  z.object({
    id: z.string(),
    user: z.string(),
    fullName: z.string(),
    number: text,
    group: groupName,
    status: z.enum(keysOf(REQUEST_STATUSES)),
    note: text,
    feedback: text,
    askedAt: z.string(),
    decidedAt: text,
    decidedBy: text,
  }),
) satisfies z.ZodType<GroupRequests>

export const idAnswer = z.object({ id: z.string() })
