import type { PayloadRequest } from 'payload'
import { canSeeDirectory, readMemberIndex } from '../directory'
import type { FoundMember } from './search.schema'
import type { Profile } from '../../payload-types'
import { modelOf } from '../../platform/database'

/**
 * Members whose name holds the words of a text. Past the profiles' own access, which shows a person nobody else's profile: those
 * who agreed to be found by visitors, or all of them for whom the directory is open to; and
 * of each the name, and the title unless it is hidden. The title is not searched: a hidden one would show in what is found.
 * Source: decisions.md "Screens"; spec.md section 7, "Palette members".
 */
export const findMembers = async (
  { payload, user }: Pick<PayloadRequest, 'payload' | 'user'>,
  text: string,
  limit: number,
): Promise<FoundMember[]> => {
  const isListedOnly = !(await canSeeDirectory({ payload, user }))
  const ids = (await readMemberIndex(payload)).findByName(text, { isListedOnly, limit })
  if (ids.length === 0) return []
  const profiles = await modelOf(payload, 'profiles')
    .find(
      { _id: { $in: ids }, leavingAt: null, ...(isListedOnly && { isListedPublicly: true }) },
      { fullName: 1, professionalTitle: 1, hiddenFields: 1 },
    )
    .lean<(Pick<Profile, 'fullName' | 'professionalTitle' | 'hiddenFields'> & { _id: unknown })[]>()
  const byId = new Map(profiles.map((profile) => [String(profile._id), profile]))
  return ids.flatMap((id) => {
    const profile = byId.get(id)
    if (!profile) return []
    const { fullName, professionalTitle, hiddenFields } = profile
    return [
      {
        id: isListedOnly ? null : id,
        fullName,
        professionalTitle: hiddenFields?.includes('professionalTitle') ? null : (professionalTitle ?? null),
      },
    ]
  })
}
