import type { PayloadRequest } from 'payload'
import { isDuplicateKey } from '../../../platform/database'
import { allowAttempt } from '../../../platform/rateLimits'
import { findAccountByEmail } from '..'
import { notifyOwner } from '../accountNotices'
import { recordSecurityEvent } from '../../audit'
import {
  type PasswordRefusal,
  type TooManyAttempts,
  checkCurrentPassword,
  tooManyAttempts,
} from '../authentication'
import { makeToken, saveEmailChange } from '../credentials'
import { queueMail } from '../../messaging/mail'
import type { ChangeEmail } from './accountSecurity.schema'
import { applyEmailChanges } from './applyEmailChange'

const TTL_MS = 24 * 60 * 60_000

interface Owner {
  id: string
  email: string
}

/**
 * Mails a link to the new address of an account; until it is confirmed the present one stays in use, and is
 * notified. The owner of an address that has an account is told by mail instead; the result is the same.
 * @param notice what the present address is told: who asked for the change
 */
export const mailEmailChange = async (
  req: PayloadRequest,
  { id: user, email }: Owner,
  newEmail: string,
  notice: 'emailChangeRequested' | 'emailChangeByStaff',
): Promise<TooManyAttempts | { problem: 'same_email' } | undefined> => {
  const { payload } = req
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
  await notifyOwner(payload, user, notice, tokenHash)
  await recordSecurityEvent(req, { event: 'email.change-requested', account: user })
  return undefined
}

/** Starts a change of address for the owner of an account, who enters the password again. */
export const requestEmailChange = async (
  req: PayloadRequest,
  owner: Owner,
  { newEmail, password }: ChangeEmail,
): Promise<PasswordRefusal | { problem: 'same_email' } | undefined> =>
  (await checkCurrentPassword(req, owner.id, password)) ??
  (await mailEmailChange(req, owner, newEmail, 'emailChangeRequested'))
