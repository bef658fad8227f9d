import { listSubmissions } from '../../../domain/publications/submissions'
import { submissionListSchema } from '../../../domain/publications/submissions/submissions.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { withRight } from '../../guards'
import { submissionsAnswer } from '../publicationSchemas'

/**
 * `GET /api/submissions/list?q=&status=&event=&sort=&page=`: a page of what members submitted, for administrators.
 * Answers 200 `SubmissionList`, 400, 401, 403.
 */
export const list = declareEndpoint({
  method: 'get',
  path: '/list',
  operation: {
    tag: 'Staff: content',
    summary: 'Papers that members submitted',
    answers: { ...reads(submissionsAnswer, 'A page of papers') },
  },
  access: withRight('content'),
  query: submissionListSchema,
  handler: async (req, { query }) => Response.json(await listSubmissions(req, query)),
})
