import type { PayloadRequest } from 'payload'
import { allowAttempt } from '../../../platform/rateLimits'
import {
  type SignOnChecks,
  type SignOnFault,
  beginSignOn,
  isOfProvider,
} from '../../../services/identityProvider'
import { type CodeRefusal, checkOwnCode } from '../secondFactor'
import { askProvider } from './askProvider'
import { findIdentities } from './identitiesRepository'
import { returnUrl } from './returnUrl'
import type { Proof } from './singleSignOn.schema'
import type { ProofUnderWay } from './underWay.schema'

interface BegunProof {
  /** Where to go: the provider asks who is there. */
  url: URL
  underWay: SignOnChecks & { proof: ProofUnderWay }
}

/** Begins a proof of who the signed-in person is, at the provider; the code of two-step sign-in is checked first. */
export const beginProof = async (
  req: PayloadRequest,
  user: string,
  { code, from }: Proof,
): Promise<BegunProof | CodeRefusal | { problem: 'not_linked' | `sso_${SignOnFault}` }> => {
  const attempt = await allowAttempt(req, 'sign-on-address')
  if (!attempt.isAllowed)
    return { problem: 'too_many_attempts', retryAfterSeconds: attempt.retryAfterSeconds }
  const identities = await findIdentities(req.payload, user)
  if (!identities.some(({ issuer }) => isOfProvider(issuer))) return { problem: 'not_linked' }
  const refusal = await checkOwnCode(req, user, code)
  if (refusal) return refusal
  const askedAt = Date.now()
  const begun = await askProvider(req.payload, () => beginSignOn(returnUrl(req.payload), { mustProve: true }))
  if ('problem' in begun) return begun
  const { url, checks } = begun.answer
  return { url, underWay: { ...checks, proof: { user, from, askedAt } } }
}
