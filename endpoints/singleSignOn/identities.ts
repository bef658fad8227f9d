import type { Payload } from 'payload'
import { isDuplicateKey, modelOf } from '../../server/services/database'

interface Identity {
  issuer: string
  subject: string
}

/** The account that is linked with who somebody is at the provider, if there is one. */
export const findLinkedUser = async (payload: Payload, { issuer, subject }: Identity): Promise<string | undefined> => {
  const found = await modelOf(payload, 'identities').findOne({ issuer, subject }, { user: 1 }).lean<{ user: unknown }>()
  return found ? String(found.user) : undefined
}

/**
 * Links an account with who somebody is at the provider. Whoever calls it has proof of both.
 * @returns whether it is linked with this account; false when it is with another
 */
export const linkIdentity = async (payload: Payload, user: string, { issuer, subject }: Identity): Promise<boolean> => {
  try {
    await payload.db.create({ collection: 'identities', data: { user, issuer, subject } })
    return true
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    return (await findLinkedUser(payload, { issuer, subject })) === user
  }
}
