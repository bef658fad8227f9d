import type { Payload } from 'payload'
import type { DirectoryMember } from './directory.schema'
import { findRemainingProfile } from '../profiles'
import { findShownProfiles } from './directoryRepository'
import { findShown } from './searchPeople'
import { toDirectoryMember } from './toDirectoryMember'

/**
 * One member as the directory shows them; undefined for a person who is not in it. Skips the access control
 * of profiles: the directory shows ten fields of every member. The caller checks the permission.
 * @param id of the profile, or of one that was merged into it
 * @param options.isExpiredShown whether members are found whose membership has expired
 */
export const findDirectoryMember = async (
  payload: Payload,
  id: string,
  options: { isExpiredShown: boolean },
): Promise<DirectoryMember | undefined> => {
  const isShown = async (profile: string): Promise<boolean> =>
    (await findShown(payload, [profile], options)).has(profile)
  const remaining = (await isShown(id)) ? id : await findRemainingProfile(payload, id)
  if (!remaining || (remaining !== id && !(await isShown(remaining)))) return undefined
  const [profile] = await findShownProfiles(payload, [remaining])
  return profile && toDirectoryMember(profile)
}

/** Members as the directory shows them, by the ids of their profiles; people who are not in it are left out. */
export const findDirectoryMembers = async (
  payload: Payload,
  ids: readonly string[],
): Promise<Map<string, DirectoryMember>> => {
  const profiles = await findShownProfiles(payload, [...(await findShown(payload, ids))])
  return new Map(profiles.map((profile) => [profile._id.toHexString(), toDirectoryMember(profile)]))
}
