import type { Endpoint } from 'payload'
import { recordSecurityEvent } from '../../domain/audit'
import { modelOf } from '../../platform/database'
import { recordChange } from '../../domain/audit/recordChange'
import { invalid, problem, readJson } from '../answers'
import {
  NO_PASSWORD,
  hasPassword,
  hashPassword,
  endOtherAccess,
  renewOwnSession,
} from '../../domain/credentials'
import { requireRecentAuth } from '../authentication/requireRecentAuth'
import { firstPasswordSchema } from '../../domain/accountSecurity/accountSecurity.schema'
import { sessionHeaders } from '../authentication/sessionHeaders'
import { notifyOwner } from '../../domain/accountNotices'

/**
 * `POST /api/users/password/first` `{ newPassword }`: gives a password to the own account that has none, because its owner
 * signs in through the provider. What else is open ends as with a change of password; the owner is told by mail.
 * Answers 200, 400 with the broken rule of a weak password, 401 without a session or a recent proof, 409 when there is one.
 * Source: spec.md section 5; docs/decisions, "Single sign-on links an account by its password".
 */
export const chooseFirstPassword: Endpoint = {
  method: 'post',
  path: '/password/first',
  handler: async (req) => {
    const refusal = await requireRecentAuth(req)
    if (refusal || !req.user) return refusal ?? problem(401, 'unauthenticated', 'Please sign in first.')
    const input = firstPasswordSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const {
      payload,
      user: { id: user },
    } = req
    const chosenBefore = (): Response =>
      problem(
        409,
        'has_password',
        'Your account already has a password. Please reload the page to change it.',
      )
    if (await hasPassword(payload, user)) return chosenBefore() // before the hashing, which is dear
    const passwordHash = await hashPassword(input.data.newPassword)
    // of two at once, and of this and a link that was mailed, one wins
    const { matchedCount } = await modelOf(payload, 'credentials').updateOne(
      { user, passwordHash: NO_PASSWORD },
      { $set: { passwordHash, updatedAt: new Date() } },
    )
    if (matchedCount === 0) return chosenBefore()
    await endOtherAccess(req, user)
    await notifyOwner(payload, user, 'passwordChosen', user)
    await recordChange(req, {
      action: 'account.password-chosen',
      subject: { collection: 'users', id: user },
      account: user,
    })
    await recordSecurityEvent(req, { event: 'password.chosen' })
    return Response.json({ outcome: 'chosen' }, { headers: sessionHeaders(req, await renewOwnSession(req)) })
  },
}
