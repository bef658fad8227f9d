import type { Payload } from 'payload'
import { queueMail } from '../mail'
import { type PendingSignUp, type TokenPurpose, issueToken } from '../credentials'

const TEMPLATES = { confirm: 'confirmEmail', reset: 'resetPassword' } as const

/**
 * Mails an account's owner a link that confirms the address, or leads to a new password.
 * @param signUp what the link confirms beside the address
 */
export const mailAccountLink = async (
  payload: Payload,
  purpose: TokenPurpose,
  user: { id: string; email: string },
  signUp?: PendingSignUp,
): Promise<void> => {
  const token = await issueToken(payload, purpose, user, signUp)
  // each mail holds a token of its own, so each is a mail of its own
  await queueMail(payload, {
    template: TEMPLATES[purpose],
    to: user.email,
    data: { token },
    dedupeKey: `${TEMPLATES[purpose]}:${user.id}:${Date.now()}`,
  })
}
