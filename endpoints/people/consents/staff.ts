import type { Endpoint, PayloadRequest } from 'payload'
import { chooseConsents, readConsents } from '../../../domain/people/consents'
import type { PersonMail } from '../../../domain/people/consents/personMail.schema'
import { staffConsentSchema } from '../../../domain/people/consents/consents.schema'
import { findEmail } from '../../../domain/accounts'
import { readMailAddress, resumeAddress } from '../../../domain/messaging/mailAddresses'
import { recordChange } from '../../../domain/audit'
import { isObjectId } from '../../../platform/isObjectId'
import { invalid, problem, readJson } from '../../answers'
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
export const person: Endpoint = {
  method: 'get',
  path: '/:id/person',
  handler: async (req) => {
    const account = await accountOf(req)
    return 'refusal' in account ? account.refusal : stateOf(req, account.id, account.email)
  },
}

/** `POST /api/consents/:id/set` `{ choices }`: staff note what a person said. Answers 200, 400, 401, 403, 404. */
export const set: Endpoint = {
  method: 'post',
  path: '/:id/set',
  handler: async (req) => {
    const account = await accountOf(req)
    if ('refusal' in account) return account.refusal
    const input = staffConsentSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    await chooseConsents(req, account.id, input.data.choices, 'staff')
    return stateOf(req, account.id, account.email)
  },
}

/** `POST /api/consents/:id/resume`: mails to a paused address go out again. Answers 200, 401, 403, 404. */
export const resume: Endpoint = {
  method: 'post',
  path: '/:id/resume',
  handler: async (req) => {
    const account = await accountOf(req)
    if ('refusal' in account) return account.refusal
    if (await resumeAddress(req.payload, account.email))
      await recordChange(req, {
        action: 'address.resumed',
        subject: { collection: 'mail-addresses', id: account.id },
        account: account.id,
      })
    return stateOf(req, account.id, account.email)
  },
}
