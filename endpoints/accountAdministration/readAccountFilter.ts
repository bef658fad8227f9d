import type { PayloadRequest } from 'payload'
import { hasRight, isAdmin, isChapterLead } from '../../collections/access/roles'
import { invalid, problem } from '../answers'
import { type AccountFilter, accountListSchema } from '../../domain/accountAdministration/accounts.schema'

/**
 * The filter of a request for a list of accounts, narrowed to what the caller may see: everything for an
 * administrator; everybody, without roles and locks, for staff who read people; the own region for a chapter lead.
 * @returns the filter, or the refusal: 401 for a visitor, 403 for anyone else, 400 for an invalid filter
 */
export const readAccountFilter = ({
  query,
  user,
}: PayloadRequest): { filter: AccountFilter; isForAdmins: boolean } | { refusal: Response } => {
  if (!user) return { refusal: problem(401, 'unauthenticated', 'Please sign in') }
  const isForAdmins = isAdmin(user)
  const readsEverybody = hasRight(user, 'people')
  const region = isChapterLead(user) && !readsEverybody ? user.chapterRegion : undefined
  if (!readsEverybody && !region)
    return { refusal: problem(403, 'forbidden', 'You are not allowed to perform this action.') }
  const input = accountListSchema.safeParse(query)
  if (!input.success) return { refusal: invalid(input.error) }
  const filter = input.data
  if (isForAdmins) return { filter, isForAdmins }
  if (filter.role || filter.locked || (region && filter.region && filter.region !== region)) {
    return { refusal: problem(403, 'forbidden', 'You are not allowed to perform this action.') }
  }
  return { filter: region ? { ...filter, region } : filter, isForAdmins }
}
