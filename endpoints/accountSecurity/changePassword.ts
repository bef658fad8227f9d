import type { Endpoint } from 'payload'
import { recordSecurityEvent } from '../../domain/audit'
import { modelOf } from '../../platform/database'
import { invalid, problem, readJson } from '../answers'
import { checkCurrentPassword } from '../authentication/checkCurrentPassword'
import { hashPassword, endOtherAccess, renewOwnSession } from '../../domain/credentials'
import { changePasswordSchema } from '../../domain/accountSecurity/accountSecurity.schema'
import { sessionHeaders } from '../authentication/sessionHeaders'
import { notifyOwner } from '../../domain/accountNotices'

/**
 * `POST /api/users/password` `{ currentPassword, newPassword }`: changes the own password. Every other device is signed
 * out; sign-ins that wait for a code, links to a new password and a change of address that waits for its confirmation are
 * taken back.
 * This device keeps its session, under another token. Answers 200, 400 naming the fields that are wrong, 401 without a session, 403 for a wrong current password, 409 when it
 * was changed elsewhere at the same time, 429 after too many wrong ones.
 * Source: decisions.md "Sessions and accounts", spec.md section 5.
 */
export const changePassword: Endpoint = {
  method: 'post',
  path: '/password',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', 'Please sign in first.')
    const input = changePasswordSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const { id: user } = req.user
    const { currentPassword, newPassword } = input.data
    const credentials = modelOf(req.payload, 'credentials')
    const before = await credentials.findOne({ user }).lean<{ passwordHash: string }>()
    const refusal = await checkCurrentPassword(req, user, currentPassword, 'currentPassword')
    if (refusal) return refusal
    const passwordHash = await hashPassword(newPassword)
    // Of two changes at once, and of a change and a reset, one wins.
    const { matchedCount } = await credentials.updateOne(
      { user, passwordHash: before?.passwordHash },
      { $set: { passwordHash, updatedAt: new Date() } },
    )
    if (matchedCount === 0)
      return problem(
        409,
        'changed_meanwhile',
        'Your password was changed at the same time. Please sign in again.',
      )
    await endOtherAccess(req, user)
    await notifyOwner(req.payload, user, 'passwordChanged', `${user}:${Date.now()}`)
    await recordSecurityEvent(req, { event: 'password.changed' })
    return Response.json(
      { message: 'Your password was changed.' },
      { headers: sessionHeaders(req, await renewOwnSession(req)) },
    )
  },
}
