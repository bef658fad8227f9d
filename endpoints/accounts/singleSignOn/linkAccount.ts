import { linkAccount } from '../../../domain/accounts/singleSignOn'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn, withProof } from '../../guards'
import { linkCookie } from './cookies'

const NOTHING_TO_LINK = 'Your accounts could not be linked. Please sign in through the provider again.'

/**
 * `POST /api/users/sso/link`: links the account that was just signed in to with the person at the provider.
 * The owner is told by mail. Answers 200 `{ outcome: 'linked' }`, 401 without a session or a recent proof,
 * 410 when there is nothing to link (any more), or the account is another one.
 */
export const link = declareEndpoint({
  method: 'post',
  path: '/sso/link',
  access: withProof(signedIn()),
  handler: async (req, { user }) => {
    if (!(await linkAccount(req, user, linkCookie.read(req))))
      return problem(410, 'nothing_to_link', NOTHING_TO_LINK)
    return Response.json(
      { outcome: 'linked' },
      { headers: { 'Set-Cookie': linkCookie.write(req, undefined) } },
    )
  },
})
