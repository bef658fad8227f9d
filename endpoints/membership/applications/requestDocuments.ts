import { decidesApplications } from '../../../collections/access/regionPolicies.schema'
import { canDecideApplication, findStatus, requestDocuments } from '../../../domain/membership/applications'
import { NOT_LINKED, documentRequestSchema } from '../../../domain/membership/applications/decision.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { outcomeAnswer } from '../../answerSchemas'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { allowedBy } from '../../guards'
import { refuseOwn } from '../../refuseOwn'
import { APPLICATION_ID, NO_APPLICATION } from './applicationSchemas'

/**
 * `POST /api/applications/:id/document-requests` `{ documents, message }`: asks the applicant by mail for what is missing,
 * by whoever decides the application. Answers 200 `{ outcome }`, 400, 401, 403, 404, 409 when it is decided, 422 for an
 * application without an account. Source: issue 33, "Must show".
 */
export const requestMissing = declareEndpoint({
  method: 'post',
  path: '/:id/document-requests',
  operation: {
    tag: 'Staff: applications',
    summary: 'Ask an applicant by mail for what is missing',
    parameters: APPLICATION_ID,
    answers: {
      ...reads(outcomeAnswer('requested'), 'The mail is on its way'),
      ...NO_APPLICATION,
      409: 'The application is decided',
      422: 'The application has no account',
    },
  },
  access: allowedBy(decidesApplications, 'Only administrators and registrars can decide applications'),
  body: documentRequestSchema,
  handler: async (req, { body, user }) => {
    const id = req.routeParams?.id
    const application = isObjectId(id) ? await findStatus(req.payload, id) : null
    const own = application && refuseOwn(req, 'application', application.user)
    if (own) return own
    if (!application || !canDecideApplication(user, application))
      return problem(404, 'not_found', 'This application could not be found')
    const result = await requestDocuments(req.payload, application, body, user.id)
    if (!('problem' in result)) return Response.json(result)
    return result.problem === 'not_linked'
      ? problem(422, 'not_linked', NOT_LINKED)
      : problem(409, 'decided', 'This application is decided already')
  },
})
