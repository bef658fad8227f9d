import type { Endpoint, PayloadRequest } from 'payload'
import { renewalSchema } from '../../domain/renewals/renewalForm.schema'
import { settleRenewal } from '../../domain/memberships'
import { isDuplicateKey, modelOf } from '../../platform/database'
import { allowAttempt } from '../../platform/rateLimits'
import { invalid, problem, readJson, tooManyAttempts } from '../answers'
import { ownMembership } from '../../domain/memberships/ownMembership'
import { SIGN_IN_FIRST, isRenewable } from './mine'

const NOT_RENEWABLE = 'You have no membership that can be renewed. Please contact us.'
const OPEN_ALREADY = 'You have already requested a renewal. We will contact you soon.'

/** The mails to member and staff. */
const settle = async ({ payload }: PayloadRequest, id: string): Promise<void> => {
  try {
    await settleRenewal(payload, id)
  } catch (error) {
    payload.logger.error(
      { err: error, renewal: id },
      'a request to renew has arrived, but the mails about it failed; they are tried again',
    )
  }
}

/**
 * `POST /api/renewals/request` `{ years }`: asks for the own membership to be renewed; staff confirm it. A unique index
 * lets each account have one open request. Answers 201 `{ id }`, 400, 401, 409 while one is open or without a
 * membership that ends, 429. Source: spec.md section 2, "/membership/renewal"; issue 5, part 4.
 */
export const request: Endpoint = {
  method: 'post',
  path: '/request',
  handler: async (req) => {
    const { payload, user } = req
    if (!user) return problem(401, 'unauthenticated', SIGN_IN_FIRST)
    const input = renewalSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const attempt = await allowAttempt(req, 'renewal', user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    if (!isRenewable(await ownMembership(req, user))) return problem(409, 'not_renewable', NOT_RENEWABLE)
    try {
      const { _id } = await modelOf(payload, 'renewals').create({
        user: user.id,
        years: input.data.years,
        status: 'requested',
        needsSettling: true,
      })
      await settle(req, String(_id))
      return Response.json({ id: String(_id) }, { status: 201 })
    } catch (error) {
      if (isDuplicateKey(error)) return problem(409, 'open_already', OPEN_ALREADY)
      throw error
    }
  },
}
