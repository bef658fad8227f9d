import { nominate as make, type NominationProblem } from '../../../domain/membership/nominations'
import { nominationSchema } from '../../../domain/membership/nominations/nomination.schema'
import { allowAttempt } from '../../../platform/rateLimits'
import { fieldProblem, problem, tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'

const PROBLEMS: Record<NominationProblem, { field?: string; text: string }> = {
  closed: { text: 'Nominations are open from January 1 to March 31' },
  not_entitled: { text: 'Fellows nominate Fellows; current members nominate Honorary Members' },
  unknown_nominee: { field: 'nominee', text: 'We know no membership with this number' },
  not_professional: { field: 'nominee', text: 'A Fellow is nominated from the current Professional members' },
  own: { field: 'nominee', text: 'Please nominate somebody else' },
  seconder_not_fellow: { field: 'seconder', text: 'Please name another current Fellow' },
  nominated_already: { field: 'nominee', text: 'This person has been nominated already this year' },
}

/**
 * `POST /api/nominations/nominate` `{ grade, nomineeName, nominee, reason, seconder? }`: nominates somebody; the
 * nominee, and of a Fellow the second Fellow, get a link to confirm. Answers 201 `{ id }`, 400, 401, 409 out of season
 * and to who may not nominate, 429. Source: decisions.md "Nominations".
 */
export const nominate = declareEndpoint({
  method: 'post',
  path: '/nominate',
  access: signedIn('Please sign in to nominate'),
  body: nominationSchema,
  handler: async (req, { user, body }) => {
    const { payload } = req
    const attempt = await allowAttempt(req, 'sponsor', user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const result = await make(payload, user.id, body)
    if ('id' in result) return Response.json(result, { status: 201 })
    const { field, text } = PROBLEMS[result.problem]
    return field ? fieldProblem(400, result.problem, field, text) : problem(409, result.problem, text)
  },
})
