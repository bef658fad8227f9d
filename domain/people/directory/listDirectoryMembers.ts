import type { Payload } from 'payload'
import { type DirectoryPage, type DirectoryQuery, MEMBERS_PER_PAGE } from './directory.schema'
import { findDivisionId, findShownProfiles } from './directoryRepository'
import { COUNTED, searchMembers } from './searchPeople'
import { toDirectoryMember } from './toDirectoryMember'

/** Matches nobody. */
const NO_DIVISION = 'none'

const toDivision = async (payload: Payload, slug: string | undefined): Promise<string | undefined> =>
  slug ? ((await findDivisionId(payload, slug)) ?? NO_DIVISION) : undefined

/**
 * A page of the members that a query finds. Skips the access control of profiles: the directory shows ten
 * fields of every member. The caller checks the permission.
 */
export const listDirectoryMembers = async (
  payload: Payload,
  { division: slug, page, membership, ...filter }: DirectoryQuery,
): Promise<DirectoryPage> => {
  const { ids, total, hasMore } = await searchMembers(payload, {
    ...filter,
    division: await toDivision(payload, slug),
    isExpired: membership === 'expired',
    skip: (page - 1) * MEMBERS_PER_PAGE,
    limit: MEMBERS_PER_PAGE,
  })
  const profiles = await findShownProfiles(payload, ids)
  const byId = new Map(profiles.map((profile) => [profile._id.toHexString(), profile]))
  return {
    members: ids.flatMap((id) => {
      const profile = byId.get(id)
      return profile ? [toDirectoryMember(profile)] : []
    }),
    total,
    isCounted: total < COUNTED,
    page,
    pages: Math.max(Math.ceil(total / MEMBERS_PER_PAGE), hasMore ? page + 1 : 0),
  }
}
