import type { Payload } from 'payload'
import { modelOf } from '../../platform/database'

/** In the place of a password's hash: no password fits. Its owner signs in through the provider, and may choose one. */
export const NO_PASSWORD = 'none'

/** Whether an account can be signed in to with a password. */
export const hasPassword = async (payload: Payload, user: string): Promise<boolean> =>
  Boolean(await modelOf(payload, 'credentials').exists({ user, passwordHash: { $ne: NO_PASSWORD } }))
