import type { Payload } from 'payload'
import { isDuplicateKey, modelOf } from '../../platform/database'
import { providerName } from '../../services/identityProvider'
import type { LinkedIdentity } from './singleSignOn.schema'

interface Identity {
  issuer: string
  subject: string
}

/** The account that is linked with who somebody is at the provider, if there is one. That it was asked for is noted. */
export const findLinkedUser = async (
  payload: Payload,
  { issuer, subject }: Identity,
): Promise<string | undefined> => {
  const found = await modelOf(payload, 'identities')
    .findOneAndUpdate(
      { issuer, subject },
      { $set: { lastUsedAt: new Date() } },
      { projection: { user: 1 }, timestamps: false },
    )
    .lean<{ user: unknown }>()
  return found ? String(found.user) : undefined
}

/**
 * Links an account with who somebody is at the provider. Whoever calls it has proof of both.
 * @returns whether it is linked with this account; false when it is with another
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

export interface StoredIdentity extends Identity {
  _id: unknown
  createdAt: Date
  lastUsedAt?: Date | null
}

/** Who the owner of an account is at providers, the first that was linked first. */
export const identitiesOf = (payload: Payload, user: string): Promise<StoredIdentity[]> =>
  modelOf(payload, 'identities')
    .find({ user }, { issuer: 1, subject: 1, createdAt: 1, lastUsedAt: 1 })
    .sort({ createdAt: 1, _id: 1 })
    .lean<StoredIdentity[]>()

/** An identity as its owner sees it: what the provider calls the person means nothing to them. */
export const toLinkedIdentity = ({ _id, issuer, createdAt, lastUsedAt }: StoredIdentity): LinkedIdentity => ({
  id: String(_id),
  provider: providerName(issuer),
  linkedAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})
