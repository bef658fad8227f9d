import { controlMailing, startMailing, testMailing } from '../../../domain/messaging/mailings'
import { controlMailingSchema, sendMailingSchema } from '../../../domain/messaging/mailings/mailing.schema'
import { allowAttempt } from '../../../platform/rateLimits'
import { tooManyAttempts } from '../../answers'
import { outcomeAnswer } from '../../answerSchemas'
import { declareEndpoint } from '../../declareEndpoint'
import { MEANWHILE, reads, TOO_MANY, WITH_PROOF } from '../../describedAnswers'
import { admittedBy, withProof } from '../../guards'
import { mailingIdOf, mailingProblem, writerOf } from './mailingAnswers'
import { MAILING_ID, NO_MAILING } from './mailingOperationSchemas'
import { startedAnswer, testedAnswer } from './mailingSchemas'

/** `POST /api/mailings/:id/test`: sends it to who asks. Answers 200 `{ to }`, 401, 403, 404, 409, 429, 502. */
export const test = declareEndpoint({
  method: 'post',
  path: '/:id/test',
  operation: {
    tag: 'Staff: mailings',
    summary: 'Send a mailing to oneself',
    parameters: MAILING_ID,
    answers: {
      ...reads(testedAnswer, 'Sent'),
      ...NO_MAILING,
      409: 'Text messages are not set up, or the profile has no phone number',
      ...TOO_MANY,
      502: 'The provider of text messages did not take it',
    },
  },
  access: admittedBy(writerOf),
  handler: async (req, { user }) => {
    const attempt = await allowAttempt(req, 'mailing-test', user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const result = await testMailing(req.payload, user, mailingIdOf(req))
    return 'problem' in result ? mailingProblem(result.problem) : Response.json(result)
  },
})

/**
 * `POST /api/mailings/:id/send` `{ updatedAt, sendAt? }`: sends it now, or at a time in Juba. Of several who send it at
 * once, one does. Answers 200 `{ status }`, 400, 401 also without a recent proof, 403, 404, 409.
 */
export const send = declareEndpoint({
  method: 'post',
  path: '/:id/send',
  operation: {
    tag: 'Staff: mailings',
    summary: 'Send a mailing now, or at a time in Juba',
    parameters: MAILING_ID,
    answers: { ...reads(startedAnswer, 'Started'), ...WITH_PROOF, ...NO_MAILING, ...MEANWHILE },
  },
  access: withProof(admittedBy(writerOf)),
  body: sendMailingSchema,
  handler: async (req, { user, body }) => {
    const result = await startMailing(req, user, mailingIdOf(req), body)
    return 'problem' in result ? mailingProblem(result.problem) : Response.json(result)
  },
})

/**
 * `POST /api/mailings/:id/control` `{ act }`: `pause`, `continue`, `cancel` (what is not sent yet), `withdraw` (a
 * scheduled one becomes a draft), `discard` (a draft). Answers 200, 400, 401, 403, 404, 409.
 */
export const control = declareEndpoint({
  method: 'post',
  path: '/:id/control',
  operation: {
    tag: 'Staff: mailings',
    summary: 'Pause, continue or cancel a mailing, withdraw a scheduled one, or discard a draft',
    parameters: MAILING_ID,
    answers: { ...reads(outcomeAnswer('done'), 'Done'), ...NO_MAILING, ...MEANWHILE },
  },
  access: admittedBy(writerOf),
  body: controlMailingSchema,
  handler: async (req, { user, body }) => {
    const result = await controlMailing(req, user, mailingIdOf(req), body.act)
    return 'problem' in result ? mailingProblem(result.problem) : Response.json(result)
  },
})
