import type { PayloadRequest } from 'payload'
import { canSeeDirectory, searchMemberNames } from '../../people/directory'
import type { FoundMember } from './search.schema'
import { findNamesAndTitles } from '../../people/profiles'

/**
 * Members whose name contains the words of a text: those who agreed to be found by visitors, or all of them
 * for callers who can see the directory; each with the name, and the title unless it is hidden. Without the
 * profiles' own access rules, which show a person no other profile. The title is not searched: a match would
 * reveal a hidden one.
 * Source: decisions.md "Screens"; spec.md section 7, "Palette members".
 */
export const findMembers = async (
  { payload, user }: Pick<PayloadRequest, 'payload' | 'user'>,
  text: string,
  limit: number,
): Promise<FoundMember[]> => {
  const isListedOnly = !(await canSeeDirectory({ payload, user }))
  const ids = await searchMemberNames(payload, text, { isListedOnly, limit })
  if (ids.length === 0) return []
  const profiles = await findNamesAndTitles(payload, ids, { isListedOnly })
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
