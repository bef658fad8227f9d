import { nameSponsor as name, readEvidence } from '../../../domain/membership/applications'
import { SPONSOR_PROBLEMS } from '../../../domain/membership/applications/evidence/evidence.schema'
import { sponsorSchema } from '../../../domain/membership/endorsements/endorsement.schema'
import { allowAttempt } from '../../../platform/rateLimits'
import { fieldProblem, problem, tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'

const SIGN_IN = 'Please sign in to see your application'

/**
 * `GET /api/endorsements/sponsors`: the documents of the own application and the people named as sponsors, with what
 * the grade needs. Answers 200 `Evidence`, 401.
 */
export const sponsors = declareEndpoint({
  method: 'get',
  path: '/sponsors',
  access: signedIn(SIGN_IN),
  handler: async ({ payload }, { user }) =>
    Response.json(await readEvidence(payload, user.id), { headers: { 'Cache-Control': 'no-store' } }),
})

/**
 * `POST /api/endorsements/sponsors` `{ contact }`: names a sponsor of the own open application, by email address or
 * membership number; the person gets a link by mail. Answers 201 `{ id }`, 400, 401, 409 without an open
 * application, 429.
 */
export const nameSponsor = declareEndpoint({
  method: 'post',
  path: '/sponsors',
  access: signedIn(SIGN_IN),
  body: sponsorSchema,
  handler: async (req, { user, body }) => {
    const { payload } = req
    const attempt = await allowAttempt(req, 'sponsor', user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const result = await name(payload, user.id, body.contact)
    if ('id' in result) return Response.json(result, { status: 201 })
    return result.problem === 'no_application'
      ? problem(409, 'no_application', 'You have no application under review')
      : fieldProblem(400, result.problem, 'contact', SPONSOR_PROBLEMS[result.problem])
  },
})
