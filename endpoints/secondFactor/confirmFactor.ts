import type { Endpoint } from 'payload'
import { recordSecurityEvent } from '../../domain/audit'
import { modelOf } from '../../platform/database'
import { notifyOwner } from '../../domain/accountNotices'
import { invalid, problem, readJson } from '../answers'
import { requireRecentAuth } from '../authentication/requireRecentAuth'
import { endOtherSessions, readSessionToken } from '../../domain/credentials'
import { checkFactorCode } from './checkFactorCode'
import { findFactor } from '../../domain/secondFactor/findFactor'
import { hashRecoveryCode, makeRecoveryCodes } from '../../domain/secondFactor/recoveryCodes'
import { type RecoveryCodes, confirmFactorSchema } from '../../domain/secondFactor/secondFactor.schema'

/**
 * `POST /api/users/factor/confirm` `{ code }`: switches two-step sign-in on, by a first code of the app. Other devices,
 * which came in without one, are signed out.
 * Answers 200 `{ recoveryCodes }`, shown this once; 400 for a malformed body; 401 without a session or a recent proof;
 * 403 for a wrong code; 409 when there is nothing to confirm.
 */
export const confirmFactor: Endpoint = {
  method: 'post',
  path: '/factor/confirm',
  handler: async (req) => {
    const refusal = await requireRecentAuth(req)
    if (refusal || !req.user) return refusal ?? problem(401, 'unauthenticated', 'Please sign in first.')
    const input = confirmFactorSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const { id: user } = req.user
    const nothing = problem(409, 'nothing_to_confirm', 'There is nothing to confirm. Please start again.')
    const factor = await findFactor(req.payload, user)
    if (!factor || factor.confirmedAt) return nothing
    const wrong = await checkFactorCode(req, user, factor, input.data.code)
    if (wrong) return wrong
    const recoveryCodes = makeRecoveryCodes()
    const { modifiedCount } = await modelOf(req.payload, 'second-factors').updateOne(
      { _id: factor.id, secret: factor.secret, confirmedAt: null },
      {
        $set: {
          confirmedAt: new Date(),
          recoveryCodes: recoveryCodes.map((code) => hashRecoveryCode(user, code)),
        },
      },
    )
    if (modifiedCount === 0) return nothing
    await endOtherSessions(req.payload, user, readSessionToken(req.headers))
    await notifyOwner(req.payload, user, 'factorAdded', `${factor.id}:${Date.now()}`)
    await recordSecurityEvent(req, { event: 'factor.turned-on' })
    return Response.json({ recoveryCodes } satisfies RecoveryCodes)
  },
}
