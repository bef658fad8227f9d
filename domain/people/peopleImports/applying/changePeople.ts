import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { isDuplicateKey } from '../../../../platform/database'
import { setEnteredAddress } from '../../../accounts'
import { noAddressOf } from '../../../accounts/noAddress.schema'
import { importMemberships } from '../../../membership/membershipDecisions'
import { setEnteredName } from '../../../membership/memberships'
import { announcePeople, updateProfiles } from '../../profiles'
import { MEMBERSHIP_FIELDS, PROFILE_FIELDS, type PersonValues } from '../fields.schema'
import type { FieldChange } from '../import.schema'
import { type PersonRecord, readPeople } from '../readPeople'
import { toState } from './toState'

/** What is changed of a person: from what it must be to what it becomes; null for nothing. */
export interface PersonToChange {
  user: ObjectId
  changes: readonly { field: FieldChange['field']; before: string | null; after: string | null }[]
  event: ObjectId
  reason: string
}

const isOf = (fields: readonly string[], { field }: { field: string }): boolean => fields.includes(field)

/** Where each field stands among its change: as before it, as after it, or otherwise. */
const standOf = (person: PersonRecord, { changes }: PersonToChange): 'before' | 'after' | 'other' => {
  const is = (end: 'before' | 'after'): boolean =>
    changes.every(({ field, ...change }) => {
      const now = person.values[field] ?? null
      // a number that was issued does not go again
      return (field === 'number' && now !== null) || now === change[end]
    })
  if (is('before')) return 'before'
  return is('after') ? 'after' : 'other'
}

const changeAddress = async (
  payload: Payload,
  user: ObjectId,
  email: string | null,
): Promise<string | undefined> => {
  try {
    if (!(await setEnteredAddress(payload, user, email))) return 'The person has signed in meanwhile.'
  } catch (error) {
    if (isDuplicateKey(error)) return 'The address was given to somebody else meanwhile.'
    throw error
  }
  await updateProfiles(payload, [{ user, set: { email: email ?? noAddressOf(user.toHexString()) } }])
  return undefined
}

/** The values after the changes. */
const valuesAfter = (person: PersonRecord, { changes }: PersonToChange): PersonValues => {
  const values: Record<string, string | undefined> = { ...person.values }
  for (const { field, after } of changes) values[field] = after ?? undefined
  return values
}

/**
 * Changes people, each unless it was changed since: address, profile, then the membership. Safe to repeat. The caller
 * reconciles the roles and moves the content versions.
 * @returns why some were not changed, by account
 */
export const changePeople = async (
  payload: Payload,
  people: readonly PersonToChange[],
  { at, by }: { at: Date; by: ObjectId | undefined },
): Promise<Map<string, string>> => {
  const failures = new Map<string, string>()
  const records = await readPeople(
    payload,
    people.map(({ user }) => user),
  )
  const open: { person: PersonRecord; each: PersonToChange }[] = []
  for (const each of people) {
    const person = records.get(String(each.user))
    const stand = person ? standOf(person, each) : 'other'
    if (!person || stand === 'other') failures.set(String(each.user), 'The person was changed meanwhile.')
    else if (stand === 'before') open.push({ person, each })
  }
  for (const { each } of open) {
    const address = each.changes.find(({ field }) => field === 'email')
    const failure = address && (await changeAddress(payload, each.user, address.after))
    if (failure) failures.set(String(each.user), failure)
  }
  const changed = open.filter(({ each }) => !failures.has(String(each.user)))
  await updateProfiles(
    payload,
    changed.flatMap(({ each: { user, changes } }) => {
      const own = changes.filter((change) => isOf(PROFILE_FIELDS, change))
      return own.length === 0
        ? []
        : [{ user, set: Object.fromEntries(own.map(({ field, after }) => [field, after])) }]
    }),
  )
  for (const { person, each } of changed) {
    const name = each.changes.find(({ field }) => field === 'fullName')?.after
    if (name && person.hasMembership && !person.isClaimed)
      await setEnteredName(payload, each.user.toHexString(), name)
  }
  const refused = await importMemberships(
    payload,
    changed.flatMap(({ person, each }) => {
      if (!each.changes.some((change) => isOf(MEMBERSHIP_FIELDS, change))) return []
      const values = valuesAfter(person, each)
      const { user, event, reason } = each
      const { number, fullName = person.values.fullName } = values
      const base = {
        event,
        user,
        reason,
        registeredName: fullName,
        isNewPerson: false,
        ...(number && { number }),
      }
      const state = toState(values) ?? endedState(person)
      return state ? [{ ...state, ...base }] : []
    }),
    { at, by },
  )
  for (const [user, message] of refused) failures.set(user, message)
  await announcePeople(
    payload,
    'person.updated',
    changed.map(({ each }) => each.user.toHexString()).filter((user) => !failures.has(user)),
  )
  return failures
}

/** The membership of a person who had none before its import: it stays on record, ended. */
const endedState = ({ values }: PersonRecord) => {
  const state = toState(values)
  return state && { ...state, isSuspended: false, ending: 'withdrawn' as const }
}
