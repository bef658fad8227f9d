import type { PayloadRequest } from 'payload'
import type { Account } from '..'
import { recordChange } from '../../audit'
import { mailAccountLink } from '../authentication'

/** Mails the link that confirms an account's email again, and records it. */
export const resendConfirmation = async (
  req: PayloadRequest,
  { id, email, emailVerifiedAt, lockedAt }: Account,
): Promise<'confirmed' | 'locked' | undefined> => {
  if (emailVerifiedAt) return 'confirmed'
  if (lockedAt) return 'locked'
  await mailAccountLink(req.payload, 'confirm', { id, email })
  await recordChange(req, {
    action: 'account.confirmation-resent',
    subject: { collection: 'users', id },
    account: id,
  })
  return undefined
}
