import type { Endpoint } from 'payload'
import { listSubmissions } from '../../../domain/publications/submissions'
import { submissionFilter } from './submissionFilter'

/**
 * `GET /api/submissions/list?q=&status=&sort=&page=`: a page of what members submitted, for administrators.
 * Answers 200 `SubmissionList`, 400, 401, 403.
 */
export const list: Endpoint = {
  method: 'get',
  path: '/list',
  handler: async (req) => {
    const requested = submissionFilter(req)
    return 'refusal' in requested
      ? requested.refusal
      : Response.json(await listSubmissions(req, requested.filter))
  },
}
