import { decidesApplications } from '../../../collections/access/regionPolicies.schema'
import { canDecideApplication, findStatus } from '../../../domain/membership/applications'
import {
  type Decision,
  decisionSchema,
  NOT_LINKED,
  REASON_REQUIRED,
  SPONSORS_MISSING,
} from '../../../domain/membership/applications/decision.schema'
import { decideApplication, type DecisionProblem } from '../../../domain/membership/membershipDecisions'
import { repriceSoon } from '../../../domain/money/dues'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { allowedBy } from '../../guards'
import { refuseOwn } from '../../refuseOwn'
import { APPLICATION_ID, decisionAnswer, NO_APPLICATION } from './applicationSchemas'

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
export const decide = declareEndpoint({
  method: 'post',
  path: '/:id/status',
  operation: {
    tag: 'Staff: applications',
    summary: 'Decide an application',
    parameters: APPLICATION_ID,
    answers: {
      ...reads(decisionAnswer, 'The status that it has now'),
      ...NO_APPLICATION,
      409: 'A colleague was faster, or another application is open',
      422: 'The application has no account',
    },
  },
  access: allowedBy(decidesApplications, 'Only administrators and registrars can decide applications'),
  body: decisionSchema,
  handler: async (req, { body, user }) => {
    const id = req.routeParams?.id
    const application = isObjectId(id) ? await findStatus(req.payload, id) : null
    const own = application && refuseOwn(req, 'application', application.user)
    if (own) return own
    if (!application || !canDecideApplication(user, application))
      return problem(404, 'not_found', 'This application could not be found')
    const result = await decideApplication(req, application, body, user.id)
    if (!('problem' in result)) {
      if (application.user) await repriceSoon(req, application.user.toHexString())
      return Response.json(result satisfies Decision)
    }
    const { status, text } = PROBLEMS[result.problem]
    return problem(status, result.problem, text)
  },
})
