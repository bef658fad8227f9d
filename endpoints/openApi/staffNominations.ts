import { z } from 'zod'
import {
  type NameChangeList,
  type NameChangeOutcome,
  nameChangeDecisionSchema,
  nameChangeListSchema,
} from '../../domain/membership/nameChanges/nameChange.schema'
import { NAME_CHANGE_STATUSES } from '../../domain/membership/nameChanges/statuses.schema'
import {
  nominationDecisionSchema,
  nominationListSchema,
} from '../../domain/membership/nominations/nomination.schema'
import {
  NOMINATED_GRADES,
  NOMINATION_STATUSES,
  type NominationList,
  type NominationsWaiting,
} from '../../domain/membership/nominations/nominations.schema'
import { keysOf } from '../../platform/records.schema'
import { endorsement } from './endorsementAnswers'
import { pageOf, text, whole } from './staffAnswers'
import { REFUSALS, type StaffOperation, UNKNOWN_FILTER, WRONG_FIELDS, reads, sends } from './staffParts'

const nominationsAnswer = pageOf(
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

const waitingAnswer = z.object({ waiting: whole }) satisfies z.ZodType<NominationsWaiting>

const nameChangesAnswer = pageOf(
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

const nameChangeAnswer = z.object({
  status: z.enum(['approved', 'declined']),
  warning: z.string().optional(),
}) satisfies z.ZodType<NameChangeOutcome>

/** What staff do with nominations and with requests for another name. */
export const nominationOperations: readonly StaffOperation[] = [
  {
    method: 'get',
    path: '/api/nominations/list',
    summary: 'Nominations, the latest first, with who confirmed and the votes',
    query: nominationListSchema,
    answers: { ...reads(nominationsAnswer, 'A page of nominations'), ...UNKNOWN_FILTER, ...REFUSALS },
  },
  {
    method: 'get',
    path: '/api/nominations/waiting',
    summary: 'How many nominations wait for staff',
    answers: { ...reads(waitingAnswer, 'The number'), ...REFUSALS },
  },
  {
    method: 'post',
    path: '/api/nominations/{id}/decision',
    summary: 'Approve a nomination, which gives the grade, or decline it',
    parameters: { id: 'The id of the nomination.' },
    body: nominationDecisionSchema,
    answers: {
      ...reads(z.object({ status: z.enum(['approved', 'declined']) }), 'Decided'),
      ...WRONG_FIELDS,
      ...REFUSALS,
      404: { description: 'There is no such nomination' },
      409: { description: 'Not everybody has confirmed, or a colleague decided otherwise' },
    },
  },
  {
    method: 'get',
    path: '/api/name-changes/list',
    summary: 'Requests for another registered name, the newest first',
    query: nameChangeListSchema,
    answers: { ...reads(nameChangesAnswer, 'A page of requests'), ...UNKNOWN_FILTER, ...REFUSALS },
  },
  {
    method: 'get',
    path: '/api/name-changes/{id}/document',
    summary: 'The document of a request for another name',
    parameters: { id: 'The id of the request.' },
    answers: {
      ...sends('*/*', 'The document, a picture or PDF'),
      206: { description: 'The part that was asked for', file: '*/*' },
      401: REFUSALS[401],
      404: { description: 'There is no such document, or staff may not read it' },
    },
  },
  {
    method: 'post',
    path: '/api/name-changes/{id}/decision',
    summary: 'Approve or decline a request for another name',
    parameters: { id: 'The id of the request.' },
    body: nameChangeDecisionSchema,
    answers: {
      ...reads(nameChangeAnswer, 'Decided'),
      ...WRONG_FIELDS,
      ...REFUSALS,
      404: { description: 'There is no such request' },
      409: { description: 'It was decided otherwise or withdrawn' },
    },
  },
]
