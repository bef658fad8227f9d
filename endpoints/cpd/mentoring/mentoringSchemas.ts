import { z } from 'zod'
import { REGIONS } from '../../../collections/access/roles'
import {
  type StaffOpening,
  type StaffOpeningList,
} from '../../../domain/content/jobOpenings/jobOpenings.schema'
import { EMPLOYMENT_KINDS, OPENING_STATUSES } from '../../../domain/content/jobOpenings/openingTexts.schema'
import { type StaffOffers, type StaffRequests } from '../../../domain/cpd/mentoring/mentoring.schema'
import {
  MENTORING_FIELDS,
  MENTORING_LANGUAGES,
  MENTORING_WAYS,
  MENTORSHIP_ENDS,
  REQUEST_STATUSES,
} from '../../../domain/cpd/mentoring/mentoringTexts.schema'
import { keysOf } from '../../../platform/records.schema'
import { pageOf, text, whole } from '../../answerSchemas'

const named = z.object({ id: z.string(), name: z.string() })

const facts = z.object({
  topics: z.string(),
  fields: z.array(z.enum(keysOf(MENTORING_FIELDS))),
  region: z.enum(REGIONS),
  languages: z.array(z.enum(keysOf(MENTORING_LANGUAGES))),
  ways: z.array(z.enum(keysOf(MENTORING_WAYS))),
})

export const requestsAnswer = pageOf(
  facts.extend({
    id: z.string(),
    mentee: named,
    status: z.enum(keysOf(REQUEST_STATUSES)),
    createdAt: z.string(),
    mentor: text,
    askedAt: text,
    isProposal: z.boolean(),
    suggestions: z.array(z.object({ offer: z.string(), name: z.string(), reasons: z.array(z.string()) })),
  }),
).extend({
  ended: z.array(
    z.object({
      id: z.string(),
      mentor: z.string(),
      mentee: z.string(),
      startedAt: z.string(),
      endedAt: z.string(),
      endedBy: z.enum(keysOf(MENTORSHIP_ENDS)),
      word: text,
    }),
  ),
  running: whole,
}) satisfies z.ZodType<StaffRequests>

export const offersAnswer = pageOf(
  facts.extend({ id: z.string(), mentor: named, places: whole, taken: whole, isPaused: z.boolean() }),
) satisfies z.ZodType<StaffOffers>

export const openingAnswer = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  organisation: z.string(),
  isMemberOrganisation: z.boolean(),
  place: z.string(),
  region: z.enum(REGIONS),
  kind: z.enum(keysOf(EMPLOYMENT_KINDS)),
  lastDay: z.string(),
  description: z.string(),
  applyTo: z.string(),
  salary: text,
  status: z.enum(keysOf(OPENING_STATUSES)),
  isOver: z.boolean(),
  feedback: text,
  submittedAt: z.string(),
  updatedAt: z.string().describe('To be sent with the next change.'),
  submitter: named.nullable(),
  decidedAt: text,
  decidedBy: text,
}) satisfies z.ZodType<StaffOpening>

export const openingsAnswer = pageOf(openingAnswer) satisfies z.ZodType<StaffOpeningList>

export const OPENING_ID = { id: 'The id of the opening.' }
export const NO_OPENING = { 404: 'There is no such opening' }
