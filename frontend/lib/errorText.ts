import { ApiError } from './ApiError'

/** What to tell a person about a failure: the server's message, or the text for this action when there is none. */
export const errorText = (error: unknown, fallback: string): string => (error instanceof ApiError ? error.message : fallback)
