import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { FeeWaiver } from '../../../payload-types'
import { modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'
import { dayOf } from './days'
import type { Waiver } from './grade.schema'

type StoredWaiver = Stored<FeeWaiver, 'validFrom' | 'validUntil'>

const waiversOf = (payload: Payload) => modelOf(payload, 'fee-waivers')

const toWaiver = ({ kind, percent, validFrom, validUntil }: StoredWaiver): Waiver => ({
  kind,
  percent,
  validFrom: dayOf(validFrom),
  validUntil: validUntil ? dayOf(validUntil) : null,
})

/** The waivers of an account, past and future ones included. */
export const findWaivers = async (payload: Payload, user: string): Promise<Waiver[]> =>
  (
    await waiversOf(payload)
      .find({ user }, { kind: 1, percent: 1, validFrom: 1, validUntil: 1 })
      .limit(100)
      .lean<StoredWaiver[]>()
  ).map(toWaiver)

/** The waivers of an account with reason and author, the latest first. */
export const findStoredWaivers = (payload: Payload, user: string): Promise<StoredWaiver[]> =>
  waiversOf(payload).find({ user }).sort({ validFrom: -1, _id: -1 }).limit(100).lean<StoredWaiver[]>().exec()

/** The same of some accounts, by account; one without waivers has no entry. */
export const findWaiversOf = async (
  payload: Payload,
  users: readonly ObjectId[],
): Promise<Map<string, Waiver[]>> => {
  const found = new Map<string, Waiver[]>()
  for (const waiver of await waiversOf(payload)
    .find({ user: { $in: [...users] } }, { user: 1, kind: 1, percent: 1, validFrom: 1, validUntil: 1 })
    .lean<StoredWaiver[]>()) {
    const user = waiver.user.toHexString()
    found.set(user, [...(found.get(user) ?? []), toWaiver(waiver)])
  }
  return found
}

/** Removes the waivers of an account: why they were given is personal. Safe to repeat. */
export const eraseWaivers = async (payload: Payload, user: string): Promise<void> => {
  await waiversOf(payload).deleteMany({ user })
}
