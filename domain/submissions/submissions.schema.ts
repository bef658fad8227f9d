import { z } from 'zod'
import { submissionSchema } from './submissionForm.schema'
import { SUBMISSION_STATUSES, type SubmissionStatus } from './statuses.schema'
import { uploadKeySchema } from '../uploads/uploadKey.schema'
import { SUBMISSION_SORTS } from './sorts.constants'

const STATUS_NAMES = Object.keys(SUBMISSION_STATUSES) as [SubmissionStatus, ...SubmissionStatus[]]

/** Body of `POST /api/submissions/submit`: the paper, and the key of its upload. */
export const newPaperSchema = z.strictObject({ ...submissionSchema.shape, file: uploadKeySchema })
export type NewPaper = z.input<typeof newPaperSchema>

/** What the form is filled in with; its file is checked apart. An empty division is none. */
export const paperFormSchema = z.object({
  title: submissionSchema.shape.title,
  authors: submissionSchema.shape.authors,
  abstract: submissionSchema.shape.abstract,
  division: z.preprocess((value) => (value === '' ? null : value), submissionSchema.shape.division),
})

/** Body of `POST /api/submissions/:id/decision`. */
export const decisionSchema = z.strictObject({
  status: z.enum(STATUS_NAMES, 'Please choose a status'),
  /** The author reads it. */
  feedback: z.string().trim().max(5000, 'At most 5000 characters').nullish(),
  /** When it had been changed last as it was looked at. */
  updatedAt: z.iso.datetime(),
})
export type Decision = z.input<typeof decisionSchema>

export const PAPERS_PER_PAGE = 25

/** Query of `GET /api/submissions/list` and `GET /api/submissions/list.csv`. */
export const paperListSchema = z.strictObject({
  /** Part of the title, the authors or the abstract. */
  q: z.string().trim().max(100).default(''),
  status: z.enum(STATUS_NAMES).optional(),
  sort: z.enum(SUBMISSION_SORTS).default('-createdAt'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})

export type PaperFilter = z.output<typeof paperListSchema>

/** A paper as its author sees it. */
export interface OwnPaper {
  id: string
  title: string
  authors: string | null
  abstract: string
  division: string | null
  status: SubmissionStatus
  feedback: string | null
  createdAt: string
}

/** A paper as staff see it. */
export interface PaperRow extends OwnPaper {
  /** Name of who sent it. */
  sender: string
  updatedAt: string
}

export interface PaperList {
  docs: PaperRow[]
  totalDocs: number
  page: number
  totalPages: number
}
