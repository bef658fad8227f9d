import type { PayloadRequest } from 'payload'
import { SingleSignOnError } from '../../server/services/singleSignOn'
import { toSignInPage } from './toSignInPage'

/**
 * A step that asks the provider; where that fails, people are led back to the sign-in page and told in plain words.
 * @param from where they were going
 */
export const asksProvider = async ({ payload }: PayloadRequest, from: string | undefined, step: () => Promise<Response>): Promise<Response> => {
  try {
    return await step()
  } catch (error) {
    if (!(error instanceof SingleSignOnError)) throw error
    const { fault, details } = error
    if (fault === 'failed' || fault === 'unavailable') payload.logger.warn({ fault, details }, 'single sign-on failed')
    return toSignInPage({ problem: `sso_${fault}`, from })
  }
}
