import type { Payload } from 'payload'
import type { FeeWaiver } from '../../payload-types'
import { modelOf } from '../../platform/database'
import type { Stored } from '../../platform/stored.types'
import { dayOf } from './days'
import type { Waiver } from './grade.schema'

type StoredWaiver = Stored<FeeWaiver, 'validFrom' | 'validUntil'>

const waiversOf = (payload: Payload) => modelOf(payload, 'fee-waivers')

/** The waivers of an account, past and future ones included. */
export const findWaivers = async (payload: Payload, user: string): Promise<Waiver[]> =>
  (
    await waiversOf(payload)
      .find({ user }, { kind: 1, percent: 1, validFrom: 1, validUntil: 1 })
      .limit(100)
      .lean<StoredWaiver[]>()
  ).map(({ kind, percent, validFrom, validUntil }) => ({
    kind,
    percent,
    validFrom: dayOf(validFrom),
    validUntil: validUntil ? dayOf(validUntil) : null,
  }))

/** Removes the waivers of an account: why they were given is personal. Safe to repeat. */
export const eraseWaivers = async (payload: Payload, user: string): Promise<void> => {
  await waiversOf(payload).deleteMany({ user })
}
