import type { Endpoint } from 'payload'
import { decideSubmission } from '../../../domain/publications/submissions'
import { decisionSchema } from '../../../domain/publications/submissions/submissions.schema'
import { CHANGED_MEANWHILE, invalid, problem, readJson } from '../../answers'
import { refuseWithout } from '../../refuseWithout'

const PROBLEMS = {
  not_found: () => problem(404, 'not_found', 'This paper could not be found'),
  version_conflict: () => problem(409, 'changed_meanwhile', CHANGED_MEANWHILE),
}

/**
 * `POST /api/submissions/:id/decision` `Decision`: sets the status of a submission, with feedback for its
 * author, who gets a mail once it is accepted or declined. Answers 200 `{ updatedAt }`, 400, 401, 403, 404,
 * 409 when it is not based on the latest version.
 */
export const decide: Endpoint = {
  method: 'post',
  path: '/:id/decision',
  handler: async (req) => {
    const refusal = refuseWithout('content', req)
    if (refusal) return refusal
    const input = decisionSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const decided = await decideSubmission(req, req.routeParams?.id, input.data)
    return 'refusal' in decided ? PROBLEMS[decided.refusal]() : Response.json(decided)
  },
}
