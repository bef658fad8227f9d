import { z } from 'zod'
import { keysOf } from '../../platform/records.schema'
import { GROUP_KINDS, GROUP_LIMITS } from './groupTexts.schema'
import { ON_ONE_LINE } from '../../platform/requiredText.schema'

const ID = /^[0-9a-f]{24}$/

/** Id of a record. */
export const recordIdSchema = z.string().regex(ID, 'Please choose one of the list')
/** An empty field of a form. */
const empty = z.literal('').transform(() => null)
const day = z.iso.date('Please enter a day')
const optionalDay = z.union([empty, day], 'Please enter a day').nullable().default(null)

const text = (limit: number) => z.string().trim().max(limit, `At most ${limit} characters`)
const line = (limit: number, missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(limit, `At most ${limit} characters`)
    .regex(...ON_ONE_LINE)

/** `POST /api/groups` and `/api/groups/:id/change`, for form and endpoint. */
export const groupSchema = z.strictObject({
  name: line(GROUP_LIMITS.name, 'Please enter a name'),
  kind: z.enum(keysOf(GROUP_KINDS), 'Please choose a kind'),
  about: text(GROUP_LIMITS.about).default(''),
  /** Id of the group that it belongs to; null for one directly under the association. */
  parent: z.union([empty, recordIdSchema]).nullable().default(null),
  /** Whether visitors see its page. */
  isPublic: z
    .union([z.boolean(), z.enum(['on', 'true', 'false', '']).transform((value) => /on|true/.test(value))])
    .default(false),
})
export type GroupFacts = z.output<typeof groupSchema>

/** Body of `POST /api/groups/:id/join`. */
export const joinSchema = z.strictObject({ note: text(GROUP_LIMITS.note).default('') })

/** `POST /api/groups/requests/:id/decision`. */
export const groupDecisionSchema = z.strictObject({
  status: z.enum(['accepted', 'refused']),
  feedback: text(GROUP_LIMITS.note).default(''),
})
export type GroupDecision = z.output<typeof groupDecisionSchema>

const inOrder = ({ startsOn, endsOn }: { startsOn: string; endsOn: string | null }): boolean =>
  endsOn === null || endsOn >= startsOn
const ORDER = { path: ['endsOn'], message: 'The last day is not before the first' }

/** `POST /api/groups/:id/people`: a term of membership entered by staff or the lead. */
export const newTermSchema = z
  .strictObject({
    /** Id of the account. */
    user: recordIdSchema,
    startsOn: day,
    /** The last day; null while it goes on. */
    endsOn: optionalDay,
  })
  .refine(inOrder, ORDER)

/** `POST /api/groups/terms/:id/change`. */
export const termDatesSchema = z.strictObject({ startsOn: day, endsOn: optionalDay }).refine(inOrder, ORDER)
export type TermDates = z.output<typeof termDatesSchema>

const page = z.coerce.number().int().min(1).max(5000).default(1)

/** Query of `GET /api/groups/:id/people` and `people.csv`. */
export const groupPeopleSchema = z.strictObject({
  q: z.string().trim().max(100).default(''),
  /** `branch`: with the groups under it. */
  of: z.enum(['group', 'branch']).default('group'),
  state: z.enum(['current', 'ended']).default('current'),
  page,
})
export type GroupPeopleFilter = z.output<typeof groupPeopleSchema>

/** Query of `GET /api/groups/:id/candidates`. */
export const candidatesSchema = z.strictObject({ q: z.string().trim().min(2).max(100) })

/** Query of `GET /api/groups/requests`. */
export const groupRequestsSchema = z.strictObject({
  group: recordIdSchema.optional(),
  status: z.enum(['asked', 'decided']).default('asked'),
  page,
})
export type GroupRequestsFilter = z.output<typeof groupRequestsSchema>

/** `POST /api/groups/offices` and `/api/groups/offices/:id/change`, for form and endpoint. */
export const officeTermSchema = z
  .strictObject({
    title: line(GROUP_LIMITS.title, 'Please name the office'),
    /** Id of the group; null for an office of the association. */
    group: z.union([empty, recordIdSchema]).nullable().default(null),
    /** Id of the post on `/about/leadership` that it fills, if any. */
    post: z.union([empty, recordIdSchema]).nullable().default(null),
    /** Id of the account of who holds it, or nobody's. */
    user: z.union([empty, recordIdSchema]).nullable().default(null),
    name: line(GROUP_LIMITS.holder, 'Please enter the name of who holds it'),
    startsOn: day,
    endsOn: optionalDay,
  })
  .refine(inOrder, ORDER)
export type OfficeTerm = z.output<typeof officeTermSchema>

/** `POST /api/groups/:id/documents`. */
export const groupDocumentSchema = z.strictObject({
  name: line(GROUP_LIMITS.title, 'Please enter a title'),
  /** Key of the upload. */
  file: z.string().max(200),
})
