import { jubaDay } from '../../../platform/jubaDay.schema'
import type { Document } from 'mongodb'
import { REGION_LABELS, type Region } from '../../../collections/access/roles'
import { isAddress } from '../../accounts/noAddress.schema'
import { GRADES } from '../../membership/memberships/grades.schema'
import type { StoredMembership } from '../../membership/memberships'
import { MERGE_FIELDS, MERGE_FIELD_NAMES, type MergeField } from './personMergeTexts.schema'

const text = (value: unknown): string => {
  if (value === null || value === undefined || value === false) return ''
  if (value instanceof Date) return jubaDay(value)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const listed = (profile: Document): string =>
  [
    profile.isInDirectory ? 'In the directory' : 'Not in the directory',
    profile.isListedPublicly && 'found by visitors',
    profile.acceptsMessages ? 'receives messages' : 'receives no messages',
    ((profile.hiddenFields ?? []) as string[]).length > 0 &&
      `hides ${((profile.hiddenFields ?? []) as string[]).length} fields`,
  ]
    .filter(Boolean)
    .join(', ')

const membershipText = (membership: StoredMembership | null | undefined): string =>
  membership
    ? [
        membership.number,
        GRADES[membership.grade],
        `since ${jubaDay(membership.startedAt)}`,
        membership.expiresAt && `until ${jubaDay(membership.expiresAt)}`,
        membership.withdrawnAt && 'ended',
        membership.suspendedAt && 'suspended',
      ]
        .filter(Boolean)
        .join(', ')
    : ''

/** A value of a profile as staff read it; empty where it says nothing. */
export const profileText = (
  field: MergeField,
  profile: Document,
  divisions: ReadonlyMap<string, string>,
): string => {
  switch (field) {
    case 'address':
    case 'membership':
      return ''
    case 'region':
      return profile.region ? REGION_LABELS[profile.region as Region] : ''
    case 'photo':
      return profile.avatar ? 'A photo' : ''
    case 'divisions':
      return ((profile.divisions ?? []) as unknown[])
        .map((id) => divisions.get(String(id)) ?? '')
        .filter(Boolean)
        .join(', ')
    case 'directory':
      return listed(profile)
    default:
      return text(profile[MERGE_FIELDS[field].paths[0]])
  }
}

/** What both sides of a merge say, field by field. */
export const valuesOf = (
  { email }: { email: string },
  profile: Document,
  membership: StoredMembership | null | undefined,
  divisions: ReadonlyMap<string, string>,
): Record<MergeField, string> => ({
  ...(Object.fromEntries(
    MERGE_FIELD_NAMES.map((name) => [name, profileText(name, profile, divisions)]),
  ) as Record<MergeField, string>),
  address: isAddress(email) ? email : '',
  membership: membershipText(membership),
})
