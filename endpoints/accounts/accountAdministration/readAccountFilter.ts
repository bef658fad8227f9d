import type { PayloadRequest } from 'payload'
import { isAdmin } from '../../../collections/access/roles'
import { narrowPeople } from '../../../domain/groups'
import { forbidden, invalid, problem } from '../../answers'
import {
  type NarrowedFilter,
  accountListSchema,
} from '../../../domain/accounts/accountAdministration/accounts.schema'

/**
 * The filter of a request for a list of accounts, narrowed to what the caller may see: everything for an
 * administrator; everybody, without roles and locks, for staff who read people; the own region for who has a role
 * for it; for a role for a group without a region who is in it, or in a group under it.
 * @returns the filter, or the refusal: 401 for a visitor, 403 for anyone else, 400 for an invalid filter
 */
export const readAccountFilter = async ({
  payload,
  query,
  user,
}: PayloadRequest): Promise<{ filter: NarrowedFilter; isForAdmins: boolean } | { refusal: Response }> => {
  if (!user) return { refusal: problem(401, 'unauthenticated', 'Please sign in') }
  const isForAdmins = isAdmin(user)
  const narrowing = await narrowPeople(payload, user)
  if (!narrowing) return { refusal: forbidden() }
  const input = accountListSchema.safeParse(query)
  if (!input.success) return { refusal: invalid(input.error) }
  const filter = input.data
  if (isForAdmins) return { filter, isForAdmins }
  const { region } = narrowing
  if (filter.role || filter.locked || (region && filter.region && filter.region !== region))
    return { refusal: forbidden() }
  return { filter: { ...filter, ...narrowing }, isForAdmins }
}
