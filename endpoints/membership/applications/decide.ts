import type { Endpoint } from 'payload'
import { decidesApplications } from '../../../collections/access/regionPolicies.schema'
import { canDecideApplication, findStatus } from '../../../domain/membership/applications'
import {
  type Decision,
  NOT_LINKED,
  REASON_REQUIRED,
  SPONSORS_MISSING,
  decisionSchema,
} from '../../../domain/membership/applications/decision.schema'
import { type DecisionProblem, decideApplication } from '../../../domain/membership/membershipDecisions'
import { isObjectId } from '../../../platform/isObjectId'
import { invalid, problem, readJson } from '../../answers'
import { refuseOwn } from '../../refuseOwn'

const PROBLEMS: Record<DecisionProblem, { status: number; text: string }> = {
  not_linked: { status: 422, text: NOT_LINKED },
  reason_required: { status: 400, text: REASON_REQUIRED },
  sponsors_missing: { status: 400, text: SPONSORS_MISSING },
  changed_meanwhile: {
    status: 409,
    text: 'A colleague has changed this application in the meantime. Please check it again.',
  },
  open_already: {
    status: 409,
    text: 'This person has another open application. Please decide that one first.',
  },
}

/**
 * `POST /api/applications/:id/status` `{ status, from?, reason?, feedback? }`: the decision of an administrator or
 * registrar, of one of a region about an application of the region; about the own one never.
 * Answers 200 `{ status, warning? }`, also when it has that status already, 400 without the reason that an unusual
 * change needs, as does an approval that sponsors have not confirmed, 401, 403, 404, 409 when a colleague was faster
 * or another application is open, 422 for an application without an account. Source: spec.md sections 4, 5 and 8;
 * decisions.md "Application status".
 */
export const decide: Endpoint = {
  method: 'post',
  path: '/:id/status',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', 'Please sign in')
    if (!decidesApplications(req.user))
      return problem(403, 'forbidden', 'Only administrators and registrars can decide applications')
    const id = req.routeParams?.id
    const application = isObjectId(id) ? await findStatus(req.payload, id) : null
    const own = application && refuseOwn(req, 'application', application.user)
    if (own) return own
    if (!application || !canDecideApplication(req.user, application))
      return problem(404, 'not_found', 'This application could not be found')
    const input = decisionSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const result = await decideApplication(req, application, input.data, req.user.id)
    if (!('problem' in result)) return Response.json(result satisfies Decision)
    const { status, text } = PROBLEMS[result.problem]
    return problem(status, result.problem, text)
  },
}
