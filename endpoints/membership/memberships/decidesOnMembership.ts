import type { PayloadRequest } from 'payload'
import { hasAccount } from '../../../domain/accounts'
import { isObjectId } from '../../../platform/isObjectId'
import { requireRecentAuth } from '../../accounts/authentication/requireRecentAuth'
import { problem } from '../../answers'
import { admittedBy, PROVED } from '../../guards'
import { refuseOwn } from '../../refuseOwn'
import { refuseWithout } from '../../refuseWithout'

/** The person whom the path names, for staff who decide on memberships, with a recent proof; never for oneself. */
export const decidesOnMembership = admittedBy(
  async (req: PayloadRequest): Promise<{ person: string } | { refusal: Response }> => {
    const person = req.routeParams?.user
    const refusal =
      refuseWithout('memberships', req) ??
      (await requireRecentAuth(req)) ??
      refuseOwn(req, 'membership', person)
    if (refusal) return { refusal }
    return isObjectId(person) && (await hasAccount(req.payload, person))
      ? { person }
      : { refusal: problem(404, 'not_found', 'This account could not be found') }
  },
  PROVED,
)
