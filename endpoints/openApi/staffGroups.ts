import { z } from 'zod'
import { type GroupPeople, type GroupTree, GROUP_KINDS } from '../../domain/groups/groupTexts.schema'
import { groupPeopleSchema } from '../../domain/groups/groups.schema'
import { keysOf } from '../../platform/records.schema'
import { pageOf, text, whole } from './staffAnswers'
import { REFUSALS, type StaffOperation, UNKNOWN_FILTER, reads } from './staffParts'

export const groupName = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  kind: z.enum(keysOf(GROUP_KINDS)),
})

const treeAnswer = z.object({
  groups: z.array(
    groupName.extend({
      parent: text,
      depth: whole,
      isPublic: z.boolean(),
      source: z.enum(['chapters', 'divisions']).nullable(),
      people: whole,
      requests: whole.describe('To join, not decided yet.'),
    }),
  ),
  canManage: z.boolean().describe('Whether the caller may add groups and change any of them.'),
}) satisfies z.ZodType<GroupTree>

const peopleAnswer = pageOf(
  z.object({
    id: z.string().describe('Of the term in the group.'),
    user: z.string().describe('Of the account.'),
    fullName: z.string(),
    email: z.string(),
    number: text,
    group: groupName,
    startsOn: z.string(),
    endsOn: text,
  }),
) satisfies z.ZodType<GroupPeople>

/** What staff and leads read of groups. */
export const groupOperations: readonly StaffOperation[] = [
  {
    method: 'get',
    path: '/api/groups/tree',
    summary: 'Chapters, divisions, committees and lists as a tree; the own branch for who has one',
    answers: { ...reads(treeAnswer, 'The tree'), ...REFUSALS },
  },
  {
    method: 'get',
    path: '/api/groups/{id}/people',
    summary: 'The people of a group, or of its branch',
    parameters: { id: 'The id of the group.' },
    query: groupPeopleSchema,
    answers: {
      ...reads(peopleAnswer, 'A page of people'),
      ...UNKNOWN_FILTER,
      ...REFUSALS,
      404: { description: 'There is no such group, or it is of another branch' },
    },
  },
]
