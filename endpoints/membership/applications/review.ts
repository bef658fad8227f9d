import { readApplicationReview } from '../../../domain/membership/applications'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { APPLICATION_ID, NO_APPLICATION, reviewAnswer } from './applicationSchemas'
import { requireVisibleApplications } from './requireVisibleApplications'

/**
 * `GET /api/applications/:id/review`: an application with its history, the comments of colleagues, and the person's
 * other ones. Answers 200 `ApplicationReview`, 401, 403, 404 also for an application of another region.
 * Source: spec.md section 2, "application detail view".
 */
export const review = declareEndpoint({
  method: 'get',
  path: '/:id/review',
  operation: {
    tag: 'Staff: applications',
    summary: 'An application with its history, comments, documents and sponsors',
    parameters: APPLICATION_ID,
    answers: { ...reads(reviewAnswer, 'The application'), ...NO_APPLICATION },
  },
  access: admittedBy(requireVisibleApplications),
  handler: async (req, { visible }) => {
    const id = req.routeParams?.id
    const found = isObjectId(id) ? await readApplicationReview(req, visible, id) : undefined
    return found ? Response.json(found) : problem(404, 'not_found', 'This application could not be found')
  },
})
