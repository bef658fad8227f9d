import type { Payload } from 'payload'
import { modelOf } from '../../platform/database'

export interface Factor {
  id: string
  /** Sealed: see sealedSecret.ts. */
  secret: string
  confirmedAt?: Date
  recoveryCodes: string[]
}

/** What an account has of a second factor; one without `confirmedAt` is only being set up. */
export const findFactor = async (payload: Payload, userId: string): Promise<Factor | undefined> => {
  const found = await modelOf(payload, 'second-factors')
    .findOne({ user: userId })
    .lean<{ _id: unknown; secret: string; confirmedAt?: Date; recoveryCodes?: string[] }>()
  if (!found) return undefined
  return {
    id: String(found._id),
    secret: found.secret,
    confirmedAt: found.confirmedAt ?? undefined,
    recoveryCodes: found.recoveryCodes ?? [],
  }
}

/** Whether an account asks for a code at sign-in. */
export const hasFactor = async (payload: Payload, userId: string): Promise<boolean> =>
  Boolean(await modelOf(payload, 'second-factors').exists({ user: userId, confirmedAt: { $type: 'date' } }))
