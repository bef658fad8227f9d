import type { PayloadRequest } from 'payload'
import { problem, signInFirst } from '../../answers'
import { isRecentlyAuthenticated, readSessionToken } from '../../../domain/accounts/credentials'

/** The client answers this code with the password dialog. */
export const REAUTHENTICATION_REQUIRED = 'reauthentication_required'
export const REAUTHENTICATION_TEXT = 'Please confirm your identity.'

/**
 * Guards a sensitive change: the person must be signed in and have proved their identity within the last ten
 * minutes, by sign-in or through `POST /api/users/reauthenticate`.
 * @example
 * const refusal = await requireRecentAuth(req)
 * if (refusal) return refusal
 * @returns undefined when the change may continue; otherwise the refusal: 401 `unauthenticated` or
 * 401 `reauthentication_required`
 */
export const requireRecentAuth = async (req: PayloadRequest): Promise<Response | undefined> => {
  const token = readSessionToken(req.headers)
  if (!req.user || !token) return signInFirst()
  if (await isRecentlyAuthenticated(req.payload, token)) return undefined
  return problem(401, REAUTHENTICATION_REQUIRED, REAUTHENTICATION_TEXT)
}
