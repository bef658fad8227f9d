import type { Profile } from '../../payload-types'
import { type MembershipFacts, isCurrentMember, membershipStatus } from '../memberships'
import { foldings } from '../search/folding.schema'

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
  isInDirectory: 1,
  leavingAt: 1,
} as const

export type IndexedProfile = Pick<
  Profile,
  | 'fullName'
  | 'email'
  | 'professionalTitle'
  | 'specialization'
  | 'organization'
  | 'region'
  | 'membershipType'
  | 'hiddenFields'
  | 'isListedPublicly'
  | 'isInDirectory'
  | 'leavingAt'
> & { _id: unknown; user: unknown; divisions?: unknown[] | null; joinedAt?: Date | null }

export type IndexedMembership = NonNullable<MembershipFacts['membership']>

/** A member as the index knows them: of hidden fields nothing. */
export interface IndexEntry {
  id: string
  /** Until when the membership counts, days of grace included, in milliseconds since 1970. In the past: it has expired. */
  until: number
  /** As it is compared and ordered. */
  name: string
  /** As they are compared: name, title, specialization and organization, apart from each other. */
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

/** Texts apart from each other, so that nothing is found across two of them, and each in every spelling. */
const searchable = (texts: readonly (string | null | undefined | false)[]): string =>
  texts.flatMap((text) => (text ? foldings(text) : [])).join('\0')

/** Until when a membership counts; undefined for one that is no membership (any more): suspended or taken back. */
const endOf = (membership: IndexedMembership, now: Date): number | undefined => {
  if (!isCurrentMember(membership, now))
    return membershipStatus({ membership, now }) === 'expired' ? -Infinity : undefined
  const { expiresAt, graceUntil } = membership
  const end = graceUntil ?? expiresAt
  return end ? new Date(end).getTime() : Infinity
}

export interface EntryFacts {
  profile: Omit<IndexedProfile, 'email'>
  membership: IndexedMembership | undefined
  /** Whether nobody can sign in to the account. */
  isClosed?: boolean
  now?: Date
}

/** The entry of a member; undefined for everybody else, for accounts that are not shown, and for who left the directory. */
export const toEntry = ({
  profile,
  membership,
  isClosed = false,
  now = new Date(),
}: EntryFacts): IndexEntry | undefined => {
  const until = membership && endOf(membership, now)
  if (until === undefined || isClosed || profile.leavingAt || profile.isInDirectory === false)
    return undefined
  const {
    fullName,
    professionalTitle,
    specialization,
    organization,
    region,
    membershipType,
    divisions,
    joinedAt,
    hiddenFields,
    isListedPublicly,
  } = profile
  const isHidden = (field: NonNullable<Profile['hiddenFields']>[number]): boolean =>
    hiddenFields?.includes(field) ?? false
  return {
    id: String(profile._id),
    until,
    name: searchable([fullName]),
    text: searchable([
      fullName,
      !isHidden('professionalTitle') && professionalTitle,
      !isHidden('specialization') && specialization,
      !isHidden('organization') && organization,
    ]),
    region: isHidden('region') ? null : (region ?? null),
    grade: isHidden('membershipType') ? null : (membershipType ?? null),
    divisions: isHidden('divisions') || !divisions?.length ? NOBODY : divisions.map(String),
    // a hidden date shows in no order either: last among the newest
    joined: isHidden('joinedAt') || !joinedAt ? -Infinity : joinedAt.getTime(),
    isListed: isListedPublicly === true,
  }
}
