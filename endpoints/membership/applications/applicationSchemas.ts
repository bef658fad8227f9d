import { z } from 'zod'
import {
  APPLICATION_STATUSES,
  GENDERS,
  SECTORS,
} from '../../../domain/membership/applications/choices.schema'
import { type CommentAdded, type Decision } from '../../../domain/membership/applications/decision.schema'
import {
  type ApplicationList,
  type ApplicationReview,
} from '../../../domain/membership/applications/review.schema'
import { APPLIED_GRADES } from '../../../domain/membership/applications/upgrades/ladder.schema'
import { GRADES } from '../../../domain/membership/memberships/grades.schema'
import { keysOf } from '../../../platform/records.schema'
import { pageOf, region, text, whole } from '../../answerSchemas'
import { endorsement } from '../endorsements/endorsementSchemas'

const grade = z.enum(keysOf(GRADES))
const appliedGrade = z.enum(keysOf(APPLIED_GRADES))
const status = z.enum(keysOf(APPLICATION_STATUSES))

export const applicationListAnswer = pageOf(
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

export const decisionAnswer = z.object({
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

export const reviewAnswer = z.object({
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

export const commentAnswer = z.object({ message: z.string() }) satisfies z.ZodType<CommentAdded>

export const APPLICATION_ID = { id: 'The id of the application.' }
export const NO_APPLICATION = { 404: 'There is no such application, or it is of another region' }
