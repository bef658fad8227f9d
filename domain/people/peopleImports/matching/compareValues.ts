import { isSameName } from '../../../membership/memberships/names.schema'
import { isUnlimited } from '../../../membership/memberships/membershipTerm'
import { MEMBERSHIP_FIELDS, PROFILE_FIELDS, type PersonValues, type ValueField } from '../fields.schema'
import type { FieldChange } from '../import.schema'
import { phoneKey } from '../reading/parseRow'

const COMPARED: readonly ValueField[] = [...PROFILE_FIELDS, 'email', 'number', ...MEMBERSHIP_FIELDS]

const isSame = (field: ValueField, before: string, after: string): boolean => {
  if (field === 'phone') return phoneKey(before) === phoneKey(after)
  return before === after
}

/** What a row changes of a person, field by field. What the row does not say is left as it is. */
export const compareValues = (before: PersonValues, after: PersonValues): FieldChange[] =>
  COMPARED.flatMap((field): FieldChange[] => {
    const [was, is] = [before[field], after[field]]
    if (is === undefined) return []
    // an end that a grade does not have, and “as its dates say” of a person without a membership, say nothing
    if (field === 'expiresOn' && after.grade && isUnlimited(after.grade)) return []
    if (field === 'standing' && is === 'byDates' && !was) return []
    return was !== undefined && isSame(field, was, is) ? [] : [{ field, before: was ?? null, after: is }]
  })

/** Whether two rows or people have the same name, whatever the order of its parts. */
export const hasSameName = (one: string, other: string): boolean => {
  const sorted = (name: string): string =>
    name
      .split(/[\s,]+/)
      .filter(Boolean)
      .toSorted()
      .join(' ')
  return isSameName(one, other) || isSameName(sorted(one.toLowerCase()), sorted(other.toLowerCase()))
}
