import type { Endpoint, PayloadRequest } from 'payload'
import type { z } from 'zod'
import { hasAccount } from '../../../domain/accounts'
import { type RemovalRefusal, giveMoreTime, removeMember } from '../../../domain/membership/removals'
import {
  type RemovalDecided,
  moreTimeSchema,
  removalSchema,
} from '../../../domain/membership/removals/removals.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { fieldProblem, invalid, problem, readJson } from '../../answers'
import { requireRecentAuth } from '../../accounts/authentication/requireRecentAuth'
import { refuseOwn } from '../../refuseOwn'
import { refuseWithout } from '../../refuseWithout'

type Decide<Input> = (
  req: PayloadRequest,
  user: string,
  input: Input,
) => Promise<RemovalDecided | { refusal: RemovalRefusal }>

const decideWith =
  <Schema extends z.ZodType>(schema: Schema, decide: Decide<z.output<Schema>>): Endpoint['handler'] =>
  async (req) => {
    const user = req.routeParams?.user
    const refused =
      refuseWithout('memberships', req) ??
      (await requireRecentAuth(req)) ??
      refuseOwn(req, 'membership', user)
    if (refused) return refused
    if (!isObjectId(user) || !(await hasAccount(req.payload, user)))
      return problem(404, 'not_found', 'This account could not be found')
    const input = schema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const done = await decide(req, user, input.data)
    if (!('refusal' in done)) return Response.json(done, { status: 201 })
    const { code, message, field } = done.refusal
    return field ? fieldProblem(400, code, field, message) : problem(409, code, message)
  }

/**
 * `POST /api/memberships/:user/removal`: removes a member whose grace period is over. For staff who decide on
 * memberships, with a recent proof. Body: `removalSchema`. Answers 201 `RemovalDecided`, 400 naming the fields that
 * are wrong, 401, 403, 404 for an unknown account, 409 while the grace period goes on, a payment is checked, the
 * last notice was not really sent, or when a colleague was faster.
 */
export const remove: Endpoint = {
  method: 'post',
  path: '/:user/removal',
  handler: decideWith(removalSchema, removeMember),
}

/**
 * `POST /api/memberships/:user/more-time`: lets the grace period of an expired membership end later. Body:
 * `moreTimeSchema`. Who may, and the answers, are those of a removal; 400 for a day that is not later.
 */
export const moreTime: Endpoint = {
  method: 'post',
  path: '/:user/more-time',
  handler: decideWith(moreTimeSchema, giveMoreTime),
}
