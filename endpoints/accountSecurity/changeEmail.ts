import type { Endpoint } from 'payload'
import { recordSecurityEvent } from '../../domain/audit'
import { isDuplicateKey, modelOf } from '../../platform/database'
import { queueMail } from '../../domain/mail'
import { allowAttempt } from '../../platform/rateLimits'
import { fieldProblem, invalid, problem, readJson, tooManyAttempts } from '../answers'
import { checkCurrentPassword } from '../authentication/checkCurrentPassword'
import { makeToken } from '../../domain/credentials'
import { changeEmailSchema } from '../../domain/accountSecurity/accountSecurity.schema'
import { applyEmailChanges } from '../../domain/accountSecurity/applyEmailChange'
import { notifyOwner } from '../../domain/accountNotices'

const TTL_MS = 24 * 60 * 60_000

/**
 * `POST /api/users/email` `{ newEmail, password }`: asks for another address. It is mailed a link; until that is confirmed
 * the present one stays in use, and is told. A later request takes the place of an earlier one.
 * Answers 200 alike whether or not the address has an account (its owner is told by mail instead), 400 naming the fields
 * that are wrong, 401 without a session, 403 for a wrong password, 429 after five requests in an hour.
 * Source: decisions.md "Sessions and accounts".
 */
export const changeEmail: Endpoint = {
  method: 'post',
  path: '/email',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', 'Please sign in first.')
    const input = changeEmailSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const { id: user, email } = req.user
    const { newEmail, password } = input.data
    const refusal = await checkCurrentPassword(req, user, password)
    if (refusal) return refusal
    if (newEmail === email) return fieldProblem(400, 'invalid', 'newEmail', 'This is already your address')
    const attempt = await allowAttempt(req, 'email-change', user, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const { token, tokenHash } = makeToken()
    const wish = { newEmail, tokenHash, expiresAt: new Date(Date.now() + TTL_MS) }
    // One that was confirmed does not match: what is left to do of it must not be forgotten.
    const save = (): Promise<unknown> =>
      modelOf(req.payload, 'email-changes').updateOne(
        { user, confirmedAt: null },
        { $set: wish },
        { upsert: true },
      )
    await save().catch(async (error: unknown) => {
      // Two first requests at once meet at the unique index, as one does with a confirmed change.
      if (!isDuplicateKey(error)) throw error
      await applyEmailChanges(req.payload, user)
      await save()
    })
    const dedupeKey = `new-email:${tokenHash}`
    if (await modelOf(req.payload, 'users').exists({ email: newEmail }))
      await queueMail(req.payload, { template: 'newEmailTaken', to: newEmail, data: {}, dedupeKey })
    else
      await queueMail(req.payload, { template: 'confirmNewEmail', to: newEmail, data: { token }, dedupeKey })
    await notifyOwner(req.payload, user, 'emailChangeRequested', tokenHash)
    await recordSecurityEvent(req, { event: 'email.change-requested' })
    return Response.json({ message: 'Please follow the link that was sent to the new address.' })
  },
}
