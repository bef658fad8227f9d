import type { Endpoint } from 'payload'
import { recordSecurityEvent } from '../../domain/audit'
import { modelOf } from '../../platform/database'
import { forgetAttempts } from '../../platform/rateLimits'
import { invalid, problem, readJson } from '../answers'
import { notifyOwner } from '../../domain/accountNotices'
import { requires } from '../requirements'
import {
  deleteTokens,
  spendToken,
  endChallenges,
  hashPassword,
  sessionCookie,
} from '../../domain/credentials'
import { claimAddress } from '../../domain/authentication/claimAddress'
import { LINK_SPENT } from './confirmAddress'
import { setPasswordSchema } from '../../domain/authentication/authentication.schema'

/**
 * `POST /api/users/set-password` `{ token, password }`: a new password by the link of a mail, that of a confirmation too.
 * All sessions of the account end, on this device too; other links that were mailed are worth nothing any more; the
 * address counts as confirmed, since the mail reached it. A second factor stays and is asked for at the next sign-in,
 * unless nobody ever proved the address before: then it may be a stranger's, and goes. A lock stays.
 * Answers 200, 400 with the broken rule of a weak password (the token is kept then), 400 `link_spent`.
 */
export const setPassword: Endpoint = {
  method: 'post',
  path: '/set-password',
  custom: requires({ isOpenToVisitors: true }),
  handler: async (req) => {
    const input = setPasswordSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const { token, password } = input.data
    const { payload } = req
    // spent before the hashing, which is dear: a guess costs one read
    const spent = (await spendToken(payload, 'reset', token)) ?? (await spendToken(payload, 'confirm', token))
    // a link that went to an address that the account no longer has is nobody's key
    if (!spent || !(await modelOf(payload, 'users').exists({ _id: spent.userId, email: spent.email })))
      return problem(400, 'link_spent', LINK_SPENT)
    const { userId: user, email } = spent
    const passwordHash = await hashPassword(password)
    await modelOf(payload, 'credentials').updateOne(
      { user },
      { $set: { passwordHash, updatedAt: new Date() } },
      { upsert: true },
    )
    // after the password: whoever signs in with the old one from here on is refused
    await Promise.all([
      modelOf(payload, 'sessions').deleteMany({ user }),
      deleteTokens(payload, user),
      endChallenges(payload, user),
      forgetAttempts({ payload }, 'factor-code', user), // made with the old password
      modelOf(payload, 'email-changes').deleteMany({ user, confirmedAt: null }),
    ])
    await claimAddress(payload, user, email)
    await notifyOwner(payload, user, 'passwordChanged', `${user}:${Date.now()}`)
    await recordSecurityEvent(req, { event: 'password.reset', account: user })
    return Response.json(
      { outcome: 'changed' },
      { headers: { 'Set-Cookie': sessionCookie(null, req.protocol === 'https:') } },
    )
  },
}
