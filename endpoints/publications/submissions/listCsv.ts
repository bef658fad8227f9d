import type { Endpoint } from 'payload'
import { type SubmissionRecord, readSubmissions } from '../../../domain/publications/submissions'
import { SUBMISSION_STATUSES } from '../../../domain/publications/submissions/statuses.schema'
import { type CsvRow, csvAnswer } from '../../csvAnswer'
import { submissionFilter } from './submissionFilter'

const HEADER = [
  'Received',
  'Title',
  'Authors',
  'From',
  'Email',
  'Division',
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
  submission.abstract,
  SUBMISSION_STATUSES[submission.status],
  submission.decidedAt?.slice(0, 10),
  submission.feedback,
]

/**
 * `GET /api/submissions/list.csv`: the submissions that match a filter, all pages, as a table. Refused as the
 * list is.
 */
export const listCsv: Endpoint = {
  method: 'get',
  path: '/list.csv',
  handler: async (req) => {
    const requested = submissionFilter(req)
    if ('refusal' in requested) return requested.refusal
    const lines = async function* (): AsyncGenerator<CsvRow> {
      for await (const submission of readSubmissions(req, requested.filter)) yield toCsvRow(submission)
    }
    return csvAnswer(req, 'papers', HEADER, lines())
  },
}
