import { checkSteps, readDraft, readKnownValues, saveDraft } from '../../../domain/membership/applications'
import { draftStepSchema } from '../../../domain/membership/applications/drafts/draft.schema'
import { allowAttempt } from '../../../platform/rateLimits'
import { invalid, tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'

const SIGN_IN = 'Please sign in to submit a membership application'

/**
 * `GET /api/applications/draft`: what the signed-in person has saved of an application, and before that
 * what an earlier application and the profile say. Answers 200 `OwnDraft`, 401.
 */
export const draft = declareEndpoint({
  method: 'get',
  path: '/draft',
  access: signedIn(SIGN_IN),
  handler: async ({ payload }, { user }) => {
    const [saved, known] = await Promise.all([readDraft(payload, user.id), readKnownValues(payload, user.id)])
    return Response.json(
      { ...saved, values: { ...known, ...saved.values } },
      { headers: { 'Cache-Control': 'no-store' } },
    )
  },
})

/**
 * `POST /api/applications/draft` `DraftValues`: saves what is filled in so far; fields that are left out
 * stay. Whether they are right is asked when the application is sent, or with `goTo`, the step that follows:
 * then every field comes with it, and nothing is saved unless the steps before are right. Answers 200 `{}`,
 * 400 naming what is wrong, 401, 429.
 */
export const save = declareEndpoint({
  method: 'post',
  path: '/draft',
  access: signedIn(SIGN_IN),
  body: draftStepSchema,
  handler: async (req, { body, user }) => {
    const { goTo, ...values } = body
    const wrong = goTo && checkSteps(values, goTo)
    if (wrong) return invalid(wrong)
    const attempt = await allowAttempt(req, 'application-draft', user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    await saveDraft(req.payload, user.id, values)
    return Response.json({})
  },
})
