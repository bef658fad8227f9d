import { createHash } from 'node:crypto'
import { type Document, ObjectId } from 'mongodb'
import type { PayloadRequest } from 'payload'
import { isAddress } from '../../accounts/noAddress.schema'
import { type StoredUser, findUsers } from '../../accounts'
import { findSessionsOf } from '../../accounts/credentials'
import { findDivisionTitles } from '../../content/divisions'
import { type StoredMembership, findMembershipsOf } from '../../membership/memberships'
import { readPeople } from '../peopleImports'
import { type StoredProfile, findProfilesOf } from '../profiles'
import { hasSecondFactor } from '../../accounts/secondFactor'
import { countRecords } from './countRecords'
import { findObstacles } from './findObstacles'
import {
  MERGE_FIELD_NAMES,
  type MergeField,
  type MergePreview,
  type MergeSide,
  type Side,
} from './personMergeTexts.schema'
import { valuesOf } from './showValues'

/** Both people as they are stored. */
export interface BothPeople {
  ids: readonly [ObjectId, ObjectId]
  accounts: readonly [StoredUser, StoredUser]
  profiles: readonly [StoredProfile, StoredProfile]
  memberships: readonly [StoredMembership | undefined, StoredMembership | undefined]
  areClaimed: readonly [boolean, boolean]
}

/** Reads two people; undefined when one is not known, or was merged with somebody already. */
export const readBoth = async (
  { payload }: PayloadRequest,
  remaining: string,
  merged: string,
): Promise<BothPeople | undefined> => {
  if (remaining === merged) return undefined
  const ids = [new ObjectId(remaining), new ObjectId(merged)] as const
  const [accounts, profiles, memberships, people] = await Promise.all([
    findUsers(payload, ids),
    findProfilesOf(payload, ids),
    findMembershipsOf(payload, ids),
    readPeople(payload, ids),
  ])
  const [one, other] = ids.map((id) => accounts.find(({ _id }) => _id.equals(id)))
  const [ofOne, ofOther] = ids.map((id) => profiles.find(({ user }) => user.equals(id)))
  if (!one || !other || !ofOne || !ofOther || one.mergedInto || other.mergedInto) return undefined
  const membershipOf = (id: ObjectId) => memberships.find(({ user }) => user.equals(id))
  const isClaimed = (id: ObjectId): boolean => people.get(id.toHexString())?.isClaimed ?? true
  return {
    ids,
    accounts: [one, other],
    profiles: [ofOne, ofOther],
    memberships: [membershipOf(ids[0]), membershipOf(ids[1])],
    areClaimed: [isClaimed(ids[0]), isClaimed(ids[1])],
  }
}

/** What was read of both, in one word: who decides on it is refused when it has changed. */
export const versionOf = ({ accounts, profiles, memberships }: BothPeople): string =>
  createHash('sha256')
    .update(JSON.stringify([accounts.map(({ email, lockedAt }) => [email, lockedAt]), profiles, memberships]))
    .digest('base64url')

/** Whether a value may be chosen from the person who is merged. */
export const isChoosable = (field: MergeField, { memberships, areClaimed }: BothPeople): boolean => {
  if (field === 'membership') return memberships.every(Boolean)
  // an address that its owner has claimed is changed by them alone
  return field !== 'address' || areClaimed.every((isClaimed) => !isClaimed)
}

const readSide = async (
  { payload }: PayloadRequest,
  both: BothPeople,
  place: 0 | 1,
  divisions: ReadonlyMap<string, string>,
): Promise<MergeSide> => {
  const [id, account, profile, membership] = [
    both.ids[place],
    both.accounts[place],
    both.profiles[place],
    both.memberships[place],
  ]
  const user = id.toHexString()
  const [records, sessions, isFactorOn] = await Promise.all([
    countRecords(payload, id),
    findSessionsOf(payload, user),
    hasSecondFactor(payload, user),
  ])
  return {
    id: user,
    fullName: profile.fullName,
    email: isAddress(account.email) ? account.email : '',
    phone: profile.phone ?? null,
    number: membership?.number ?? null,
    values: valuesOf(account, profile, membership, divisions),
    isClaimed: both.areClaimed[place],
    records,
    hasSecondFactor: isFactorOn,
    sessions: sessions.length,
  }
}

/** The fuller value is proposed: that of the remaining person where there is one. */
const proposeFor = (
  both: BothPeople,
  remaining: MergeSide,
  merged: MergeSide,
): Partial<Record<MergeField, Side>> =>
  Object.fromEntries(
    MERGE_FIELD_NAMES.flatMap((field) => {
      const [own, other] = [remaining.values[field], merged.values[field]]
      if (!other || own === other || !isChoosable(field, both)) return []
      return [[field, own ? 'remaining' : 'merged']]
    }),
  )

/** Two people side by side, before they are merged. The caller checks access. */
export const previewMerge = async (
  req: PayloadRequest,
  remaining: string,
  merged: string,
): Promise<MergePreview | undefined> => {
  const both = await readBoth(req, remaining, merged)
  if (!both) return undefined
  const divisions = await findDivisionTitles(
    req.payload,
    both.profiles.flatMap((profile) => profile.divisions ?? []),
  )
  const [own, other, obstacles] = await Promise.all([
    readSide(req, both, 0, divisions),
    readSide(req, both, 1, divisions),
    findObstacles(req, both.ids, both.profiles as unknown as [Document, Document]),
  ])
  const mustSwap = other.isClaimed && !own.isClaimed
  return {
    remaining: own,
    merged: other,
    proposed: proposeFor(both, own, other),
    obstacles,
    mustSwap,
    version: versionOf(both),
  }
}
