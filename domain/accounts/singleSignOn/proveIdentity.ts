import type { PayloadRequest } from 'payload'
import { allowAttempt } from '../../../platform/rateLimits'
import {
  type SignedOnPerson,
  type SignOnChecks,
  type SignOnFault,
  beginSignOn,
  isOfProvider,
} from '../../../services/identityProvider'
import { type CodeRefusal, checkOwnCode } from '../secondFactor'
import { markAuthenticated, readSessionToken } from '../credentials'
import { askProvider, returnUrl } from './askProvider'
import { findIdentities, findLinkedUser } from './identitiesRepository'
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

/** How far the provider's clock may be off. */
const CLOCK_TOLERANCE_MS = 30_000

/**
 * Marks the session as freshly authenticated when the provider has just asked who is there, and it is the
 * session's owner. A provider that does not tell when it asked proves nothing: the person may still be signed
 * in there.
 * @returns whether it was proved
 */
export const confirmProof = async (
  req: PayloadRequest,
  person: SignedOnPerson,
  proof: ProofUnderWay,
): Promise<boolean> => {
  const token = readSessionToken(req.headers)
  const isFresh = (person.authenticatedAt?.getTime() ?? 0) >= proof.askedAt - CLOCK_TOLERANCE_MS
  const isOwner = req.user?.id === proof.user && (await findLinkedUser(req.payload, person)) === proof.user
  return isFresh && isOwner && token !== undefined && (await markAuthenticated(req.payload, token))
}
