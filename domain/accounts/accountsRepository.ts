import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { User } from '../../payload-types'
import { modelOf } from '../../platform/database'
import type { Stored } from '../../platform/stored.types'

/** Whether somebody can sign in to an account: its address is confirmed and staff have not locked it. */
export const isAccountOpen = async (payload: Payload, user: string): Promise<boolean> =>
  (await modelOf(payload, 'users').exists({ _id: user, emailVerifiedAt: { $ne: null }, lockedAt: null })) !==
  null

/** The email address of an account; undefined when there is no such account. */
export const findEmail = async (payload: Payload, user: string): Promise<string | undefined> =>
  (await modelOf(payload, 'users').findById(user, { email: 1 }).lean<{ email: string } | null>())?.email

/** The email addresses of accounts, by account; an account that does not exist has no entry. */
export const findEmails = async (
  payload: Payload,
  users: readonly ObjectId[],
): Promise<Map<string, string>> => {
  const accounts = await modelOf(payload, 'users')
    .collection.find<Pick<Stored<User>, '_id' | 'email'>>(
      { _id: { $in: users } },
      { projection: { email: 1 } },
    )
    .toArray()
  return new Map(accounts.map(({ _id, email }) => [_id.toHexString(), email]))
}

/** Those of some email addresses, in lower case, whose account belongs to a member recorded as deceased. */
export const findDeceasedEmails = async (
  payload: Payload,
  emails: readonly string[],
): Promise<Set<string>> => {
  const found: unknown[] = await modelOf(payload, 'users').distinct('email', {
    email: { $in: [...emails] },
    isDeceased: true,
  })
  return new Set(found.map(String))
}

/** When the account with an address was made; undefined when there is none. */
export const findSignUpTime = async (payload: Payload, email: string): Promise<Date | undefined> =>
  (
    await modelOf(payload, 'users')
      .findOne({ email }, { createdAt: 1 })
      .lean<Pick<Stored<User>, 'createdAt'> | null>()
  )?.createdAt

/** Locks an account that is being erased, and frees its address. */
export const closeAccount = async (payload: Payload, user: string): Promise<void> => {
  await modelOf(payload, 'users').updateOne(
    { _id: user },
    { $set: { email: `${user}@erased.invalid`, emailVerifiedAt: null, lockedAt: new Date() } },
  )
}

export const deleteAccount = async (payload: Payload, user: string): Promise<void> => {
  await modelOf(payload, 'users').deleteOne({ _id: user })
}
