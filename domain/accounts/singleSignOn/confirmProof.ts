import type { PayloadRequest } from 'payload'
import type { SignedOnPerson } from '../../../services/identityProvider'
import { markAuthenticated, readSessionToken } from '../credentials'
import { findLinkedUser } from './identitiesRepository'
import type { ProofUnderWay } from './underWay.schema'

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
