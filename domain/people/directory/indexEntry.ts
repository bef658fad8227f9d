import type { Profile } from '../../../payload-types'
import { type MembershipFacts, isCurrentMember, membershipStatus } from '../../membership/memberships'
import { foldings } from '../../content/search/folding.schema'
import type { IndexedProfile } from './directoryRepository'

type Dates = NonNullable<MembershipFacts['membership']>

/** A member as the index knows them: of hidden fields nothing. */
export interface IndexEntry {
  id: string
  /**
   * Until when the membership counts, days of grace included, in milliseconds since 1970. In the past: it has
   * expired.
   */
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

/** Each text in every spelling, with separators, so that no search matches across two of them. */
const searchable = (texts: readonly (string | null | undefined | false)[]): string =>
  texts.flatMap((text) => (text ? foldings(text) : [])).join('\0')

/** Until when a membership counts; undefined for a suspended or withdrawn one. */
const endOf = (membership: Dates, now: Date): number | undefined => {
  if (!isCurrentMember(membership, now))
    return membershipStatus({ membership, now }) === 'expired' ? -Infinity : undefined
  const { expiresAt, graceUntil } = membership
  const end = graceUntil ?? expiresAt
  return end ? new Date(end).getTime() : Infinity
}

export interface EntryFacts {
  profile: Omit<IndexedProfile, '_id' | 'user' | 'email'> & { _id: { toString: () => string } }
  membership: Dates | undefined
  /** Whether nobody can sign in to the account. */
  isClosed?: boolean
  now?: Date
}

/**
 * The entry of a member; undefined for everybody else, for accounts that are not shown, and for people who
 * left the directory.
 */
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
    id: profile._id.toString(),
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
    divisions: isHidden('divisions') || !divisions?.length ? NOBODY : divisions.map((id) => id.toHexString()),
    // a hidden date shows in no order either: last among the newest
    joined: isHidden('joinedAt') || !joinedAt ? -Infinity : joinedAt.getTime(),
    isListed: isListedPublicly === true,
  }
}
