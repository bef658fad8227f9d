import type { PayloadRequest } from 'payload'
import { type SignOnFault, SingleSignOnError } from '../../services/identityProvider'

/**
 * A step that asks the provider; where that fails, people are told in plain words.
 * @param tell the answer that tells them
 */
export const asksProvider = async (
  { payload }: PayloadRequest,
  tell: (problem: `sso_${SignOnFault}`) => Response,
  step: () => Promise<Response>,
): Promise<Response> => {
  try {
    return await step()
  } catch (error) {
    if (!(error instanceof SingleSignOnError)) throw error
    const { fault, details } = error
    if (fault === 'failed' || fault === 'unavailable')
      payload.logger.warn({ fault, details }, 'single sign-on failed')
    return tell(`sso_${fault}`)
  }
}
