import type { PayloadRequest } from 'payload'
import { isAdmin, isChapterLead } from '../../collections/access/roles'
import { invalid, problem } from '../answers'
import { type AccountFilter, accountListSchema } from '../../domain/accountAdministration/accounts.schema'

/**
 * The filter of a request for a list of accounts, narrowed to what the caller may see: everything for an
 * administrator, their region for a chapter lead, without roles and locks.
 * @returns the filter, or the refusal: 401 for a visitor, 403 for anyone else, 400 for an invalid filter
 */
export const readAccountFilter = ({
  query,
  user,
}: PayloadRequest): { filter: AccountFilter; isForAdmins: boolean } | { refusal: Response } => {
  if (!user) return { refusal: problem(401, 'unauthenticated', 'Please sign in') }
  const isForAdmins = isAdmin(user)
  const region = isChapterLead(user) ? user.chapterRegion : undefined
  if (!isForAdmins && !region)
    return { refusal: problem(403, 'forbidden', 'You are not allowed to perform this action.') }
  const input = accountListSchema.safeParse(query)
  if (!input.success) return { refusal: invalid(input.error) }
  const filter = input.data
  if (isForAdmins || !region) return { filter, isForAdmins }
  if (filter.role || filter.locked || (filter.region && filter.region !== region)) {
    return { refusal: problem(403, 'forbidden', 'You are not allowed to perform this action.') }
  }
  return { filter: { ...filter, region }, isForAdmins }
}
