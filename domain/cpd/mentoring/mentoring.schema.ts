import { z } from 'zod'
import { REGIONS, type Region } from '../../../collections/access/policies.schema'
import type { DirectoryMember } from '../../people/directory/directory.schema'
import { keysOf } from '../../../platform/records.schema'
import { requiredText } from '../../../platform/requiredText.schema'
import {
  MAX_PLACES,
  MENTORING_FIELDS,
  MENTORING_LANGUAGES,
  MENTORING_LIMITS,
  MENTORING_WAYS,
  type MentoringField,
  type MentoringLanguage,
  type MentoringProblem,
  type MentoringWay,
  type MentorshipEnd,
  type RequestStatus,
} from './mentoringTexts.schema'

/** Several of a list. */
const someOf = <Key extends string>(labels: Record<Key, string>, missing: string) =>
  z
    .array(z.enum(keysOf(labels), missing), missing)
    .min(1, missing)
    .transform((chosen) => [...new Set(chosen)])

const facts = {
  topics: requiredText('Please say what it is about', MENTORING_LIMITS.topics).refine(
    (text) => !text.includes('\0'),
    'This contains a character that cannot be stored',
  ),
  fields: someOf(MENTORING_FIELDS, 'Please choose at least one field'),
  region: z.enum(REGIONS, 'Please choose a region'),
  languages: someOf(MENTORING_LANGUAGES, 'Please choose at least one language'),
  ways: someOf(MENTORING_WAYS, 'Please choose how you can meet'),
}

const PLACES = `From 1 to ${MAX_PLACES}`

/** `POST /api/mentoring/offer`, for form and endpoint. */
export const offerSchema = z.strictObject({
  ...facts,
  /** How many mentees at once. */
  places: z.coerce.number(PLACES).int(PLACES).min(1, PLACES).max(MAX_PLACES, PLACES),
  /** Whether nobody new can ask for now. */
  isPaused: z.preprocess((value) => value === true || value === 'on', z.boolean()).default(false),
})
export type OfferFacts = z.output<typeof offerSchema>

/** `POST /api/mentoring/request`, for form and endpoint. */
export const requestSchema = z.strictObject(facts)
export type RequestFacts = z.output<typeof requestSchema>

const GROUPS = ['fields', 'languages', 'ways'] as const

/** The ticked boxes of a form, which are called `fields.water` and the like, as the lists that the endpoints take. */
const gatherTicked = (values: unknown): unknown => {
  if (typeof values !== 'object' || values === null) return values
  const entries = Object.entries(values)
  const groups = GROUPS.map((group) => [
    group,
    entries.flatMap(([name]) => (name.startsWith(`${group}.`) ? [name.slice(group.length + 1)] : [])),
  ])
  return Object.fromEntries([...entries.filter(([name]) => !name.includes('.')), ...groups])
}

/** What the form of an offer is filled in with. */
export const offerFormSchema = z.preprocess(gatherTicked, offerSchema)
/** What the form of a request is filled in with. */
export const requestFormSchema = z.preprocess(gatherTicked, requestSchema)

const id = z.string().regex(/^[0-9a-f]{24}$/, 'Please choose a mentor')
const word = z
  .string()
  .trim()
  .max(MENTORING_LIMITS.word, `At most ${MENTORING_LIMITS.word} characters`)
  .refine((text) => !text.includes('\0'), 'This contains a character that cannot be stored')
  .default('')

/** Body of `POST /api/mentoring/ask` and of `POST /api/mentoring/requests/:id/proposal`: the id of an offer. */
export const askSchema = z.strictObject({ offer: id })

/** `POST /api/mentoring/requests/:id/answer`, for form and endpoint. */
export const answerSchema = z.strictObject({
  answer: z.enum(['accept', 'decline'], 'Please choose an answer'),
  word,
})

/** `POST /api/mentoring/mentorships/:id/end`, for form and endpoint. */
export const endSchema = z.strictObject({ word })

/** What an empty part of an address stands for: no filter. */
const filled = <Value extends z.ZodType>(schema: Value) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())
const page = z.coerce.number('This is not a page').int('This is not a page').min(1).max(1000).default(1)

/** Query of `GET /api/mentoring/mentors`. */
export const mentorListSchema = z.strictObject({
  field: filled(z.enum(keysOf(MENTORING_FIELDS), 'There is no such field')),
  region: filled(z.enum(REGIONS, 'There is no such region')),
  language: filled(z.enum(keysOf(MENTORING_LANGUAGES), 'There is no such language')),
  page,
})
export type MentorFilter = z.output<typeof mentorListSchema>

/** Query of the lists of staff. */
export const staffMentoringSchema = z.strictObject({ page })

/** What both an offer and a request say. */
export interface MentoringFacts {
  topics: string
  fields: MentoringField[]
  region: Region
  languages: MentoringLanguage[]
  ways: MentoringWay[]
}

/** A mentor with a free place, as members find them. */
export interface MentorRow extends MentoringFacts {
  /** Of the offer. */
  id: string
  freePlaces: number
  /** As the directory shows them. */
  member: DirectoryMember
}

export interface MentorList {
  docs: MentorRow[]
  totalDocs: number
  page: number
  totalPages: number
}

export interface OwnOffer extends MentoringFacts {
  places: number
  isPaused: boolean
  /** How many places are taken. */
  taken: number
}

export interface OwnRequest extends MentoringFacts {
  id: string
  status: RequestStatus
  /** Who was asked, or proposed by staff. */
  mentor: string | null
  /** ISO 8601. */
  askedAt: string | null
  /** Whether staff proposed it and the person has not answered. */
  needsOwnAnswer: boolean
  /** Whether staff proposed it. */
  isProposal: boolean
  /** Of the mentor whose answer freed the request last. */
  lastAnswer: { name: string; reason: string; word: string | null } | null
}

/** A request that waits for the mentor's answer. */
export interface AskToAnswer extends MentoringFacts {
  id: string
  mentee: string
  askedAt: string
  isProposal: boolean
  /** Whether the mentor has accepted and the mentee has not answered yet. */
  isAccepted: boolean
}

export interface OwnMentorship {
  id: string
  /** What the person is in it. */
  role: 'mentor' | 'mentee'
  /** The other person. */
  name: string
  /** Id of the other person's profile, to write to; null when there is none. */
  profile: string | null
  startedAt: string
}

/** `GET /api/mentoring/mine`. */
export interface OwnMentoring {
  /** Why the person cannot offer or request; null when they can. */
  refusal: MentoringProblem | null
  offer: OwnOffer | null
  request: OwnRequest | null
  toAnswer: AskToAnswer[]
  mentorships: OwnMentorship[]
}

/** A mentor who suits a request, and why. */
export interface Suggestion {
  /** Id of the offer. */
  offer: string
  name: string
  reasons: string[]
}

export interface StaffRequest extends MentoringFacts {
  id: string
  mentee: { id: string; name: string }
  status: RequestStatus
  createdAt: string
  mentor: string | null
  askedAt: string | null
  isProposal: boolean
  suggestions: Suggestion[]
}

export interface StaffOffer extends MentoringFacts {
  id: string
  mentor: { id: string; name: string }
  places: number
  taken: number
  isPaused: boolean
}

export interface EndedMentorship {
  id: string
  mentor: string
  mentee: string
  startedAt: string
  endedAt: string
  endedBy: MentorshipEnd
  /** What the person who ended it told staff. */
  word: string | null
}

/** `GET /api/mentoring/waiting`. */
export interface StaffRequests {
  docs: StaffRequest[]
  totalDocs: number
  page: number
  totalPages: number
  /** The latest. */
  ended: EndedMentorship[]
  running: number
}

/** `GET /api/mentoring/offers`. */
export interface StaffOffers {
  docs: StaffOffer[]
  totalDocs: number
  page: number
  totalPages: number
}
