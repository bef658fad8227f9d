import type { PayloadRequest } from 'payload'
import type { Profile } from '../../payload-types'
import { modelOf } from '../../server/services/database'
import type { FoundMember } from './schema'

/** Every character stands for itself. */
const literally = (text: string): RegExp => new RegExp(text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'i')

/**
 * Members whose name contains a text. Past the profiles' own access, which shows a person nobody else's profile: those
 * who agreed to be found by visitors, or all of them where the directory is open, which needs a verified account; and
 * of each the name, and the title unless it is hidden. The title is not searched: a hidden one would show in what is found.
 * Source: decisions.md "Screens"; spec.md section 7, "Palette members".
 */
export const findMembers = async ({ payload, user }: PayloadRequest, text: string, limit: number): Promise<FoundMember[]> => {
  const isDirectoryOpen = Boolean(user?.emailVerifiedAt)
  const profiles = await modelOf(payload, 'profiles')
    .find({ ...(!isDirectoryOpen && { isListedPublicly: true }), fullName: literally(text) }, { _id: 0, fullName: 1, professionalTitle: 1, hiddenFields: 1 })
    .sort({ fullName: 1 })
    .limit(limit)
    .lean<Pick<Profile, 'fullName' | 'professionalTitle' | 'hiddenFields'>[]>()
  return profiles.map(({ fullName, professionalTitle, hiddenFields }) => ({
    fullName,
    professionalTitle: hiddenFields?.includes('professionalTitle') ? null : (professionalTitle ?? null),
  }))
}
