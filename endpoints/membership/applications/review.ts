import type { Endpoint } from 'payload'
import { readApplicationReview } from '../../../domain/membership/applications'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { requireVisibleApplications } from './askedApplications'

/**
 * `GET /api/applications/:id/review`: an application with its history, the comments of colleagues, and the person's
 * other ones. Answers 200 `ApplicationReview`, 401, 403, 404 also for an application of another region.
 * Source: spec.md section 2, "application detail view".
 */
export const review: Endpoint = {
  method: 'get',
  path: '/:id/review',
  handler: async (req) => {
    const allowed = requireVisibleApplications(req)
    if ('refusal' in allowed) return allowed.refusal
    const id = req.routeParams?.id
    const found = isObjectId(id) ? await readApplicationReview(req, allowed.visible, id) : undefined
    return found ? Response.json(found) : problem(404, 'not_found', 'This application could not be found')
  },
}
