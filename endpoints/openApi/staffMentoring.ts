import { z } from 'zod'
import { REGIONS } from '../../collections/access/roles'
import {
  type StaffOffers,
  type StaffRequests,
  askSchema,
  staffMentoringSchema,
} from '../../domain/cpd/mentoring/mentoring.schema'
import {
  MENTORING_FIELDS,
  MENTORING_LANGUAGES,
  MENTORING_WAYS,
  MENTORSHIP_ENDS,
  REQUEST_STATUSES,
} from '../../domain/cpd/mentoring/mentoringTexts.schema'
import { EMPLOYMENT_KINDS, OPENING_STATUSES } from '../../domain/content/jobOpenings/openingTexts.schema'
import {
  type StaffOpening,
  type StaffOpeningList,
  openingChangeSchema,
  openingDecisionSchema,
  openingEndSchema,
  openingListSchema,
} from '../../domain/content/jobOpenings/jobOpenings.schema'
import { keysOf } from '../../platform/records.schema'
import { outcomeAnswer, pageOf, text, whole } from './staffAnswers'
import { REFUSALS, type StaffOperation, TOO_MANY, UNKNOWN_FILTER, WRONG_FIELDS, reads } from './staffParts'

const named = z.object({ id: z.string(), name: z.string() })

const facts = z.object({
  topics: z.string(),
  fields: z.array(z.enum(keysOf(MENTORING_FIELDS))),
  region: z.enum(REGIONS),
  languages: z.array(z.enum(keysOf(MENTORING_LANGUAGES))),
  ways: z.array(z.enum(keysOf(MENTORING_WAYS))),
})

const requestsAnswer = pageOf(
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

const offersAnswer = pageOf(
  facts.extend({ id: z.string(), mentor: named, places: whole, taken: whole, isPaused: z.boolean() }),
) satisfies z.ZodType<StaffOffers>

const openingAnswer = z.object({
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

const openingsAnswer = pageOf(openingAnswer) satisfies z.ZodType<StaffOpeningList>

const OPENING_ID = { id: 'The id of the opening.' }
const NO_OPENING = { 404: { description: 'There is no such opening' } }

/** What staff do with mentoring and with job openings. */
export const mentoringOperations: readonly StaffOperation[] = [
  {
    method: 'get',
    path: '/api/mentoring/waiting',
    summary: 'Open requests for a mentor, the oldest first, with the mentors who suit each',
    query: staffMentoringSchema,
    answers: { ...reads(requestsAnswer, 'A page of requests'), ...UNKNOWN_FILTER, ...REFUSALS },
  },
  {
    method: 'get',
    path: '/api/mentoring/offers',
    summary: 'All offers of mentors',
    query: staffMentoringSchema,
    answers: { ...reads(offersAnswer, 'A page of offers'), ...UNKNOWN_FILTER, ...REFUSALS },
  },
  {
    method: 'post',
    path: '/api/mentoring/requests/{id}/proposal',
    summary: 'Propose a mentor and a mentee to each other; both have to accept',
    parameters: { id: 'The id of the request.' },
    body: askSchema,
    answers: {
      ...reads(outcomeAnswer('proposed'), 'Proposed'),
      ...WRONG_FIELDS,
      ...REFUSALS,
      404: { description: 'There is no such request or offer' },
      409: { description: 'The request is not open, or no place is left' },
    },
  },
  {
    method: 'get',
    path: '/api/job-openings/list',
    summary: 'All job openings',
    query: openingListSchema,
    answers: { ...reads(openingsAnswer, 'A page of openings'), ...UNKNOWN_FILTER, ...REFUSALS },
  },
  {
    method: 'get',
    path: '/api/job-openings/{id}/desk',
    summary: 'A job opening with who submitted and decided it',
    parameters: OPENING_ID,
    answers: { ...reads(openingAnswer, 'The opening'), ...REFUSALS, ...NO_OPENING },
  },
  {
    method: 'post',
    path: '/api/job-openings/{id}/change',
    summary: 'Change a job opening; one that staff change stays as it is',
    parameters: OPENING_ID,
    body: openingChangeSchema,
    answers: {
      ...reads(z.object({ id: z.string() }), 'Changed'),
      ...WRONG_FIELDS,
      401: REFUSALS[401],
      ...NO_OPENING,
      409: { description: 'It was changed meanwhile, or is not open any more' },
      ...TOO_MANY,
    },
  },
  {
    method: 'post',
    path: '/api/job-openings/{id}/decision',
    summary: 'Publish a job opening, or decline it with feedback',
    parameters: OPENING_ID,
    body: openingDecisionSchema,
    answers: {
      ...reads(z.object({ status: z.enum(['published', 'declined']) }), 'Decided'),
      ...WRONG_FIELDS,
      ...REFUSALS,
      ...NO_OPENING,
      409: { description: 'A colleague decided or changed it, or its last day is over' },
    },
  },
  {
    method: 'post',
    path: '/api/job-openings/{id}/end',
    summary: 'Close a job opening early, or withdraw it',
    parameters: OPENING_ID,
    body: openingEndSchema,
    answers: {
      ...reads(z.object({ status: z.enum(['closed', 'withdrawn']) }), 'Ended'),
      ...WRONG_FIELDS,
      401: REFUSALS[401],
      ...NO_OPENING,
      409: { description: 'It is not open any more' },
    },
  },
]
