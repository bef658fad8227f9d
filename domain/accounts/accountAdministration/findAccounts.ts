import type { AbstractCursor } from 'mongodb'
import type { Payload } from 'payload'
import { searchPeople } from '../../people/directory'
import type { FoundRows, Range } from '../../../platform/pageOfRows'
import { sortById } from '../../../platform/sortById'
import {
  type ListedProfile,
  countProfiles,
  estimateProfiles,
  readProfiles,
  readProfilesWithRole,
} from './accountListRepository'
import type { AccountRow, NarrowedFilter } from './accounts.schema'
import { type AccountCondition, buildAccountCondition, findOnlyRole } from './buildAccountCondition'
import { toAccountRows } from './toAccountRows'

/** Up to this many roles are looked up one by one; above, a list of all accounts with the role is faster. */
const MAX_ROLE_LOOKUPS = 1_000

/** The number of people completed to rows at once. */
const BATCH = 500

/**
 * Accounts with their membership status, in the order of the filter. Of fifty thousand people only those of
 * the page are looked up in other collections. Without access control: the caller checks access and narrows
 * the filter.
 * @param options.isForAdmins whether roles and locks are included
 */
export const findAccounts = async (
  payload: Payload,
  filter: NarrowedFilter,
  { isForAdmins, now = new Date() }: { isForAdmins: boolean; now?: Date },
): Promise<FoundRows<AccountRow>> => {
  const sort = sortById(filter.sort)
  const onlyRole = await findOnlyRole(payload, filter)
  const everybody = onlyRole && (await estimateProfiles(payload))
  let built: Promise<AccountCondition> | undefined
  const condition = (): Promise<AccountCondition> => (built ??= buildAccountCondition(payload, filter, now))

  const search = async (range?: Range): Promise<AbstractCursor<ListedProfile>> => {
    const isRoleCommon =
      onlyRole &&
      everybody &&
      range &&
      (range.skip + range.limit) * everybody <= MAX_ROLE_LOOKUPS * onlyRole.total
    return isRoleCommon
      ? readProfilesWithRole(payload, onlyRole.role, { sort, range })
      : readProfiles(payload, (await condition()).condition, { sort, range, batchSize: BATCH })
  }

  const count = async (): Promise<number> => {
    if (onlyRole) return onlyRole.total
    const { condition: all, total } = await condition()
    return total ?? (Object.keys(all).length === 0 ? estimateProfiles(payload) : countProfiles(payload, all))
  }

  async function* rows(range?: Range): AsyncGenerator<AccountRow> {
    let people: ListedProfile[] = []
    for await (const profile of await search(range)) {
      people.push(profile)
      if (people.length < BATCH) continue
      yield* await toAccountRows(payload, people, { isForAdmins, now })
      people = []
    }
    yield* await toAccountRows(payload, people, { isForAdmins, now })
  }

  return { count, rows }
}

/** The accounts of people whose name or address contains a text: at most `limit`. The caller checks access. */
export const findAccountIdsByName = async (
  payload: Payload,
  text: string,
  limit: number,
): Promise<string[]> => (await searchPeople(payload, text, limit)).users.map(String)
