import { addSubmission } from '../../../domain/publications/submissions'
import { newSubmissionSchema } from '../../../domain/publications/submissions/submissions.schema'
import { UPLOAD_TEXTS } from '../../../domain/publications/uploads/uploadTexts.schema'
import { allowAttempt } from '../../../platform/rateLimits'
import { fieldProblem, tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'
import { takeProblem } from '../uploads/uploadProblem'

const CALL_CLOSED = 'Papers for this event can no longer be submitted'

/**
 * `POST /api/submissions/submit` `NewSubmission`: a member submits a paper, whose file is an upload that has
 * arrived. The same upload sent again is answered alike. Answers 201 `{ id }`, 400, 401, 404, 409, 415, 429.
 * Source: spec.md section 2, "Division pages"; decisions.md "Everything painted becomes real".
 */
export const submit = declareEndpoint({
  method: 'post',
  path: '/submit',
  access: signedIn(UPLOAD_TEXTS.signIn.submission),
  body: newSubmissionSchema,
  handler: async (req, { user, body }) => {
    const attempt = await allowAttempt(req, 'submission', user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const added = await addSubmission(req, user.id, body)
    if (!('refusal' in added)) return Response.json(added, { status: 201 })
    return added.refusal === 'call_closed'
      ? fieldProblem(409, 'call_closed', 'event', CALL_CLOSED)
      : takeProblem(added)
  },
})
