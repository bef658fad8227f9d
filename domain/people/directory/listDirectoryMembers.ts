import type { Payload } from 'payload'
import { type DirectoryPage, type DirectoryQuery, MEMBERS_PER_PAGE } from './directory.schema'
import { findDivisionId, findShownProfiles } from './directoryRepository'
import { readMemberIndex } from './readMemberIndex'
import { toDirectoryMember } from './toDirectoryMember'

/** Matches nobody. */
const NO_DIVISION = 'none'

const toDivision = async (payload: Payload, slug: string | undefined): Promise<string | undefined> =>
  slug ? ((await findDivisionId(payload, slug)) ?? NO_DIVISION) : undefined

/**
 * A page of the members that a query finds. Skips the access control of profiles: the directory shows ten
 * fields of every member. The caller decides who may see it.
 */
export const listDirectoryMembers = async (
  payload: Payload,
  { division: slug, page, membership, ...filter }: DirectoryQuery,
): Promise<DirectoryPage> => {
  const [index, division] = await Promise.all([readMemberIndex(payload), toDivision(payload, slug)])
  const { ids, total } = index.find({
    ...filter,
    division,
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
    page,
    pages: Math.ceil(total / MEMBERS_PER_PAGE),
  }
}
