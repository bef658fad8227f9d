import type { Endpoint } from 'payload'
import { recordSecurityEvent } from '../../domain/audit'
import { moveMembersVersion } from '../../domain/contentVersions'
import { modelOf } from '../../platform/database'
import { allowAttempt } from '../../platform/rateLimits'
import { fieldProblem, invalid, problem, readJson, tooManyAttempts } from '../answers'
import { requires } from '../requirements'
import { findToken, spendToken, isPasswordCorrect } from '../../domain/credentials'
import { claimAddress } from '../../domain/authentication/claimAddress'
import { finishSignIn } from './finishSignIn'
import { confirmSchema } from '../../domain/authentication/authentication.schema'
import { sendWelcome } from '../../domain/accountNotices'

export const LINK_SPENT = 'This link has been used already or has expired. Please ask for a new one.'
const OTHER_PASSWORD =
  'This is not the password that this account was created with. If you do not know it, choose a new one.'

/**
 * `POST /api/users/confirm` `{ token, password }`: confirms the address that a mail went to, and signs in. The password is
 * that of the sign-up which the mail belongs to: who only reads the mail did not sign up, and must not give their address
 * to an account that somebody else made. It becomes the account's password; whatever came from an earlier sign-up ends.
 * Only a person's own press of the button sends this; opening the link does not.
 * Answers 200 with what `POST /api/users/login` answers, 200 `{ outcome: 'confirmed' }` for an account that is locked, 400
 * `link_spent` for a token that is worth nothing (any more), 403 `wrong_password` (the link stays good), 429 after ten
 * wrong ones in 15 minutes.
 */
export const confirm: Endpoint = {
  method: 'post',
  path: '/confirm',
  custom: requires({ isOpenToVisitors: true }),
  handler: async (req) => {
    const input = confirmSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const { payload } = req
    const { token, password } = input.data
    const found = await findToken(payload, 'confirm', token)
    if (!found) return problem(400, 'link_spent', LINK_SPENT)
    const { userId: user, email } = found
    const attempt = await allowAttempt(req, 'current-password', `confirm ${user}`)
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const credentials = modelOf(payload, 'credentials')
    // a link from before sign-ups were bound to theirs, or sent again after the first one expired
    const passwordHash =
      found.passwordHash ??
      (await credentials.findOne({ user }, { passwordHash: 1 }).lean<{ passwordHash: string }>())
        ?.passwordHash
    if (!passwordHash || !(await isPasswordCorrect(password, passwordHash))) {
      await recordSecurityEvent(req, { event: 'sign-in.failed', account: user, detail: 'confirmation' })
      return fieldProblem(403, 'wrong_password', 'password', OTHER_PASSWORD)
    }
    await attempt.forget()
    // only the address that the mail went to: the account may have another by now
    const account = await modelOf(payload, 'users')
      .findOne({ _id: user, email }, { lockedAt: 1 })
      .lean<{ lockedAt?: Date | null }>()
    if (!account || !(await spendToken(payload, 'confirm', token)))
      return problem(400, 'link_spent', LINK_SPENT)
    // before what else there is goes: whoever signs in with an earlier password from here on is refused
    await credentials.updateOne({ user }, { $set: { passwordHash, updatedAt: new Date() } }, { upsert: true })
    const isFirst = await claimAddress(payload, user, email)
    const profiles = modelOf(payload, 'profiles')
    if (isFirst && found.fullName) {
      await profiles.updateOne({ user }, { $set: { fullName: found.fullName } })
      await moveMembersVersion(payload)
    }
    const profile = await profiles.findOne({ user }, { fullName: 1 }).lean<{ fullName?: string }>()
    await sendWelcome(payload, { id: user, email }, profile?.fullName)
    return account.lockedAt ? Response.json({ outcome: 'confirmed' }) : finishSignIn(req, { id: user })
  },
}
