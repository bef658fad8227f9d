import { toSitePath } from '../../../platform/sitePath.schema'

/** Why the sign-in page is shown again: the codes of `authMessages.problems`. */
export type SignOnProblem =
  | 'sso_off'
  | 'sso_unavailable'
  | 'sso_denied'
  | 'sso_failed'
  | 'sso_expired'
  | 'sso_unverified'
  | 'sso_closed'
  | 'too_many_attempts'

export interface SignInPageOptions {
  problem?: SignOnProblem
  /** The account with the same address is to be linked by its password. */
  link?: 'true'
  /** Where to go from there. */
  from?: string
}

/**
 * Redirects to the sign-in page, which redirects a signed-in person further.
 * @param options.cookie a `Set-Cookie` value to send along
 * @param options.hash what no server is told
 */
export const redirectToSignInPage = (
  { problem, link, from }: SignInPageOptions,
  { cookie, hash }: { cookie?: string; hash?: string } = {},
): Response => {
  const pairs = Object.entries({ problem, link, from: toSitePath(from) }).filter(
    (pair): pair is [string, string] => Boolean(pair[1]),
  )
  const query = pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : ''
  const headers = new Headers({
    Location: `/auth${query}${hash ? `#${hash}` : ''}`,
    'Cache-Control': 'private, no-store',
  })
  if (cookie) headers.set('Set-Cookie', cookie)
  return new Response(null, { status: 303, headers })
}
