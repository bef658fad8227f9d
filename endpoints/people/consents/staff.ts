import type { PayloadRequest } from 'payload'
import { findEmail } from '../../../domain/accounts'
import { recordChange } from '../../../domain/audit'
import { readMailAddress, resumeAddress } from '../../../domain/messaging/mailAddresses'
import { chooseConsents, readConsents } from '../../../domain/people/consents'
import { staffConsentSchema } from '../../../domain/people/consents/consents.schema'
import type { PersonMail } from '../../../domain/people/consents/personMail.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { mailAnswer } from '../../accounts/accountSchemas'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { NO_PERSON, PERSON_ID, reads } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { refuseWithout } from '../../refuseWithout'

/** The account that a request is about, for staff who read people; or the refusal. */
const accountOf = async (
  req: PayloadRequest,
): Promise<{ id: string; email: string } | { refusal: Response }> => {
  const refusal = refuseWithout('people', req)
  if (refusal) return { refusal }
  const id = req.routeParams?.id
  const email = isObjectId(id) ? await findEmail(req.payload, id) : undefined
  return isObjectId(id) && email !== undefined
    ? { id, email }
    : { refusal: problem(404, 'not_found', 'This account could not be found') }
}

const stateOf = async ({ payload }: PayloadRequest, id: string, email: string): Promise<Response> =>
  Response.json(
    {
      states: await readConsents(payload, id),
      address: await readMailAddress(payload, email),
    } satisfies PersonMail,
    { headers: { 'Cache-Control': 'no-store' } },
  )

/**
 * `GET /api/consents/:id/person`: what a person chose to receive, and whether mails to the address arrive. Answers 200
 * `PersonMail`, 401, 403, 404.
 */
export const person = declareEndpoint({
  method: 'get',
  path: '/:id/person',
  operation: {
    tag: 'Staff: people',
    summary: 'What a person chose to receive, and whether mails to the address arrive',
    parameters: PERSON_ID,
    answers: { ...reads(mailAnswer, 'The choices'), ...NO_PERSON },
  },
  access: admittedBy(accountOf),
  handler: (req, { id, email }) => stateOf(req, id, email),
})

/** `POST /api/consents/:id/set` `{ choices }`: staff note what a person said. Answers 200, 400, 401, 403, 404. */
export const set = declareEndpoint({
  method: 'post',
  path: '/:id/set',
  operation: {
    tag: 'Staff: people',
    summary: 'Note what a person chose to receive',
    parameters: PERSON_ID,
    answers: { ...reads(mailAnswer, 'Noted'), ...NO_PERSON },
  },
  access: admittedBy(accountOf),
  body: staffConsentSchema,
  handler: async (req, { id, email, body }) => {
    await chooseConsents(req, id, body.choices, 'staff')
    return stateOf(req, id, email)
  },
})

/** `POST /api/consents/:id/resume`: mails to a paused address go out again. Answers 200, 401, 403, 404. */
export const resume = declareEndpoint({
  method: 'post',
  path: '/:id/resume',
  operation: {
    tag: 'Staff: people',
    summary: 'Send mails to a paused address again',
    parameters: PERSON_ID,
    answers: { ...reads(mailAnswer, 'Resumed'), ...NO_PERSON },
  },
  access: admittedBy(accountOf),
  handler: async (req, { id, email }) => {
    if (await resumeAddress(req.payload, email))
      await recordChange(req, {
        action: 'address.resumed',
        subject: { collection: 'mail-addresses', id },
        account: id,
      })
    return stateOf(req, id, email)
  },
})
