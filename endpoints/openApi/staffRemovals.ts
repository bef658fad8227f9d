import { z } from 'zod'
import { OUTBOX_STATUSES } from '../../domain/messaging/mail/statuses.schema'
import { membershipExportSchema } from '../../domain/membership/memberships/exportMemberships.schema'
import {
  type RemovalDecided,
  type RemovalList,
  moreTimeSchema,
  removalListSchema,
  removalSchema,
} from '../../domain/membership/removals/removals.schema'
import { REMINDER_MARKS } from '../../domain/membership/renewals/reminders.schema'
import { renewalListSchema } from '../../domain/membership/renewals/renewals.schema'
import { keysOf } from '../../platform/records.schema'
import { money } from './moneyAnswers'
import { pageOf, text } from './staffAnswers'
import {
  CSV,
  NO_PERSON,
  REFUSALS,
  type StaffOperation,
  UNKNOWN_FILTER,
  WITH_PROOF,
  WRONG_FIELDS,
  adds,
  reads,
  sends,
} from './staffParts'

const removalListAnswer = pageOf(
  z.object({
    id: z.string(),
    account: z.object({ id: z.string(), fullName: z.string(), email: z.string() }),
    number: z.string(),
    expiresAt: z.string(),
    graceUntil: z.string(),
    moreTimeUntil: text,
    notifiedAt: text.describe('When the last notice was sent; null while it was not.'),
    reminders: z.array(
      z.object({
        id: z.string(),
        mark: z.enum(keysOf(REMINDER_MARKS)),
        status: z.enum(keysOf(OUTBOX_STATUSES)),
        at: z.string(),
        term: z.string(),
      }),
    ),
    owed: z.array(money),
  }),
) satisfies z.ZodType<RemovalList>

const decidedAnswer = z.object({
  kind: z.enum(['removed', 'graceExtended']),
  warning: z.string().optional(),
}) satisfies z.ZodType<RemovalDecided>

const OF_PERSON = { user: 'The id of the person’s account.' }

/** What staff do with memberships that ended, and the tables of all of them. */
export const removalOperations: readonly StaffOperation[] = [
  {
    method: 'get',
    path: '/api/memberships/due-for-removal',
    summary: 'Members whose grace period is over',
    query: removalListSchema,
    answers: { ...reads(removalListAnswer, 'A page of members'), ...UNKNOWN_FILTER, ...REFUSALS },
  },
  {
    method: 'post',
    path: '/api/memberships/{user}/removal',
    summary: 'Remove a member whose grace period is over',
    parameters: OF_PERSON,
    body: removalSchema,
    answers: {
      ...adds(decidedAnswer, 'Removed'),
      ...WRONG_FIELDS,
      ...WITH_PROOF,
      ...NO_PERSON,
      409: {
        description:
          'The grace period goes on, a payment is checked, the last notice was not sent, or a colleague was faster',
      },
    },
  },
  {
    method: 'post',
    path: '/api/memberships/{user}/more-time',
    summary: 'Let the grace period of a membership end later',
    parameters: OF_PERSON,
    body: moreTimeSchema,
    answers: {
      ...adds(decidedAnswer, 'Given'),
      ...WRONG_FIELDS,
      ...WITH_PROOF,
      ...NO_PERSON,
      409: { description: 'The membership has not expired, or a colleague was faster' },
    },
  },
  {
    method: 'get',
    path: '/api/memberships/list.csv',
    summary: 'The members with grade, status and how they are reached, as a table',
    query: membershipExportSchema,
    answers: { ...sends(CSV, 'The table'), ...UNKNOWN_FILTER, ...WITH_PROOF },
  },
  {
    method: 'get',
    path: '/api/renewals/list.csv',
    summary: 'The requests to renew that a filter leaves, all pages, as a table',
    query: renewalListSchema,
    answers: { ...sends(CSV, 'The table'), ...UNKNOWN_FILTER, ...WITH_PROOF },
  },
]
