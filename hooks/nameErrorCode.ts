import { APIError, type AfterErrorHook } from 'payload'
import { toFields } from '../platform/toFields'

/** A thrown error's code stands where the endpoints' own errors have it, so that pages and panel read one form. */
export const nameErrorCode: AfterErrorHook = ({ error }) => {
  const data = error instanceof APIError ? toFields(error.data) : {}
  if (typeof data.code !== 'string') return undefined
  const named = { message: error.message, code: data.code, data }
  return { response: { errors: [named] } }
}
