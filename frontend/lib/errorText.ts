import { ApiError } from './ApiError'
import { messages } from './messages/messages'

/** What to tell a person about a failure: the server's message, or the text for this action when there is none. */
export const errorText = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.message !== messages.unexpected ? error.message : fallback
