import { APIError, type AfterErrorHook } from 'payload'

/** A thrown error's code stands where the endpoints' own errors have it, so that pages and panel read one form. */
export const nameErrorCode: AfterErrorHook = ({ error }) => {
  const code: unknown =
    error instanceof APIError ? (error.data as { code?: unknown } | null)?.code : undefined
  if (typeof code !== 'string') return undefined
  return {
    response: {
      errors: [{ message: error.message, code, data: (error as APIError).data } as { message: string }],
    },
  }
}
