import { z } from 'zod'
import { APPLICATION_STATUSES, type ApplicationStatus } from './applicationForm.schema'
import { keysOf } from '../../../platform/records.schema'

export {
  lacksSponsors,
  needsReason,
  REASON_REQUIRED,
  SPONSORS_MISSING,
  NOT_LINKED,
  APPROVED_WITHOUT_PROFILE,
} from './decisionRules.schema'

const STATUSES = keysOf(APPLICATION_STATUSES)

/** `POST /api/applications/:id/status`. */
export const decisionSchema = z.strictObject({
  status: z.enum(STATUSES, 'Please choose a status'),
  /** The status that the reviewer saw: a colleague may have decided meanwhile. */
  from: z.enum(STATUSES).optional(),
  /** For the record, seen by staff. */
  reason: z.string().trim().max(1000, 'At most 1000 characters').optional(),
  /** Told to the applicant. */
  feedback: z.string().trim().max(2000, 'At most 2000 characters').optional(),
})

/** `POST /api/applications/:id/comments`. */
export const commentSchema = z.strictObject({
  text: z.string().trim().min(1, 'Please write a comment').max(2000, 'At most 2000 characters'),
})

/** What `POST /api/applications/:id/comments` answers. */
export interface CommentAdded {
  /** For people. */
  message: string
}

/** What `GET /api/applications/mine` answers: the applicant's latest application, or null. */
export interface MyApplication {
  /** A member's, which an application for another grade keeps; null without a membership. */
  registeredName: string | null
  application: {
    id: string
    status: ApplicationStatus
    membershipType: string
    createdAt: string
    reviewedAt: string | null
    feedback: string | null
    /** Only of an approved one whose number has been issued. */
    membershipNumber: string | null
  } | null
}

/** What `POST /api/applications/:id/status` answers. */
export interface Decision {
  status: ApplicationStatus
  /** The decision stands, and something that follows from it will be done later. */
  warning?: string
}
