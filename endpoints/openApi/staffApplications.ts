import { z } from 'zod'
import { APPLICATION_STATUSES, GENDERS, SECTORS } from '../../domain/membership/applications/choices.schema'
import {
  type CommentAdded,
  type Decision,
  commentSchema,
  decisionSchema,
} from '../../domain/membership/applications/decision.schema'
import {
  type ApplicationList,
  type ApplicationReview,
  applicationListSchema,
} from '../../domain/membership/applications/review.schema'
import { APPLIED_GRADES } from '../../domain/membership/applications/upgrades/ladder.schema'
import { GRADES } from '../../domain/membership/memberships/grades.schema'
import { keysOf } from '../../platform/records.schema'
import { endorsement } from './endorsementAnswers'
import { pageOf, region, text, whole } from './staffAnswers'
import {
  CSV,
  REFUSALS,
  type StaffOperation,
  UNKNOWN_FILTER,
  WITH_PROOF,
  WRONG_FIELDS,
  adds,
  reads,
  sends,
} from './staffParts'

const grade = z.enum(keysOf(GRADES))
const appliedGrade = z.enum(keysOf(APPLIED_GRADES))
const status = z.enum(keysOf(APPLICATION_STATUSES))

const applicationListAnswer = pageOf(
  z.object({
    id: z.string(),
    fullName: z.string(),
    email: z.string(),
    membershipType: z.enum(keysOf(APPLIED_GRADES)),
    status: z.enum(keysOf(APPLICATION_STATUSES)),
    region,
    createdAt: z.string(),
    user: z.string().nullable().describe('Of the account.'),
    isLinked: z.boolean(),
    sponsorsMissing: whole,
  }),
) satisfies z.ZodType<ApplicationList>

const decisionAnswer = z.object({
  status: z.enum(keysOf(APPLICATION_STATUSES)),
  warning: z.string().optional(),
}) satisfies z.ZodType<Decision>

const form = z.object({
  fullName: z.string(),
  dateOfBirth: z.string(),
  nationality: z.string(),
  gender: z.enum(keysOf(GENDERS)),
  idPassport: z.string().optional().describe('For administrators alone.'),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  phoneNumber: z.string(),
  email: z.string(),
  membershipType: appliedGrade,
  institutionName: z.string(),
  degree: z.string(),
  fieldOfStudy: z.string(),
  yearOfCompletion: z.string(),
  currentEmployer: z.string().nullish(),
  position: z.string().nullish(),
  workAddress: z.string().nullish(),
  yearsOfExperience: z.string().nullish(),
  sectors: z.array(z.enum(keysOf(SECTORS))).nullish(),
  otherMemberships: z.enum(['yes', 'no']),
  otherMembershipsDetails: z.string().nullish(),
  signature: z.string(),
  declarationDate: z.string(),
})

const reviewAnswer = z.object({
  id: z.string(),
  form,
  status,
  region,
  createdAt: z.string(),
  feedback: text,
  previousGrade: grade.nullable(),
  account: z
    .object({ id: z.string(), membershipNumber: text })
    .nullable()
    .describe('Null for an application without an account.'),
  documents: z.array(z.object({ id: z.string(), name: z.string(), createdAt: z.string() })),
  sponsors: z.array(endorsement),
  sponsorsNeeded: whole,
  documentsNeeded: z.array(z.string()),
  history: z.array(z.object({ from: status, to: status, by: z.string(), at: z.string(), reason: text })),
  comments: z.array(z.object({ text: z.string(), by: z.string(), at: z.string() })),
  others: z.array(z.object({ id: z.string(), membershipType: appliedGrade, status, createdAt: z.string() })),
}) satisfies z.ZodType<ApplicationReview>

const commentAnswer = z.object({ message: z.string() }) satisfies z.ZodType<CommentAdded>

const APPLICATION_ID = { id: 'The id of the application.' }
const NO_APPLICATION = { 404: { description: 'There is no such application, or it is of another region' } }

/** What staff do with applications. */
export const applicationOperations: readonly StaffOperation[] = [
  {
    method: 'get',
    path: '/api/applications/list',
    summary: 'Applications; a chapter lead’s are those of the region',
    query: applicationListSchema,
    answers: { ...reads(applicationListAnswer, 'A page of applications'), ...UNKNOWN_FILTER, ...REFUSALS },
  },
  {
    method: 'get',
    path: '/api/applications/list.csv',
    summary: 'The applications that a filter leaves, all pages, as a table',
    query: applicationListSchema,
    answers: { ...sends(CSV, 'The table'), ...UNKNOWN_FILTER, ...WITH_PROOF },
  },
  {
    method: 'get',
    path: '/api/applications/{id}/review',
    summary: 'An application with its history, comments, documents and sponsors',
    parameters: APPLICATION_ID,
    answers: { ...reads(reviewAnswer, 'The application'), ...REFUSALS, ...NO_APPLICATION },
  },
  {
    method: 'post',
    path: '/api/applications/{id}/comments',
    summary: 'Comment on an application, for colleagues',
    parameters: APPLICATION_ID,
    body: commentSchema,
    answers: { ...adds(commentAnswer, 'Added'), ...WRONG_FIELDS, ...REFUSALS, ...NO_APPLICATION },
  },
  {
    method: 'get',
    path: '/api/application-documents/{id}/content',
    summary: 'A document of an application',
    parameters: { id: 'The id of the document.' },
    answers: {
      ...sends('*/*', 'The document, a picture or PDF'),
      206: { description: 'The part that was asked for', file: '*/*' },
      401: REFUSALS[401],
      404: { description: 'There is no such document, or staff may not read it' },
    },
  },
  {
    method: 'post',
    path: '/api/applications/{id}/status',
    summary: 'Decide an application',
    parameters: APPLICATION_ID,
    body: decisionSchema,
    answers: {
      ...reads(decisionAnswer, 'The status that it has now'),
      ...WRONG_FIELDS,
      ...REFUSALS,
      ...NO_APPLICATION,
      409: { description: 'A colleague was faster, or another application is open' },
      422: { description: 'The application has no account' },
    },
  },
]
