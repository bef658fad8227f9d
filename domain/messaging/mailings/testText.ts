import { TextMessageError, openTextMessages } from '../../../services/textMessages'
import type { StoredMailing } from './mailingsRepository'

export type TextTestProblem = 'no_phone' | 'not_set_up' | 'not_sent'

/** Sends a text message to the number on the profile of who asks for it. */
export const testText = async (
  { sms }: Pick<StoredMailing, 'sms'>,
  phone: string | null | undefined,
): Promise<{ to: string } | { problem: TextTestProblem }> => {
  const provider = openTextMessages()
  if (!provider) return { problem: 'not_set_up' }
  if (!phone) return { problem: 'no_phone' }
  try {
    const { status } = await provider.send({ to: phone, text: sms ?? '' })
    return status === 'sent' ? { to: phone } : { problem: 'not_sent' }
  } catch (error) {
    if (error instanceof TextMessageError) return { problem: 'not_sent' }
    throw error
  }
}
