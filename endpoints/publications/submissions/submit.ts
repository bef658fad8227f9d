import type { Endpoint } from 'payload'
import { addSubmission } from '../../../domain/publications/submissions'
import { newSubmissionSchema } from '../../../domain/publications/submissions/submissions.schema'
import { UPLOAD_TEXTS } from '../../../domain/publications/uploads/uploadTexts.schema'
import { allowAttempt } from '../../../platform/rateLimits'
import { invalid, problem, readJson, tooManyAttempts } from '../../answers'
import { takeProblem } from '../uploads/uploadProblem'

/**
 * `POST /api/submissions/submit` `NewSubmission`: a member submits a paper, whose file is an upload that has
 * arrived. The same upload sent again is answered alike. Answers 201 `{ id }`, 400, 401, 404, 409, 415, 429.
 * Source: spec.md section 2, "Division pages"; decisions.md "Everything painted becomes real".
 */
export const submit: Endpoint = {
  method: 'post',
  path: '/submit',
  handler: async (req) => {
    const { user } = req
    if (!user) return problem(401, 'unauthenticated', UPLOAD_TEXTS.signIn.submission)
    const input = newSubmissionSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const attempt = await allowAttempt(req, 'submission', user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const added = await addSubmission(req, user.id, input.data)
    return 'refusal' in added ? takeProblem(added) : Response.json(added, { status: 201 })
  },
}
