import { readSubmissions, type SubmissionRecord } from '../../../domain/publications/submissions'
import { SUBMISSION_STATUSES } from '../../../domain/publications/submissions/statuses.schema'
import { submissionListSchema } from '../../../domain/publications/submissions/submissions.schema'
import type { CsvRow } from '../../csvAnswer'
import { declareTable } from '../../declareTable'
import { withRight } from '../../guards'

const HEADER = [
  'Received',
  'Title',
  'Authors',
  'From',
  'Email',
  'Division',
  'Event',
  'Abstract',
  'Status',
  'Decided',
  'Feedback',
]

const toCsvRow = (submission: SubmissionRecord): CsvRow => [
  submission.createdAt.slice(0, 10),
  submission.title,
  submission.authors,
  submission.sender.name,
  submission.sender.email,
  submission.division,
  submission.event?.title,
  submission.abstract,
  SUBMISSION_STATUSES[submission.status],
  submission.decidedAt?.slice(0, 10),
  submission.feedback,
]

/**
 * `GET /api/submissions/list.csv` and `.xlsx`: the submissions that match a filter, all pages, as a table. Refused as the
 * list is.
 */
export const listCsv = declareTable({
  path: '/list',
  operation: {
    tag: 'Staff: content',
    summary: 'The papers that a filter leaves, all pages, as a table',
  },
  access: withRight('content'),
  query: submissionListSchema,
  table: async (req, { query }) => {
    const lines = async function* (): AsyncGenerator<CsvRow> {
      for await (const submission of readSubmissions(req, query)) yield toCsvRow(submission)
    }
    return { name: 'papers', header: HEADER, rows: lines() }
  },
})
