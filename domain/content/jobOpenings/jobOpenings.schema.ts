import { z } from 'zod'
import { REGIONS, type Region } from '../../../collections/access/policies.schema'
import { jubaDay } from '../../../platform/jubaDay.schema'
import { keysOf } from '../../../platform/records.schema'
import { isWebAddress } from '../../../platform/webAddress.schema'
import { requiredText, ON_ONE_LINE, formKey } from '../../../platform/requiredText.schema'
import { latestLastDay } from './lastDay.schema'
import {
  EMPLOYMENT_KINDS,
  type EmploymentKind,
  MAX_OPENING_DAYS,
  OPENING_LIMITS,
  OPENING_STATUSES,
  type OpeningStatus,
} from './openingTexts.schema'

/** One line, without control characters. */
const line = (missing: string, max: number) => requiredText(missing, max).regex(...ON_ONE_LINE)

const APPLY = 'Enter an email address, or an address that begins with https://'

const isEmail = (text: string): boolean => z.email().max(255).safeParse(text).success

const DAY = 'Please enter a day'

const facts = {
  title: line('Please enter a title', OPENING_LIMITS.title),
  organisation: line('Please enter the organisation', OPENING_LIMITS.organisation),
  place: line('Please enter the place of work', OPENING_LIMITS.place),
  region: z.enum(REGIONS, 'Please choose a region'),
  kind: z.enum(keysOf(EMPLOYMENT_KINDS), 'Please choose a kind of employment'),
  description: requiredText('Please describe the job', OPENING_LIMITS.description).refine(
    (text) => !text.includes('\0'),
    'This contains a character that cannot be stored',
  ),
  applyTo: z
    .string(APPLY)
    .trim()
    .min(1, APPLY)
    .max(OPENING_LIMITS.applyTo, `At most ${OPENING_LIMITS.applyTo} characters`)
    .refine((text) => isWebAddress(text) || isEmail(text), APPLY),
  salary: z
    .string()
    .trim()
    .max(OPENING_LIMITS.salary, `At most ${OPENING_LIMITS.salary} characters`)
    .regex(...ON_ONE_LINE)
    .default(''),
  /** A day in Juba, `YYYY-MM-DD`: the last on which applications are accepted. */
  lastDay: z.iso
    .date(DAY)
    .refine((day) => day >= jubaDay(), 'The last day cannot be in the past')
    .refine((day) => day <= latestLastDay(), `At most ${MAX_OPENING_DAYS} days from today`),
}

/** What the form is filled in with. */
export type OpeningFacts = z.output<z.ZodObject<typeof facts>>

/** `POST /api/job-openings`, for form and endpoint. */
export const newOpeningSchema = z.strictObject({
  ...facts,
  /** Made by the form, once for each opening: the same opening sent twice is one. */
  key: formKey,
})

const updatedAt = z.iso.datetime()

/** `POST /api/job-openings/:id/change`, for form and endpoint. */
export const openingChangeSchema = z.strictObject({
  ...facts,
  /** When it had been changed last as it was looked at. */
  updatedAt,
})

/** Body of `POST /api/job-openings/:id/end`. */
export const openingEndSchema = z.strictObject({ to: z.enum(['closed', 'withdrawn']) })

/** `POST /api/job-openings/:id/decision`, for form and endpoint. */
export const openingDecisionSchema = z
  .strictObject({
    status: z.enum(['published', 'declined'], 'Please choose a decision'),
    /** The submitter reads it. */
    feedback: z
      .string()
      .trim()
      .max(OPENING_LIMITS.feedback, `At most ${OPENING_LIMITS.feedback} characters`)
      .default(''),
    updatedAt,
  })
  .refine(({ status, feedback }) => status === 'published' || feedback !== '', {
    path: ['feedback'],
    message: 'Please say why, so that the submitter can correct it',
  })
export type OpeningDecision = z.output<typeof openingDecisionSchema>

/** What an empty part of an address stands for: no filter. */
const filled = <Value extends z.ZodType>(schema: Value) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())
const page = z.coerce.number('This is not a page').int('This is not a page').min(1).max(1000).default(1)

/** Query of `GET /api/job-openings/open`. */
export const openListSchema = z.strictObject({
  kind: filled(z.enum(keysOf(EMPLOYMENT_KINDS), 'There is no such kind')),
  region: filled(z.enum(REGIONS, 'There is no such region')),
  page,
})
export type OpenListFilter = z.output<typeof openListSchema>

/** Query of `GET /api/job-openings`. */
export const openingListSchema = z.strictObject({
  /** Part of the title, the organisation or the place. */
  q: z.string().trim().max(100).default(''),
  status: z.enum(keysOf(OPENING_STATUSES)).optional(),
  page,
})
export type OpeningFilter = z.output<typeof openingListSchema>

/** An opening in the public list. */
export interface OpeningRow {
  slug: string
  title: string
  organisation: string
  /** Whether the organisation is a member of the association, under its registered name. */
  isMemberOrganisation: boolean
  place: string
  region: Region
  kind: EmploymentKind
  /** A day in Juba, `YYYY-MM-DD`. */
  lastDay: string
}

export interface OpenList {
  docs: OpeningRow[]
  totalDocs: number
  page: number
  totalPages: number
}

/** An opening on its own page. */
export interface PublicOpening extends OpeningRow {
  description: string
  /** An https address or an email address. */
  applyTo: string
  salary: string | null
  /** ISO 8601. */
  publishedAt: string
  updatedAt: string
}

/** An opening as its submitter sees it. */
export interface OwnOpening extends OpeningRow {
  id: string
  description: string
  applyTo: string
  salary: string | null
  status: OpeningStatus
  /** Whether its last day is over. */
  isOver: boolean
  feedback: string | null
  submittedAt: string
  updatedAt: string
}

/** `GET /api/job-openings/mine`. */
export interface OwnOpenings {
  docs: OwnOpening[]
  /** The registered name of the company whose account it is; null for everybody else. */
  company: string | null
  /** Whether the account may submit: its address is confirmed. */
  isConfirmed: boolean
}

/** An opening as staff see it. */
export interface StaffOpening extends OwnOpening {
  submitter: { id: string; name: string } | null
  decidedAt: string | null
  /** The name of who decided. */
  decidedBy: string | null
}

export interface StaffOpeningList {
  docs: StaffOpening[]
  totalDocs: number
  page: number
  totalPages: number
}
