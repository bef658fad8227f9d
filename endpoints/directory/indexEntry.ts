import type { Profile } from '../../payload-types'

/** What is read of a profile to find it. */
export const INDEXED_FIELDS = {
  user: 1,
  fullName: 1,
  email: 1,
  professionalTitle: 1,
  specialization: 1,
  organization: 1,
  region: 1,
  membershipType: 1,
  divisions: 1,
  joinedAt: 1,
  hiddenFields: 1,
  isListedPublicly: 1,
  leavingAt: 1,
} as const

export type IndexedProfile = Pick<
  Profile,
  'fullName' | 'email' | 'professionalTitle' | 'specialization' | 'organization' | 'region' | 'membershipType' | 'hiddenFields' | 'isListedPublicly' | 'leavingAt'
> & { _id: unknown; user: unknown; divisions?: unknown[] | null; joinedAt?: Date | null }

/** A member as the index knows them: of hidden fields nothing. */
export interface IndexEntry {
  id: string
  /** As it is compared: lower case. */
  name: string
  /** Lower case: name, title, specialization and organization, apart from each other. */
  text: string
  region: string | null
  grade: string | null
  /** Ids. */
  divisions: readonly string[]
  /** Milliseconds since 1970. */
  joined: number
  isListed: boolean
}

const NOBODY: readonly string[] = []

/** Text as the directory compares it. */
export const toSearchText = (text: string): string => text.normalize('NFC').toLowerCase()

/**
 * A profile's entry; undefined for who is leaving, and for accounts that are not shown.
 * @param closed ids of the accounts that nobody can sign in to
 */
export const toEntry = (profile: Omit<IndexedProfile, 'email'>, closed: Pick<ReadonlySet<string>, 'has'> = new Set()): IndexEntry | undefined => {
  if (profile.leavingAt || closed.has(String(profile.user))) return undefined
  const { fullName, professionalTitle, specialization, organization, region, membershipType, divisions, joinedAt, hiddenFields, isListedPublicly } = profile
  const isHidden = (field: NonNullable<Profile['hiddenFields']>[number]): boolean => hiddenFields?.includes(field) ?? false
  const searched = [
    fullName,
    !isHidden('professionalTitle') && professionalTitle,
    !isHidden('specialization') && specialization,
    !isHidden('organization') && organization,
  ]
  return {
    id: String(profile._id),
    name: toSearchText(fullName),
    text: toSearchText(searched.filter(Boolean).join('\0')),
    region: isHidden('region') ? null : (region ?? null),
    grade: isHidden('membershipType') ? null : (membershipType ?? null),
    divisions: isHidden('divisions') || !divisions?.length ? NOBODY : divisions.map(String),
    // a hidden date shows in no order either: last among the newest
    joined: isHidden('joinedAt') || !joinedAt ? -Infinity : joinedAt.getTime(),
    isListed: isListedPublicly === true,
  }
}
