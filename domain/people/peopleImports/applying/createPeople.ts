import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { deleteEnteredPeople, insertEnteredPeople } from '../../../accounts'
import { noAddressOf } from '../../../accounts/noAddress.schema'
import {
  deleteCredentialsWithoutPassword,
  insertCredentialsWithoutPassword,
} from '../../../accounts/credentials'
import { importMemberships } from '../../../membership/membershipDecisions'
import { removeEntriesOf } from '../../directory'
import { announcePeople, deleteProfilesOf, insertProfiles } from '../../profiles'
import { PROFILE_FIELDS, type PersonValues } from '../fields.schema'
import { toState } from './toState'

/** A person whom staff enter, with the id that the account gets. */
export interface PersonToCreate {
  user: ObjectId
  values: PersonValues
  /** The id of the fact of the membership. */
  event: ObjectId
  /** Where it comes from, for the record: file and row, or a paper form. */
  reason: string
}

export interface Entering {
  /** The list that it comes from; left out, a paper form. */
  peopleImport?: ObjectId
  at: Date
  by: ObjectId | undefined
}

/** The fields of a profile among values. */
const profileOf = (values: PersonValues): Partial<Record<(typeof PROFILE_FIELDS)[number], string>> =>
  Object.fromEntries(
    PROFILE_FIELDS.flatMap((field) => {
      const value = values[field]
      return value === undefined ? [] : [[field, value]]
    }),
  )

/** Removes account and profile of people who have nothing else. */
export const removePeople = async (payload: Payload, users: readonly ObjectId[]): Promise<void> => {
  if (users.length === 0) return
  await deleteProfilesOf(payload, users)
  await removeEntriesOf(payload, users)
  await deleteCredentialsWithoutPassword(payload, users)
  await deleteEnteredPeople(payload, users)
}

/**
 * Creates people, each with account, profile and, where the values describe one, a membership. Safe to repeat. The
 * caller reconciles the roles and moves the content versions.
 * @returns why some failed, by account; nothing of them is left
 */
export const createPeople = async (
  payload: Payload,
  people: readonly PersonToCreate[],
  { peopleImport, at, by }: Entering,
): Promise<Map<string, string>> => {
  const failures = new Map<string, string>()
  const stored = await insertEnteredPeople(
    payload,
    people.map(({ user, values: { email, standing } }) => ({
      _id: user,
      ...(email && { email }),
      ...(peopleImport && { peopleImport }),
      isDeceased: standing === 'died',
    })),
  )
  for (const { user } of people)
    if (!stored.has(String(user)))
      failures.set(String(user), 'The address was given to somebody else meanwhile.')
  const created = people.filter(({ user }) => stored.has(String(user)))
  await insertCredentialsWithoutPassword(
    payload,
    created.map(({ user }) => user),
  )
  await insertProfiles(
    payload,
    created.map(({ user, values }) => ({
      ...profileOf(values),
      user,
      email: values.email ?? noAddressOf(user.toHexString()),
      fullName: values.fullName ?? '',
      ...(values.grade && { membershipType: values.grade }),
    })) as Parameters<typeof insertProfiles>[1],
  )
  const refused = await importMemberships(
    payload,
    created.flatMap(({ user, values, event, reason }) => {
      const state = toState(values)
      const { number, fullName = '' } = values
      return state
        ? [
            {
              ...state,
              event,
              user,
              ...(number && { number }),
              registeredName: fullName,
              isNewPerson: true,
              reason,
            },
          ]
        : []
    }),
    { at, by },
  )
  await removePeople(
    payload,
    created.flatMap(({ user }) => (refused.has(String(user)) ? [user] : [])),
  )
  for (const [user, message] of refused) failures.set(user, message)
  const made = created.map(({ user }) => user.toHexString()).filter((user) => !failures.has(user))
  await announcePeople(payload, 'person.created', made)
  return failures
}
