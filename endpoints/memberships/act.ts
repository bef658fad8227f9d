import type { Endpoint, PayloadRequest } from 'payload'
import { recordMembershipEvent, settleMembershipEvent } from '../../domain/memberships'
import type { MembershipActionDone } from '../../domain/memberships/events.schema'
import { membershipEventSchema } from '../../domain/memberships/memberships.schema'
import { modelOf } from '../../platform/database'
import { fieldProblem, invalid, problem, readJson } from '../answers'
import { requireRecentAuth } from '../authentication/requireRecentAuth'
import { isObjectId } from '../../platform/isObjectId'
import { refuseUnlessAdmin } from '../refuseUnlessAdmin'

const LATER = 'It is recorded. What follows from it will be done shortly.'

const settle = async ({ payload }: PayloadRequest, id: string): Promise<string | undefined> => {
  try {
    await settleMembershipEvent(payload, id)
    return undefined
  } catch (error) {
    payload.logger.error(
      { err: error, event: id },
      'an event of a membership is recorded, but what follows from it failed; it is tried again',
    )
    return LATER
  }
}

/**
 * `POST /api/memberships/:user/events`: adds a membership, changes its grade, suspends or reinstates it, or records a
 * resignation or death, with date and reason. Administrators with a recent proof only. Membership, role and mail follow,
 * and are completed after a crash. Body: `membershipEventSchema`.
 * Answers 201 `MembershipActionDone`, 400 naming the fields that are wrong, 401 without a session or a recent proof, 403,
 * 404 for an unknown account, 409 when it is not possible as the membership stands or a colleague was faster.
 */
export const act: Endpoint = {
  method: 'post',
  path: '/:user/events',
  handler: async (req) => {
    const refusal = refuseUnlessAdmin(req) ?? (await requireRecentAuth(req))
    if (refusal) return refusal
    const user = req.routeParams?.user
    if (!isObjectId(user) || !(await modelOf(req.payload, 'users').exists({ _id: user })))
      return problem(404, 'not_found', 'This account could not be found')
    const input = membershipEventSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const done = await recordMembershipEvent(req, user, input.data)
    if ('refusal' in done) {
      const { code, message, field } = done.refusal
      return field ? fieldProblem(400, code, field, message) : problem(409, code, message)
    }
    return Response.json(
      { kind: input.data.kind, warning: await settle(req, done.id) } satisfies MembershipActionDone,
      { status: 201 },
    )
  },
}
