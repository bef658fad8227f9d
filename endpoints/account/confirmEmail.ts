import type { Endpoint } from 'payload'
import { isDuplicateKey, modelOf } from '../../server/services/database'
import { queueMail } from '../../server/services/mail'
import { invalid, problem, readJson } from '../answers'
import { dropTokens } from '../auth/accountTokens'
import { hashToken } from '../auth/tokens'
import { confirmEmailSchema } from './schema'

/**
 * `POST /api/users/email/confirm` `{ token }`: uses the new address from now on, as the person who opened its mailbox
 * asks. Nobody needs to be signed in for it: the mail may be read on another device.
 * Answers 200 `{ email }`, 400 for a malformed body, 409 when the address has got an account meanwhile, 410 when the link
 * was used, has expired or was taken back.
 */
export const confirmEmail: Endpoint = {
  method: 'post',
  path: '/email/confirm',
  handler: async (req) => {
    const input = confirmEmailSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const tokenHash = hashToken(input.data.token)
    const wish = await modelOf(req.payload, 'email-changes')
      .findOneAndDelete({ tokenHash, expiresAt: { $gt: new Date() } })
      .lean<{ user: unknown; newEmail: string }>()
    if (!wish) return problem(410, 'link_ended', 'This link does not work any more. It works once and for 24 hours.')
    const user = String(wish.user)
    const now = new Date()
    let before: { email: string } | null
    try {
      before = await modelOf(req.payload, 'users')
        .findOneAndUpdate({ _id: user }, { $set: { email: wish.newEmail, emailVerifiedAt: now, updatedAt: now } })
        .lean<{ email: string }>()
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
      return problem(409, 'email_unavailable', 'This address has an account of its own meanwhile. Please choose another one.')
    }
    await dropTokens(req.payload, user) // links that were mailed to the old address
    await modelOf(req.payload, 'profiles').updateOne({ user }, { $set: { email: wish.newEmail } })
    if (before) {
      await queueMail(req.payload, { template: 'accountChanged', to: before.email, data: { change: 'emailChanged', at: now.toISOString() }, dedupeKey: `account:emailChanged:${tokenHash}` })
    }
    return Response.json({ email: wish.newEmail })
  },
}
