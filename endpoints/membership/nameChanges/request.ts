import type { Endpoint } from 'payload'
import { requestNameChange } from '../../../domain/membership/nameChanges'
import { nameChangeSchema } from '../../../domain/membership/nameChanges/nameChange.schema'
import { NAME_CHANGE_TEXTS as TEXTS } from '../../../domain/membership/nameChanges/statuses.schema'
import { allowAttempt } from '../../../platform/rateLimits'
import { fieldProblem, invalid, problem, readJson, tooManyAttempts } from '../../answers'
import { takeProblem } from '../../publications/uploads/uploadProblem'

/**
 * `POST /api/name-changes/request` `{ name, reason, file }`: a member asks for another registered name;
 * `file` is the key of the uploaded document, a PDF or a picture. The same upload sent again is answered
 * alike. Answers 201 `{ id }`, 400, 401, 404, 409 without a membership or while a request is open, 415, 429.
 * Source: decisions.md "Registered name".
 */
export const request: Endpoint = {
  method: 'post',
  path: '/request',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', TEXTS.signIn)
    const input = nameChangeSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const attempt = await allowAttempt(req, 'name-change', req.user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const result = await requestNameChange(req, req.user.id, input.data)
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
}
