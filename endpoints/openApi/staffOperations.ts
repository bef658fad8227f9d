import { z } from 'zod'
import { accountListSchema, addressSchema } from '../../domain/accountAdministration/accounts.schema'
import { decisionSchema } from '../../domain/applications/decision.schema'
import { applicationListSchema } from '../../domain/applications/review.schema'
import { detailsCorrectionSchema } from '../../domain/memberProfiles/personDetails.schema'
import { LIST_SUBJECTS } from '../../domain/savedLists/listFields.schema'
import { staffNoteSchema } from '../../domain/staffNotes/staffNote.schema'
import { newTaskSchema, taskDoneSchema, taskListSchema } from '../../domain/tasks/tasks.schema'
import { keysOf } from '../../platform/records.schema'
import type { ApiOperation } from './apiOperation.types'
import {
  accountAnswer,
  accountListAnswer,
  addressAnswer,
  applicationListAnswer,
  decisionAnswer,
  detailsAnswer,
  listRowsAnswer,
  outcomeAnswer,
  taskListAnswer,
} from './staffAnswers'
import { eventOperations } from './staffEvents'
import { feeOperations } from './staffFees'
import { groupOperations } from './staffGroups'
import { invoiceOperations } from './staffInvoices'
import { ledgerOperations } from './staffLedger'
import { membershipOperations } from './staffMemberships'
import { messageOperations } from './staffMessages'
import { paymentOperations } from './staffPayments'
import { statementOperations } from './staffStatements'
import {
  NO_PERSON,
  PERSON_ID,
  REFUSALS,
  type StaffOperation,
  UNKNOWN_FILTER,
  WITH_PROOF,
  WRONG_FIELDS,
  reads,
} from './staffParts'

/** What staff do with people. */
const people: readonly StaffOperation[] = [
  {
    method: 'get',
    path: '/api/users/list',
    summary: 'Accounts; a chapter lead’s are those of the branch',
    query: accountListSchema,
    answers: { ...reads(accountListAnswer, 'A page of accounts'), ...UNKNOWN_FILTER, ...REFUSALS },
  },
  {
    method: 'get',
    path: '/api/users/{id}/account',
    summary: 'An account with its roles and membership',
    parameters: PERSON_ID,
    answers: { ...reads(accountAnswer, 'The account'), ...REFUSALS, ...NO_PERSON },
  },
  {
    method: 'get',
    path: '/api/users/{id}/details',
    summary: 'How a person is reached, and the profession',
    parameters: PERSON_ID,
    answers: { ...reads(detailsAnswer, 'The details'), ...REFUSALS, ...NO_PERSON },
  },
  {
    method: 'post',
    path: '/api/users/{id}/details',
    summary: 'Correct details of a person',
    parameters: PERSON_ID,
    body: detailsCorrectionSchema,
    answers: {
      ...reads(outcomeAnswer('corrected'), 'Corrected'),
      ...WRONG_FIELDS,
      ...REFUSALS,
      ...NO_PERSON,
      409: { description: 'What was seen in a field does not stand there any more' },
    },
  },
  {
    method: 'post',
    path: '/api/users/{id}/address',
    summary: 'Change a person’s email address',
    parameters: PERSON_ID,
    body: addressSchema,
    answers: {
      ...reads(addressAnswer, 'Changed, or a link was sent to the new address'),
      ...WRONG_FIELDS,
      ...WITH_PROOF,
      ...NO_PERSON,
      409: { description: 'The address is somebody else’s, or the account is locked' },
      429: { description: 'Too many changes of one account' },
    },
  },
  {
    method: 'post',
    path: '/api/users/{id}/notes',
    summary: 'Add a note about a person; the same key again adds nothing',
    parameters: PERSON_ID,
    body: staffNoteSchema,
    answers: {
      201: { description: 'Noted', schema: outcomeAnswer('noted') },
      ...WRONG_FIELDS,
      ...REFUSALS,
      ...NO_PERSON,
      409: { description: 'Too many notes about this person' },
    },
  },
  {
    method: 'get',
    path: '/api/saved-lists/rows',
    summary: 'People, memberships, registrations or payments that meet conditions',
    query: z.object({
      subject: z.enum(keysOf(LIST_SUBJECTS)),
      c: z
        .array(z.string())
        .default([])
        .describe('Conditions, repeated: field, operator and values as the address of a list has them.'),
      sort: z.string().max(30).optional(),
      page: z.int().min(1).max(10_000).default(1),
    }),
    answers: { ...reads(listRowsAnswer, 'A page of rows'), ...UNKNOWN_FILTER, ...REFUSALS },
  },
]

/** What staff do with applications. */
const applications: readonly StaffOperation[] = [
  {
    method: 'get',
    path: '/api/applications/list',
    summary: 'Applications; a chapter lead’s are those of the region',
    query: applicationListSchema,
    answers: { ...reads(applicationListAnswer, 'A page of applications'), ...UNKNOWN_FILTER, ...REFUSALS },
  },
  {
    method: 'post',
    path: '/api/applications/{id}/status',
    summary: 'Decide an application',
    parameters: { id: 'The id of the application.' },
    body: decisionSchema,
    answers: {
      ...reads(decisionAnswer, 'The status that it has now'),
      ...WRONG_FIELDS,
      ...REFUSALS,
      404: { description: 'There is no such application' },
      409: { description: 'A colleague was faster, or another application is open' },
      422: { description: 'The application has no account' },
    },
  },
]

/** What is to be done. */
const tasks: readonly StaffOperation[] = [
  {
    method: 'get',
    path: '/api/tasks/list',
    summary: 'Tasks that the reader may see',
    query: taskListSchema,
    answers: { ...reads(taskListAnswer, 'A page of tasks'), ...UNKNOWN_FILTER, ...REFUSALS },
  },
  {
    method: 'post',
    path: '/api/tasks/add',
    summary: 'Add a task; the same key again adds nothing',
    body: newTaskSchema,
    answers: {
      201: { description: 'Added', schema: z.object({ id: z.string() }) },
      ...WRONG_FIELDS,
      ...REFUSALS,
    },
  },
  {
    method: 'post',
    path: '/api/tasks/{id}/done',
    summary: 'Mark a task as done, or as to be done again',
    parameters: { id: 'The id of the task.' },
    body: taskDoneSchema,
    answers: {
      ...reads(outcomeAnswer('marked'), 'Marked'),
      ...WRONG_FIELDS,
      ...REFUSALS,
      404: { description: 'There is no such task' },
    },
  },
]

export const staffOperations: readonly ApiOperation[] = [
  ...people,
  ...applications,
  ...membershipOperations,
  ...eventOperations,
  ...groupOperations,
  ...messageOperations,
  ...paymentOperations,
  ...invoiceOperations,
  ...feeOperations,
  ...statementOperations,
  ...ledgerOperations,
  ...tasks,
].map((operation) => ({ ...operation, tag: 'Staff', access: 'session' }))
