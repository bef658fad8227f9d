import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { modelOf } from '../../../platform/database'
import { insertMissing } from '../../../platform/insertMissing'
import { NO_PASSWORD } from './credentialsRepository'

const credentialsOf = (payload: Payload) => modelOf(payload, 'credentials').collection

/** Gives accounts a credential that no password matches; those that have one keep it. */
export const insertCredentialsWithoutPassword = async (
  payload: Payload,
  users: readonly ObjectId[],
): Promise<void> => {
  const now = new Date()
  await insertMissing(
    credentialsOf(payload),
    users.map((user) => ({ user, passwordHash: NO_PASSWORD, createdAt: now, updatedAt: now })),
  )
}

/** Removes the credentials of accounts that never had a password. */
export const deleteCredentialsWithoutPassword = async (
  payload: Payload,
  users: readonly ObjectId[],
): Promise<void> => {
  await credentialsOf(payload).deleteMany({ user: { $in: users }, passwordHash: NO_PASSWORD })
}
