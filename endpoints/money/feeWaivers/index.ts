import type { Endpoint } from 'payload'
import { hasAccount } from '../../../domain/accounts'
import { endWaiver, giveWaiver } from '../../../domain/membership/grades'
import { waiverEndSchema, waiverSchema } from '../../../domain/membership/grades/waiver.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { fieldProblem, invalid, problem, readJson } from '../../answers'
import { requireRecentAuth } from '../../accounts/authentication/requireRecentAuth'
import { refuseOwn, refuseOwnRecord } from '../../refuseOwn'
import { refuseWithout } from '../../refuseWithout'

/**
 * `POST /api/fee-waivers/give`: a discount on a person's fees, from the next invoice on. For staff who handle money,
 * with a recent proof. Body: `waiverSchema`. Answers 201 `{ id, user }`, 400 naming the fields that are wrong, 401,
 * 403. Source: issue 12, part 1.
 */
const give: Endpoint = {
  method: 'post',
  path: '/give',
  handler: async (req) => {
    const refused = refuseWithout('money', req) ?? (await requireRecentAuth(req))
    if (refused) return refused
    const input = waiverSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const own = refuseOwn(req, 'discount', input.data.user)
    if (own) return own
    if (!(await hasAccount(req.payload, input.data.user)))
      return fieldProblem(400, 'not_found', 'user', 'This account could not be found')
    return Response.json(await giveWaiver(req, input.data), { status: 201 })
  },
}

/**
 * `POST /api/fee-waivers/:id/end`: lets a waiver end with a day. The same staff. Body: `waiverEndSchema`. Answers 200
 * `{ user }`, 400 naming the field, 401, 403, 404.
 */
const end: Endpoint = {
  method: 'post',
  path: '/:id/end',
  handler: async (req) => {
    const refused =
      refuseWithout('money', req) ??
      (await requireRecentAuth(req)) ??
      (await refuseOwnRecord(req, 'fee-waivers'))
    if (refused) return refused
    const id = req.routeParams?.id
    const input = waiverEndSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const ended = isObjectId(id) ? await endWaiver(req, id, input.data.lastDay) : undefined
    if (!ended || ('problem' in ended && ended.problem === 'not_found'))
      return problem(404, 'not_found', 'This waiver could not be found')
    return 'problem' in ended
      ? fieldProblem(400, 'invalid', 'lastDay', 'The last day is before the first')
      : Response.json(ended)
  },
}

/** The endpoints of fee waivers, under `/api/fee-waivers`. */
export const feeWaiverEndpoints: Endpoint[] = [give, end]
