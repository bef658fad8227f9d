import type { Payload } from 'payload'
import { type PendingSignUp, issueToken } from '../credentials'
import { queueMail } from '../../messaging/mail'

const TEMPLATES = { confirm: 'confirmEmail', reset: 'resetPassword' } as const

/**
 * Mails an account's owner a link that confirms the email, or resets the password.
 * @param signUp what the link confirms in addition to the email
 */
export const mailAccountLink = async (
  payload: Payload,
  purpose: keyof typeof TEMPLATES,
  { id, email }: { id: string; email: string },
  signUp?: PendingSignUp,
): Promise<void> => {
  const token = await issueToken(payload, purpose, { id, email }, signUp)
  // each mail contains its own token, so none is a duplicate of another
  await queueMail(payload, {
    template: TEMPLATES[purpose],
    to: email,
    data: { token },
    dedupeKey: `${TEMPLATES[purpose]}:${id}:${Date.now()}`,
  })
}
