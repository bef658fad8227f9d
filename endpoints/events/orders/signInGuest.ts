import type { PayloadRequest } from 'payload'
import { type GuestAccount, startSignIn } from '../../../domain/accounts/authentication'
import { sessionHeaders } from '../../accounts/authentication/sessionHeaders'

/**
 * Signs a guest in to the account that was made for the link, on this device. Never to an older account, which may have
 * roles and a second factor, and never in place of somebody who is signed in.
 */
export const signInGuest = async (
  req: PayloadRequest,
  { user, isNew }: GuestAccount,
): Promise<{ isSignedIn: boolean; headers?: HeadersInit }> => {
  if (req.user || !isNew) return { isSignedIn: req.user?.id === user }
  const outcome = await startSignIn(req, user)
  return 'session' in outcome
    ? { isSignedIn: true, headers: sessionHeaders(req, outcome.session) }
    : { isSignedIn: false }
}
