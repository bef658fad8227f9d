import type { Payload } from 'payload'
import type { Identity as IdentityDocument } from '../../../payload-types'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'

/** A person at a provider. */
export interface Identity {
  issuer: string
  subject: string
}

export type StoredIdentity = Pick<
  Stored<IdentityDocument>,
  '_id' | 'issuer' | 'subject' | 'createdAt' | 'lastUsedAt'
>

const identitiesOf = (payload: Payload) => modelOf(payload, 'identities')

/** The account that is linked with an identity, if there is one. Records that the identity was used. */
export const findLinkedUser = async (
  payload: Payload,
  { issuer, subject }: Identity,
): Promise<string | undefined> => {
  const found = await identitiesOf(payload)
    .findOneAndUpdate(
      { issuer, subject },
      { $set: { lastUsedAt: new Date() } },
      { projection: { user: 1 }, timestamps: false },
    )
    .lean<Pick<Stored<IdentityDocument>, 'user'> | null>()
  return found?.user.toHexString()
}

/**
 * Links an account with an identity. The caller has proof of both.
 * @returns whether it is linked with this account; false when it is linked with another
 */
export const linkIdentity = async (
  payload: Payload,
  user: string,
  { issuer, subject }: Identity,
): Promise<boolean> => {
  try {
    await payload.db.create({
      collection: 'identities',
      data: { user, issuer, subject, lastUsedAt: new Date() },
    })
    return true
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    return (await findLinkedUser(payload, { issuer, subject })) === user
  }
}

/** The identities of an account, the first linked first. */
export const findIdentities = (payload: Payload, user: string): Promise<StoredIdentity[]> =>
  identitiesOf(payload)
    .find({ user }, { issuer: 1, subject: 1, createdAt: 1, lastUsedAt: 1 })
    .sort({ createdAt: 1, _id: 1 })
    .lean<StoredIdentity[]>()
    .exec()

/** Whether an account is linked with any identity. */
export const hasIdentity = async (payload: Payload, user: string): Promise<boolean> =>
  (await identitiesOf(payload).exists({ user })) !== null

/** Whether an identity is linked with an account. */
export const isIdentityOf = async (payload: Payload, id: string, user: string): Promise<boolean> =>
  (await identitiesOf(payload).exists({ _id: id, user })) !== null

/** Deletes an identity of an account, and returns it. */
export const takeIdentity = (
  payload: Payload,
  id: string,
  user: string,
): Promise<Pick<StoredIdentity, 'issuer'> | null> =>
  identitiesOf(payload)
    .findOneAndDelete({ _id: id, user })
    .lean<Pick<StoredIdentity, 'issuer'> | null>()
    .exec()

/** Deletes all identities of an account. */
export const deleteIdentities = async (payload: Payload, user: string): Promise<void> => {
  await identitiesOf(payload).deleteMany({ user })
}

/** The ids of the accounts that are linked with any identity. */
export const findLinkedUsers = (payload: Payload): Promise<unknown[]> =>
  identitiesOf(payload).distinct('user').exec()
