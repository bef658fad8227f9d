import type { ProofUnderWay } from '../../../domain/accounts/singleSignOn/underWay.schema'
import { toSitePath } from '../../../platform/sitePath.schema'

/** Redirects to the page that asked for a proof, which tells the result: the codes of `noticeMessages`. */
export const redirectAfterProof = ({ from }: ProofUnderWay, isProved: boolean): Response =>
  new Response(null, {
    status: 303,
    headers: {
      Location: `${toSitePath(from) ?? '/profile/security'}?notice=${isProved ? 'proved' : 'not-proved'}`,
      'Cache-Control': 'private, no-store',
    },
  })
