import { z } from 'zod'
import { submissionSchema } from './submissionForm.schema'
import { SUBMISSION_STATUSES, type SubmissionStatus } from './statuses.schema'
import { uploadKeySchema } from '../uploads/uploadKey.schema'
import { SUBMISSION_SORTS } from './sorts.constants'
import { keysOf } from '../../../platform/records.schema'

const STATUS_NAMES = keysOf(SUBMISSION_STATUSES)

/** Body of `POST /api/submissions/submit`: the submission, and the key of its upload. */
export const newSubmissionSchema = z.strictObject({ ...submissionSchema.shape, file: uploadKeySchema })
export type NewSubmission = z.input<typeof newSubmissionSchema>

const noneIfEmpty = (value: unknown): unknown => (value === '' ? null : value)

/** What the form is filled in with; its file is checked apart. An empty choice is none. */
export const submissionFormSchema = z.object({
  title: submissionSchema.shape.title,
  authors: submissionSchema.shape.authors,
  abstract: submissionSchema.shape.abstract,
  division: z.preprocess(noneIfEmpty, submissionSchema.shape.division),
  event: z.preprocess(noneIfEmpty, submissionSchema.shape.event),
})

/** Body of `POST /api/submissions/:id/decision`. */
export const decisionSchema = z.strictObject({
  status: z.enum(STATUS_NAMES, 'Please choose a status'),
  /** The author reads it. */
  feedback: z.string().trim().max(5000, 'At most 5000 characters').nullish(),
  /** The version that the decision is based on, as its `updatedAt`. */
  updatedAt: z.iso.datetime(),
})

export const SUBMISSIONS_PER_PAGE = 25

/** Query of `GET /api/submissions/list` and `GET /api/submissions/list.csv`. */
export const submissionListSchema = z.strictObject({
  /** Part of the title, the authors or the abstract. */
  q: z.string().trim().max(100).default(''),
  status: z.enum(STATUS_NAMES).optional(),
  /** Id of the event whose call for papers they answer. */
  event: submissionSchema.shape.event.unwrap().unwrap().optional(),
  sort: z.enum(SUBMISSION_SORTS).default('-createdAt'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})

export type SubmissionFilter = z.output<typeof submissionListSchema>

/** A submission as its author sees it. */
export interface OwnSubmission {
  id: string
  title: string
  authors: string | null
  abstract: string
  division: string | null
  /** Whose call for papers it answers; null for none, and for one that the reader may not read. */
  event: { id: string; title: string } | null
  status: SubmissionStatus
  feedback: string | null
  createdAt: string
}

/** A submission as staff see it. */
export interface SubmissionRow extends OwnSubmission {
  /** Name of its author. */
  sender: string
  updatedAt: string
}

export interface SubmissionList {
  docs: SubmissionRow[]
  totalDocs: number
  page: number
  totalPages: number
}
