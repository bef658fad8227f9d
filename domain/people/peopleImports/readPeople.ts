import { jubaDay } from '../../../platform/jubaDay.schema'
import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { findUsers } from '../../accounts'
import { isAddress } from '../../accounts/noAddress.schema'
import { type StoredMembership, findMembershipsOf } from '../../membership/memberships'
import { findProfilesOf } from '../profiles'
import type { PersonValues, Standing } from './fields.schema'

/** A person as lists have them. */
export interface PersonRecord {
  user: ObjectId
  /** What a row of a list about exactly this person says. */
  values: PersonValues & { fullName: string; person: string }
  /** Whether its owner has claimed the account: its address is no longer for staff to change. */
  isClaimed: boolean
  hasMembership: boolean
  /** Whether the membership follows a company's. */
  isSeat: boolean
}

const standingOf = ({ suspendedAt, withdrawnAt, ending }: StoredMembership): Standing => {
  if (withdrawnAt) return ending === 'died' ? 'died' : 'resigned'
  return suspendedAt ? 'suspended' : 'byDates'
}

/** The membership as a list says it; nothing of one whose import was undone, or whose approval was withdrawn. */
const membershipValues = (membership: StoredMembership | undefined): PersonValues => {
  if (!membership) return {}
  const { number, grade, startedAt, expiresAt, ending } = membership
  if (ending === 'withdrawn') return { number }
  return {
    number,
    grade,
    startedOn: jubaDay(startedAt),
    ...(expiresAt && { expiresOn: jubaDay(expiresAt) }),
    standing: standingOf(membership),
  }
}

const present = (values: Record<string, unknown>): PersonValues =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  )

/** Reads people with profile and membership, by account; one without a profile has no entry. */
export const readPeople = async (
  payload: Payload,
  users: readonly ObjectId[],
): Promise<Map<string, PersonRecord>> => {
  if (users.length === 0) return new Map()
  const [accounts, profiles, memberships] = await Promise.all([
    findUsers(payload, users),
    findProfilesOf(payload, users),
    findMembershipsOf(payload, users),
  ])
  const profileOf = new Map(profiles.map((profile) => [String(profile.user), profile]))
  const membershipOf = new Map(memberships.map((membership) => [String(membership.user), membership]))
  return new Map(
    accounts.flatMap((account): [string, PersonRecord][] => {
      const person = account._id.toHexString()
      const profile = profileOf.get(person)
      if (!profile) return []
      const membership = membershipOf.get(person)
      const { fullName, phone, postalAddress, birthDate, region, organization } = profile
      const { professionalTitle, specialization, licenseNumber } = profile
      return [
        [
          person,
          {
            user: account._id,
            values: {
              ...present({ phone, postalAddress, birthDate, region, organization, professionalTitle }),
              ...present({ specialization, licenseNumber }),
              ...present({ email: isAddress(account.email) ? account.email : '' }),
              ...membershipValues(membership),
              person,
              fullName,
            },
            isClaimed:
              Boolean(account.emailVerifiedAt ?? account.emailProvedAt) ||
              !(account.awaitsInvitation || account.invitedAt),
            hasMembership: membership !== undefined,
            isSeat: Boolean(membership?.company),
          },
        ],
      ]
    }),
  )
}
