import type { Payload } from 'payload'
import type { DirectoryMember } from './directory.schema'
import { findShownProfiles } from './directoryRepository'
import { readMemberIndex } from './readMemberIndex'
import { toDirectoryMember } from './toDirectoryMember'

/**
 * One member as the directory shows them; undefined for a person who is not in it. Skips the access control
 * of profiles: the directory shows ten fields of every member. The caller decides who may see it.
 * @param id of the profile
 * @param options.isExpiredShown whether members are found whose membership has expired
 */
export const findDirectoryMember = async (
  payload: Payload,
  id: string,
  options: { isExpiredShown: boolean },
): Promise<DirectoryMember | undefined> => {
  if (!(await readMemberIndex(payload)).has(id, options)) return undefined
  const [profile] = await findShownProfiles(payload, [id])
  return profile && toDirectoryMember(profile)
}
