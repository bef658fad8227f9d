import type { Payload } from 'payload'
import { modelOf } from '../../platform/database'
import { unseal } from '../../domain/messaging/mail/sealedData'

/** The tokens mailed to an address with a template, the latest last. */
export const mailedTokens = async (
  payload: Payload,
  to: string,
  template: 'confirmEmail' | 'resetPassword',
): Promise<string[]> => {
  const mails = await modelOf(payload, 'outbox')
    .find({ to, template })
    .sort({ _id: 1 })
    .lean<{ data: unknown }[]>()
  return mails.map(({ data }) => (unseal(payload, data) as { token: string }).token)
}

/** Sets the staff setting for email confirmation. */
export const setEmailConfirmation = async (
  payload: Payload,
  emailConfirmation: 'automatic' | 'required' | 'off',
): Promise<void> => {
  await payload.updateGlobal({ slug: 'staff-settings', data: { emailConfirmation }, overrideAccess: true }) // the test sets it up
}
