import type { Endpoint, PayloadRequest } from 'payload'
import type { RenewalStatus } from '../../domain/renewals/choices.schema'
import { isAdmin } from '../../collections/access/roles'
import { settleRenewal, termRules } from '../../domain/memberships'
import { modelOf } from '../../platform/database'
import { recordChange } from '../../domain/audit/recordChange'
import { invalid, problem, readJson } from '../answers'
import { isObjectId } from '../../platform/isObjectId'
import { type RenewalDecision, renewalDecisionSchema } from '../../domain/renewals/renewals.schema'

const CHANGED_MEANWHILE = 'This request has been decided or withdrawn in the meantime. Please check it again.'
const NO_MEMBERSHIP = 'This person has no membership that can be renewed.'
const LATER = 'The decision is saved. The new term and the email will follow automatically.'

const settle = async ({ payload }: PayloadRequest, id: string): Promise<string | undefined> => {
  try {
    await settleRenewal(payload, id)
    return undefined
  } catch (error) {
    payload.logger.error(
      { err: error, renewal: id },
      'a decision stands, but what follows from it failed; it is tried again',
    )
    return LATER
  }
}

/**
 * `POST /api/renewals/:id/decision` `{ status, note?, feedback? }`: an administrator confirms or declines a request. One
 * conditional update decides; the new term and the mail follow from it and are completed after a crash.
 * Answers 200 `{ status, warning? }`, also when it has that status already, 400, 401, 403, 404, 409 when it was decided
 * otherwise or there is nothing to renew. Source: issue 5, part 4; decisions.md "Membership status".
 */
export const decide: Endpoint = {
  method: 'post',
  path: '/:id/decision',
  handler: async (req) => {
    const { payload, user, routeParams } = req
    if (!user) return problem(401, 'unauthenticated', 'Please sign in')
    if (!isAdmin(user)) return problem(403, 'forbidden', 'Only administrators can decide renewals')
    const id = routeParams?.id
    const renewals = modelOf(payload, 'renewals')
    const found = isObjectId(id)
      ? await renewals
          .findOne({ _id: id }, { user: 1, status: 1 })
          .lean<{ user: unknown; status: RenewalStatus } | null>()
      : null
    if (!isObjectId(id) || !found) return problem(404, 'not_found', 'This request could not be found')
    const input = renewalDecisionSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const { status, note, feedback } = input.data
    const canRenew =
      status === 'declined' ||
      (await modelOf(payload, 'memberships').exists({
        user: found.user,
        withdrawnAt: null,
        expiresAt: { $ne: null },
      }))
    if (found.status === 'requested' && !canRenew) return problem(409, 'no_membership', NO_MEMBERSHIP)

    const { graceDays } = await termRules(payload)
    const { modifiedCount } = await renewals.updateOne(
      { _id: id, status: 'requested' },
      {
        $set: {
          status,
          decidedBy: user.id,
          decidedAt: new Date(),
          graceDays,
          needsSettling: true,
          ...(note && { note }),
          ...(feedback && { feedback }),
        },
      },
    )
    if (modifiedCount === 0) {
      // a double click, or a colleague of the same mind
      const isTheSame = await renewals.exists({ _id: id, status })
      if (!isTheSame) return problem(409, 'changed_meanwhile', CHANGED_MEANWHILE)
    } else {
      await recordChange(req, {
        action: status === 'done' ? 'renewal.confirmed' : 'renewal.declined',
        subject: { collection: 'renewals', id },
        account: String(found.user),
        before: { status: 'requested' },
        after: { status },
        reason: note,
      })
    }
    return Response.json({ status, warning: await settle(req, id) } satisfies RenewalDecision)
  },
}
