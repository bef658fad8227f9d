import { z } from 'zod'
import { GROUP_KINDS, type GroupPeople, type GroupTree } from '../../domain/groups/groupTexts.schema'
import { keysOf } from '../../platform/records.schema'
import { pageOf, text, whole } from '../answerSchemas'

export const groupName = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  kind: z.enum(keysOf(GROUP_KINDS)),
})

export const treeAnswer = z.object({
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

export const peopleAnswer = pageOf(
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
