import { filteredApplications, listApplications } from '../../../domain/membership/applications'
import { applicationListSchema } from '../../../domain/membership/applications/review.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { applicationListAnswer } from './applicationSchemas'
import { requireVisibleApplications } from './requireVisibleApplications'

/**
 * `GET /api/applications/list?q=&status=&region=&grade=&sort=&page=`: a page of applications, newest first; a chapter
 * lead's are those of the led region. Answers 200 `ApplicationList`, 400 for a filter that cannot be read, 401, 403.
 * Source: spec.md section 7, "Admin lists".
 */
export const list = declareEndpoint({
  method: 'get',
  path: '/list',
  operation: {
    tag: 'Staff: applications',
    summary: 'Applications; a chapter lead’s are those of the region',
    answers: { ...reads(applicationListAnswer, 'A page of applications') },
  },
  access: admittedBy(requireVisibleApplications),
  query: applicationListSchema,
  handler: async (req, { visible, query }) =>
    Response.json(await listApplications(req, filteredApplications(visible, query), query)),
})
