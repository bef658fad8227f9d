import type { PayloadRequest } from 'payload'
import { isDuplicateKey } from '../../platform/database'
import { allowAttempt } from '../../platform/rateLimits'
import { findAccountByEmail } from '../accounts'
import { notifyOwner } from '../accountNotices'
import { recordSecurityEvent } from '../audit'
import { type PasswordRefusal, checkCurrentPassword, tooManyAttempts } from '../authentication'
import { makeToken, saveEmailChange } from '../credentials'
import { queueMail } from '../mail'
import type { ChangeEmail } from './accountSecurity.schema'
import { applyEmailChanges } from './applyEmailChange'

const TTL_MS = 24 * 60 * 60_000

/**
 * Mails a link to the new address of an account; until it is confirmed the present one stays in use, and is
 * notified. The owner of an address that has an account is told by mail instead; the result is the same.
 */
export const requestEmailChange = async (
  req: PayloadRequest,
  { id: user, email }: { id: string; email: string },
  { newEmail, password }: ChangeEmail,
): Promise<PasswordRefusal | { problem: 'same_email' } | undefined> => {
  const { payload } = req
  const refusal = await checkCurrentPassword(req, user, password)
  if (refusal) return refusal
  if (newEmail === email) return { problem: 'same_email' }
  const attempt = await allowAttempt(req, 'email-change', user, '')
  if (!attempt.isAllowed) return tooManyAttempts(attempt)
  const { token, tokenHash } = makeToken()
  const change = { newEmail, tokenHash, expiresAt: new Date(Date.now() + TTL_MS) }
  await saveEmailChange(payload, user, change).catch(async (error: unknown) => {
    // two simultaneous first requests conflict at the unique index, as a request and a confirmed change do
    if (!isDuplicateKey(error)) throw error
    await applyEmailChanges(payload, user)
    await saveEmailChange(payload, user, change)
  })
  const dedupeKey = `new-email:${tokenHash}`
  if (await findAccountByEmail(payload, newEmail))
    await queueMail(payload, { template: 'newEmailTaken', to: newEmail, data: {}, dedupeKey })
  else await queueMail(payload, { template: 'confirmNewEmail', to: newEmail, data: { token }, dedupeKey })
  await notifyOwner(payload, user, 'emailChangeRequested', tokenHash)
  await recordSecurityEvent(req, { event: 'email.change-requested' })
  return undefined
}
