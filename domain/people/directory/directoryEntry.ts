import { ObjectId } from 'mongodb'
import type { Profile } from '../../../payload-types'
import { foldings } from '../../content/search/folding.schema'
import { type MembershipFacts, isCurrentMember, membershipStatus } from '../../membership/memberships'
import type { IndexedMembership, IndexedProfile } from './directoryRepository'
import { endingsOf } from './wordEndings'

type Dates = NonNullable<MembershipFacts['membership']>

/** What the directory compares and orders of a person whom it shows: of hidden fields nothing. */
export interface ShownEntry {
  /**
   * Until when the membership counts, days of grace included. In the past: it has expired; `ALWAYS` for one without an
   * end.
   */
  until: Date
  /** The name in every spelling. */
  name: string
  /** The endings of its words. */
  nameEndings: string[]
  /** Name, title, specialization and organization in every spelling, apart from each other. */
  text: string
  region: string | null
  grade: string | null
  /** Ids. */
  divisions: string[]
  /** Null where it is hidden: last among the newest. */
  joinedAt: Date | null
  isListed: boolean
}

/** A person with a profile, as directory and lists of staff find them. */
export interface DirectoryEntry extends Partial<ShownEntry> {
  /** Of the profile. */
  _id: ObjectId
  user: ObjectId
  /** What staff search by, in every spelling, hidden or not. */
  fullName: string
  email: string
  organization: string
  /** The endings of the words of all that is searched by, hidden or not: an index looks up whom to compare. */
  endings: string[]
  /** As it is, hidden or not: for the lead of a region. */
  profileRegion: string | null
  /** Whether nobody can sign in to the account. */
  isClosed: boolean
  /** When what it was made from was written last, in milliseconds since 1970: an older one never replaces it. */
  revision: number
}

export const ALWAYS = new Date(8.64e15)
const LONG_AGO = new Date(0)

/** Between two texts, so that no search matches across them. */
const APART = '\0'

const spellingsOf = (texts: readonly (string | null | undefined | false)[]): string[] =>
  texts.flatMap((text) => (text ? foldings(text) : []))

/** Until when a membership counts; undefined for a suspended or withdrawn one. */
const endOf = (membership: Dates, now: Date): Date | undefined => {
  if (!isCurrentMember(membership, now))
    return membershipStatus({ membership, now }) === 'expired' ? LONG_AGO : undefined
  const { expiresAt, graceUntil } = membership
  const end = graceUntil ?? expiresAt
  return end ? new Date(end) : ALWAYS
}

export interface EntryFacts {
  profile: IndexedProfile
  membership: IndexedMembership | undefined
  isClosed: boolean
}

const toShown = ({ profile, membership, isClosed }: EntryFacts, now: Date): ShownEntry | undefined => {
  const until = membership && endOf(membership, now)
  if (!until || isClosed || profile.leavingAt || profile.isInDirectory === false) return undefined
  const isHidden = (field: NonNullable<Profile['hiddenFields']>[number]): boolean =>
    profile.hiddenFields?.includes(field) ?? false
  const shown = <Value>(
    field: NonNullable<Profile['hiddenFields']>[number],
    value: Value | null | undefined,
  ): Value | null => (isHidden(field) ? null : (value ?? null))
  const names = spellingsOf([profile.fullName])
  const texts = [
    ...names,
    ...spellingsOf([
      shown('professionalTitle', profile.professionalTitle),
      shown('specialization', profile.specialization),
      shown('organization', profile.organization),
    ]),
  ]
  return {
    until,
    name: names.join(APART),
    nameEndings: endingsOf(names),
    text: texts.join(APART),
    region: shown('region', profile.region),
    grade: shown('membershipType', profile.membershipType),
    divisions: shown('divisions', profile.divisions)?.map((id) => id.toHexString()) ?? [],
    joinedAt: shown('joinedAt', profile.joinedAt),
    isListed: profile.isListedPublicly === true,
  }
}

/**
 * The entry of a person; without what the directory shows for everybody whom it does not.
 * @param options `revision`: at least, where something was deleted, which leaves no time of its own
 */
export const toEntry = (
  facts: EntryFacts,
  { now = new Date(), revision = 0 }: { now?: Date; revision?: number } = {},
): DirectoryEntry => {
  const { profile, membership, isClosed } = facts
  const fullName = spellingsOf([profile.fullName])
  const email = spellingsOf([profile.email])
  const organization = spellingsOf([profile.organization])
  const others = spellingsOf([profile.professionalTitle, profile.specialization])
  return {
    _id: profile._id,
    user: profile.user,
    fullName: fullName.join(APART),
    email: email.join(APART),
    organization: organization.join(APART),
    endings: endingsOf([...fullName, ...email, ...organization, ...others]),
    profileRegion: profile.region ?? null,
    isClosed,
    revision: Math.max(revision, profile.updatedAt?.getTime() ?? 0, membership?.updatedAt?.getTime() ?? 0),
    ...toShown(facts, now),
  }
}

/** The entry of a profile that cannot be read: nothing finds it, and the first readable one replaces it. */
export const toEmptyEntry = ({ profile, isClosed }: EntryFacts): DirectoryEntry => ({
  _id: profile._id,
  // an entry belongs to an account: one that no account has where the profile names none
  user: profile.user instanceof ObjectId ? profile.user : profile._id,
  fullName: '',
  email: '',
  organization: '',
  endings: [],
  profileRegion: null,
  isClosed,
  revision: profile.updatedAt instanceof Date ? profile.updatedAt.getTime() : 0,
})
