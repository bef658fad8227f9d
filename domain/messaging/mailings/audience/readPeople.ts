import type { ObjectId } from 'mongodb'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { Payload } from 'payload'
import { REGION_LABELS } from '../../../../collections/access/roles'
import { formatJubaDate } from '../../../../platform/jubaTime'
import { findUsers } from '../../../accounts'
import { isAddress } from '../../../accounts/noAddress.schema'
import { findChosen } from '../../../people/consents'
import { type ConsentKind, isGivenByDefault } from '../../../people/consents/consentTexts.schema'
import { findPaused } from '../../mailAddresses'
import { findMembershipsOf } from '../../../membership/memberships'
import { GRADES } from '../../../membership/memberships/grades.schema'
import { findProfilesOf } from '../../../people/profiles'
import type { StoredMailing } from '../mailingsRepository'
import type { SkipReason } from '../mailingTexts.schema'
import type { PlaceholderValues } from '../placeholders.schema'

/** A person as a mailing addresses them. */
export interface Addressed {
  user: ObjectId
  email: string
  name: string
  /** As `+211…`; null without a number that can be called. */
  phone: string | null
  /** Why the person gets none; null for who gets it. */
  skip: SkipReason | null
  values: PlaceholderValues
}

/** Numbers without a country are of South Sudan. */
const phoneOf = (profile: { phone?: string | null | undefined } | undefined): string | null => {
  const number = profile?.phone ? parsePhoneNumberFromString(profile.phone, 'SS') : undefined
  return number?.isPossible() ? number.number : null
}

const firstNameOf = (fullName: string): string => fullName.trim().split(/\s+/)[0] ?? ''

/**
 * What a mailing needs to know of some people, in the order in which they were asked for. Who has no account is left
 * out.
 */
export const readPeople = async (
  payload: Payload,
  ids: readonly ObjectId[],
  { kind, channel }: { kind: ConsentKind; channel?: StoredMailing['channel'] },
): Promise<Addressed[]> => {
  if (ids.length === 0) return []
  const isText = channel === 'sms'
  const [users, profiles, memberships, chosen, texted] = await Promise.all([
    findUsers(payload, ids),
    findProfilesOf(payload, ids),
    findMembershipsOf(payload, ids),
    findChosen(payload, kind, ids),
    isText ? findChosen(payload, 'sms', ids) : undefined,
  ])
  const paused = await findPaused(
    payload,
    users.map(({ email }) => email),
  )
  const byId = new Map(users.map((user) => [String(user._id), user]))
  const profileOf = new Map(profiles.map((profile) => [String(profile.user), profile]))
  const membershipOf = new Map(memberships.map((membership) => [String(membership.user), membership]))

  /** Why the channel does not lead to a person. */
  const unreachedBy = (key: string, { email }: { email: string }): SkipReason | null => {
    if (isText) {
      if (!phoneOf(profileOf.get(key))) return 'noPhone'
      return (texted?.get(key) ?? isGivenByDefault('sms')) ? null : 'noTexts'
    }
    if (!isAddress(email)) return 'noAddress'
    return paused.has(email.toLowerCase()) ? 'paused' : null
  }

  const skipOf = (key: string): SkipReason | null => {
    const user = byId.get(key)
    if (!user) return 'noAddress'
    if (user.isDeceased) return 'deceased'
    if (user.awaitsInvitation && !user.emailProvedAt)
      return isAddress(user.email) ? 'notInvited' : 'noAddress'
    if (user.lockedAt) return 'locked'
    if (profileOf.get(key)?.leavingAt) return 'leaving'
    const unreached = unreachedBy(key, user)
    if (unreached) return unreached
    return (chosen.get(key) ?? isGivenByDefault(kind)) ? null : 'unsubscribed'
  }

  return ids.flatMap((id) => {
    const key = String(id)
    const user = byId.get(key)
    if (!user) return []
    const profile = profileOf.get(key)
    const membership = membershipOf.get(key)
    const fullName = profile?.fullName ?? ''
    return {
      user: id,
      email: user.email,
      name: fullName,
      phone: phoneOf(profile),
      skip: skipOf(key),
      values: {
        fullName,
        firstName: firstNameOf(fullName),
        ...(membership && { grade: GRADES[membership.grade], number: membership.number }),
        ...(membership?.expiresAt && { expiry: formatJubaDate(membership.expiresAt.toISOString()) }),
        ...(profile?.region && { region: REGION_LABELS[profile.region] }),
      },
    }
  })
}
