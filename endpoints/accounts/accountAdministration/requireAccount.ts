import type { PayloadRequest } from 'payload'
import { hasRight, isAdmin } from '../../../collections/access/roles'
import { type Account, findAccount, findRemainingAccount } from '../../../domain/accounts'
import { isObjectId } from '../../../platform/isObjectId'
import { forbidden, problem } from '../../answers'
import type { SignedInUser } from '../../guards'
import { requireRecentAuth } from '../authentication/requireRecentAuth'

type Required = { account: Account; user: SignedInUser } | { refusal: Response }

/**
 * The account that a request of staff is about.
 * @param isAllowed who may ask
 * @param find how it is found
 * @returns the account, or the refusal: 401 for a visitor, 403 for everybody who may not, 404 for an unknown account,
 * 409 for one that was merged into another
 */
const findAccountFor = async (
  { payload, routeParams, user }: PayloadRequest,
  isAllowed: (actor: PayloadRequest['user']) => boolean,
  find = findAccount,
): Promise<Required> => {
  if (!user) return { refusal: problem(401, 'unauthenticated', 'Please sign in') }
  if (!isAllowed(user)) return { refusal: forbidden() }
  const id = routeParams?.id
  const account = isObjectId(id) ? await find(payload, id) : undefined
  if (account?.mergedInto)
    return {
      refusal: problem(409, 'merged', 'This person was merged with another one. Open the one who remained.'),
    }
  return account
    ? { account, user }
    : { refusal: problem(404, 'not_found', 'This account could not be found') }
}

/** The account that staff read who may read people; of one that was merged, the one that remained. */
export const requireAccountToRead = (req: PayloadRequest): Promise<Required> =>
  findAccountFor(req, (user) => hasRight(user, 'people'), findRemainingAccount)

/** The account whose details staff correct who decide about memberships. */
export const requireAccountToCorrect = (req: PayloadRequest): Promise<Required> =>
  findAccountFor(req, (user) => hasRight(user, 'memberships'))

/** The account that an administrator acts on. */
export const requireAccount = (req: PayloadRequest): Promise<Required> => findAccountFor(req, isAdmin)

/** The same for a sensitive change: also refuses with 401 without a proof of identity within the last ten minutes. */
export const requireAccountToChange = async (req: PayloadRequest): Promise<Required> => {
  const required = await requireAccount(req)
  if ('refusal' in required) return required
  const refusal = await requireRecentAuth(req)
  return refusal ? { refusal } : required
}
