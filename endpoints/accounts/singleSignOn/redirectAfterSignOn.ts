import type { PayloadRequest } from 'payload'
import { enterAccount } from '../../../domain/accounts/singleSignOn'
import type { SignedOnPerson } from '../../../services/identityProvider'
import { finishSignIn } from '../authentication/finishSignIn'
import { linkCookie } from './cookies'
import { redirectToSignInPage } from './redirectToSignInPage'

/**
 * Signs a person in whom the provider has identified, or asks for the code of the second factor first: the provider
 * stands for the password alone.
 * @param from where to go afterwards
 */
export const redirectAfterSignOn = async (
  req: PayloadRequest,
  person: SignedOnPerson,
  from: string | undefined,
): Promise<Response> => {
  const entry = await enterAccount(req.payload, person)
  if ('problem' in entry) return redirectToSignInPage({ problem: entry.problem, from })
  if ('pendingLink' in entry)
    return redirectToSignInPage({ link: 'true', from }, { cookie: linkCookie.write(req, entry.pendingLink) })
  const answer = await finishSignIn(req, entry.account)
  const cookie = answer.headers.get('Set-Cookie')
  if (cookie) return redirectToSignInPage({ from }, { cookie })
  const { challenge } = (await answer.json()) as { challenge: string }
  return redirectToSignInPage({ from }, { hash: `factor=${challenge}` })
}
