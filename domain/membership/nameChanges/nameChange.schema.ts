import { z } from 'zod'
import { uploadKeySchema } from '../../publications/uploads/uploadKey.schema'
import { NAME_CHANGE_STATUSES, NAME_CHANGE_TEXTS, type NameChangeStatus } from './statuses.schema'
import { fullNameSchema } from '../memberships/names.schema'
import { NAME_CHANGE_SORTS } from './sorts.constants'
import { keysOf } from '../../../platform/records.schema'

/** The fields of the form; its file is checked separately. */
export const nameChangeFormSchema = z.strictObject({
  name: fullNameSchema('Full name is required'),
  reason: z
    .string('Please give the reason')
    .trim()
    .min(1, 'Please give the reason')
    .max(1000, 'At most 1000 characters'),
})

/** Body of `POST /api/name-changes/request`: the new name, why, and the key of the uploaded document. */
export const nameChangeSchema = z.strictObject({ ...nameChangeFormSchema.shape, file: uploadKeySchema })
export type NewNameChange = z.input<typeof nameChangeSchema>

/** Body of `POST /api/name-changes/:id/decision`. */
export const nameChangeDecisionSchema = z
  .strictObject({
    status: z.enum(['approved', 'declined'], 'Please choose'),
    /** For the record, seen by staff. */
    note: z.string().trim().max(1000, 'At most 1000 characters').optional(),
    /** Told to the member. */
    feedback: z.string().trim().max(1000, 'At most 1000 characters').optional(),
  })
  .refine(({ status, feedback }) => status === 'approved' || Boolean(feedback), {
    path: ['feedback'],
    message: NAME_CHANGE_TEXTS.feedbackRequired,
  })
export type NameChangeDecision = z.output<typeof nameChangeDecisionSchema>

/** What the decision answers. */
export interface NameChangeOutcome {
  status: NameChangeDecision['status']
  /** The decision stands, and what follows from it will be done later. */
  warning?: string
}

/** A member's own request. */
export interface OwnNameChange {
  id: string
  /** The registered name as it was requested. */
  from: string
  name: string
  reason: string
  status: NameChangeStatus
  createdAt: string
  decidedAt: string | null
  feedback: string | null
}

/** What `GET /api/name-changes/mine` answers. */
export interface OwnNameChanges {
  /** Null without a membership: there is nothing to change. */
  registeredName: string | null
  /** Newest first. */
  requests: OwnNameChange[]
}

export const NAME_CHANGES_PER_PAGE = 25

/** Query of `GET /api/name-changes/list`. An unknown filter is refused, never dropped. */
export const nameChangeListSchema = z.strictObject({
  /** Part of the old or the new name. */
  q: z.string().trim().max(100).default(''),
  status: z.enum(keysOf(NAME_CHANGE_STATUSES)).optional(),
  sort: z.enum(NAME_CHANGE_SORTS).default('-createdAt'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})

/** A request as staff see it. */
export interface NameChangeRow extends OwnNameChange {
  /** Id of the account. */
  user: string
  /** Membership number; null when the membership is gone. */
  number: string | null
  /** Email address of the person who decided; null before. */
  decidedBy: string | null
  note: string | null
}

export interface NameChangeList {
  docs: NameChangeRow[]
  totalDocs: number
  page: number
  totalPages: number
}
