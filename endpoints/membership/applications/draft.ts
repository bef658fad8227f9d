import type { Endpoint } from 'payload'
import { checkSteps, readDraft, readKnownValues, saveDraft } from '../../../domain/membership/applications'
import { draftStepSchema } from '../../../domain/membership/applications/drafts/draft.schema'
import { allowAttempt } from '../../../platform/rateLimits'
import { invalid, problem, readJson, tooManyAttempts } from '../../answers'

const SIGN_IN = 'Please sign in to submit a membership application'

/**
 * `GET /api/applications/draft`: what the signed-in person has saved of an application, and before that
 * what an earlier application and the profile say. Answers 200 `OwnDraft`, 401.
 */
export const draft: Endpoint = {
  method: 'get',
  path: '/draft',
  handler: async ({ payload, user }) => {
    if (!user) return problem(401, 'unauthenticated', SIGN_IN)
    const [saved, known] = await Promise.all([readDraft(payload, user.id), readKnownValues(payload, user.id)])
    return Response.json(
      { ...saved, values: { ...known, ...saved.values } },
      { headers: { 'Cache-Control': 'no-store' } },
    )
  },
}

/**
 * `POST /api/applications/draft` `DraftValues`: saves what is filled in so far; fields that are left out
 * stay. Whether they are right is asked when the application is sent, or with `goTo`, the step that follows:
 * then every field comes with it, and nothing is saved unless the steps before are right. Answers 200 `{}`,
 * 400 naming what is wrong, 401, 429.
 */
export const save: Endpoint = {
  method: 'post',
  path: '/draft',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', SIGN_IN)
    const input = draftStepSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const { goTo, ...values } = input.data
    const wrong = goTo && checkSteps(values, goTo)
    if (wrong) return invalid(wrong)
    const attempt = await allowAttempt(req, 'application-draft', req.user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    await saveDraft(req.payload, req.user.id, values)
    return Response.json({})
  },
}
