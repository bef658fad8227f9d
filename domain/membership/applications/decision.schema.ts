import { z } from 'zod'
import { APPLICATION_STATUSES, type ApplicationStatus } from './applicationForm.schema'
import { MAX_DOCUMENTS, MAX_DOCUMENT_NAME_LENGTH } from './evidence/evidence.schema'
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

/** In characters. */
export const MAX_COMMENT_LENGTH = 2000

/** `POST /api/applications/:id/comments`. */
export const commentSchema = z.strictObject({
  text: z
    .string()
    .trim()
    .min(1, 'Please write a comment')
    .max(MAX_COMMENT_LENGTH, `At most ${MAX_COMMENT_LENGTH} characters`),
})

/** `POST /api/applications/:id/document-requests`, for form and endpoint: documents by name, or a question in words. */
export const documentRequestSchema = z
  .strictObject({
    documents: z
      .preprocess(
        (value) => (typeof value === 'string' ? value.split('\n').filter(Boolean) : value), // a form has lines
        z.array(z.string().trim().min(1).max(MAX_DOCUMENT_NAME_LENGTH)).max(MAX_DOCUMENTS),
      )
      .default([]),
    message: z.string().trim().max(1000, 'At most 1000 characters').default(''),
  })
  .refine(({ documents, message }) => documents.length > 0 || message !== '', {
    path: ['message'],
    message: 'Please choose a document, or write what is missing',
  })
export type DocumentRequest = z.output<typeof documentRequestSchema>

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
