import type { PayloadRequest } from 'payload'
import { toSitePath } from '../../platform/sitePath.schema'
import type { SignedOnPerson } from '../../services/identityProvider'
import { markAuthenticated, readSessionToken } from '../../domain/credentials'
import type { ProofUnderWay } from './cookies'
import { findLinkedUser } from '../../domain/singleSignOn/identities'

/** How far the provider's clock may be off. */
const CLOCK_TOLERANCE_MS = 30_000

/** Leads back to the page that asked, which tells what came of it: the codes of `noticeMessages`. */
export const toPageThatAsked = ({ from }: ProofUnderWay, notice: 'proved' | 'not-proved'): Response =>
  new Response(null, {
    status: 303,
    headers: {
      Location: `${toSitePath(from) ?? '/profile/security'}?notice=${notice}`,
      'Cache-Control': 'private, no-store',
    },
  })

/**
 * Lets the session count as freshly authenticated when the provider has just asked who is there, and it is its owner. A
 * provider that does not tell when it asked proves nothing: whoever has the browser may be signed in there still.
 */
export const finishProof = async (
  req: PayloadRequest,
  person: SignedOnPerson,
  proof: ProofUnderWay,
): Promise<Response> => {
  const token = readSessionToken(req.headers)
  const isFresh = (person.authenticatedAt?.getTime() ?? 0) >= proof.askedAt - CLOCK_TOLERANCE_MS
  const isOwner = req.user?.id === proof.user && (await findLinkedUser(req.payload, person)) === proof.user
  const isProved = isFresh && isOwner && token !== undefined && (await markAuthenticated(req.payload, token))
  return toPageThatAsked(proof, isProved ? 'proved' : 'not-proved')
}
