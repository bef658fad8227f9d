import { requestNameChange } from '../../../domain/membership/nameChanges'
import { nameChangeSchema } from '../../../domain/membership/nameChanges/nameChange.schema'
import { NAME_CHANGE_TEXTS as TEXTS } from '../../../domain/membership/nameChanges/statuses.schema'
import { allowAttempt } from '../../../platform/rateLimits'
import { fieldProblem, problem, tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'
import { takeProblem } from '../../publications/uploads/uploadProblem'

/**
 * `POST /api/name-changes/request` `{ name, reason, file }`: a member asks for another registered name;
 * `file` is the key of the uploaded document, a PDF or a picture. The same upload sent again is answered
 * alike. Answers 201 `{ id }`, 400, 401, 404, 409 without a membership or while a request is open, 415, 429.
 * Source: decisions.md "Registered name".
 */
export const request = declareEndpoint({
  method: 'post',
  path: '/request',
  access: signedIn(TEXTS.signIn),
  body: nameChangeSchema,
  handler: async (req, { body, user }) => {
    const attempt = await allowAttempt(req, 'name-change', user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const result = await requestNameChange(req, user.id, body)
    if ('id' in result) return Response.json({ id: result.id }, { status: 201 })
    if ('refusal' in result) return takeProblem(result)
    switch (result.problem) {
      case 'unchanged':
        return fieldProblem(400, 'unchanged', 'name', TEXTS.unchanged)
      case 'no_membership':
        return problem(409, 'no_membership', TEXTS.noMembership)
      case 'open_already':
        return problem(409, 'open_already', TEXTS.openAlready)
    }
  },
})
