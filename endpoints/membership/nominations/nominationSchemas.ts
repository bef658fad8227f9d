import { z } from 'zod'
import {
  type NameChangeList,
  type NameChangeOutcome,
} from '../../../domain/membership/nameChanges/nameChange.schema'
import { NAME_CHANGE_STATUSES } from '../../../domain/membership/nameChanges/statuses.schema'
import {
  NOMINATED_GRADES,
  NOMINATION_STATUSES,
  type NominationList,
} from '../../../domain/membership/nominations/nominations.schema'
import { keysOf } from '../../../platform/records.schema'
import { pageOf, text, whole } from '../../answerSchemas'
import { endorsement } from '../endorsements/endorsementSchemas'

export const nominationsAnswer = pageOf(
  z.object({
    id: z.string(),
    grade: z.enum(keysOf(NOMINATED_GRADES)),
    nomineeName: z.string(),
    year: whole,
    status: z.enum(keysOf(NOMINATION_STATUSES)),
    createdAt: z.string(),
    reason: z.string(),
    nominator: z.string(),
    endorsements: z.array(endorsement),
    isConfirmed: z.boolean(),
    votesFor: whole,
    votesAgainst: whole,
    invited: text.describe('The address of a nominee who is still to make an account.'),
    note: text,
    decidedAt: text,
  }),
).extend({ committeeSize: whole }) satisfies z.ZodType<NominationList>

export const nameChangesAnswer = pageOf(
  z.object({
    id: z.string(),
    from: z.string().describe('The registered name as it was requested.'),
    name: z.string(),
    reason: z.string(),
    status: z.enum(keysOf(NAME_CHANGE_STATUSES)),
    createdAt: z.string(),
    decidedAt: text,
    feedback: text,
    user: z.string(),
    number: text,
    decidedBy: text,
    note: text,
  }),
) satisfies z.ZodType<NameChangeList>

export const nameChangeAnswer = z.object({
  status: z.enum(['approved', 'declined']),
  warning: z.string().optional(),
}) satisfies z.ZodType<NameChangeOutcome>
