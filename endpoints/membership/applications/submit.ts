import { applicationSchema, submitApplication } from '../../../domain/membership/applications'
import { allowAttempt } from '../../../platform/rateLimits'
import { fieldProblem, fieldProblems, problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'

const OPEN_ALREADY = 'You already have an application under review. We will contact you soon.'

const otherName = (registered: string): string =>
  `Your registered name is ${registered}. To change it, request a change of name first.`

/**
 * `POST /api/applications/submit`: sends a membership application. A unique index lets each account have one open
 * application; after a decision a new one may be sent. A member applies for a grade above the own one. The documents
 * that the grade needs are sent before, its sponsors are named in it.
 * Answers 201 `{ id }`, 400 naming the fields that are wrong (`documents`, `sponsors.0` for what is missing), 401
 * for a visitor, 409 while another one is open or while the membership is suspended, 429.
 * Source: spec.md sections 2, 5 and 8, "Membership application"; decisions.md "Application status".
 */
export const submit = declareEndpoint({
  method: 'post',
  path: '/submit',
  access: signedIn('You must be logged in to submit an application'),
  body: applicationSchema,
  handler: async (req, { user, body }) => {
    const { payload } = req
    const attempt = await allowAttempt(req, 'application', user.id)
    if (!attempt.isAllowed) {
      return problem(429, 'too_many_attempts', 'Too many attempts. Please wait a while and try again.', {
        'Retry-After': String(attempt.retryAfterSeconds),
      })
    }
    const result = await submitApplication(payload, user.id, body)
    if ('id' in result) return Response.json(result, { status: 201 })
    if (result.problem === 'open_already') return problem(409, 'open_already', OPEN_ALREADY)
    if (result.problem === 'suspended') return problem(409, 'suspended', result.message)
    if (result.problem === 'incomplete') return fieldProblems('incomplete', result.missing)
    return result.problem === 'not_open'
      ? fieldProblem(400, 'not_open', 'membershipType', result.message)
      : fieldProblem(400, 'registered_name', 'fullName', otherName(result.registeredName))
  },
})
