import type { Payload } from 'payload'
import { type SignOnFault, SingleSignOnError } from '../../../services/identityProvider'

/** Where the provider sends people back to; it is registered there. */
export const returnUrl = ({ config }: Payload): string => `${config.serverURL}/api/users/sso/callback`

/** Asks the provider; a failure is logged, and returned as a fault that people are told in plain words. */
export const askProvider = async <Answer>(
  { logger }: Payload,
  ask: () => Promise<Answer>,
): Promise<{ answer: Answer } | { problem: `sso_${SignOnFault}` }> => {
  try {
    return { answer: await ask() }
  } catch (error) {
    if (!(error instanceof SingleSignOnError)) throw error
    const { fault, details } = error
    if (fault === 'failed' || fault === 'unavailable')
      logger.warn({ fault, details }, 'single sign-on failed')
    return { problem: `sso_${fault}` }
  }
}
