import { africasTalking } from './africasTalking'
import type { TextMessageProvider } from './textMessages.types'

export { TextMessageError } from './textMessages.types'

/** The provider of text messages; undefined while none is set up. */
export const openTextMessages = (): TextMessageProvider | undefined =>
  [africasTalking].find((provider) => provider.isConfigured())
