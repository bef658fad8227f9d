import type { Document, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { noAddressOf } from '../../../accounts/noAddress.schema'
import { documentsOf } from '../mergesRepository'
import { findMove, markDone, recordMoves } from '../movesRepository'
import type { MergeContext } from './mergeContext.types'
import { MERGE_STEPS } from './steps.constants'

/** What belongs to the address of a person whom staff entered. */
const ADDRESS_FIELDS = ['email', 'awaitsInvitation', 'invitedAt', 'peopleImport'] as const

type AddressOf = Partial<Record<(typeof ADDRESS_FIELDS)[number], unknown>>

const addressOf = (account: Document): AddressOf =>
  Object.fromEntries(
    ADDRESS_FIELDS.flatMap((name) => (name in account ? [[name, account[name] as unknown]] : [])),
  )

const toUpdate = (fields: AddressOf): Document => {
  const missing = ADDRESS_FIELDS.filter((name) => fields[name] === undefined)
  return {
    $set: fields,
    ...(missing.length > 0 && { $unset: Object.fromEntries(missing.map((name) => [name, 1])) }),
  }
}

/** Gives two accounts the addresses of each other: by a third one, since an address belongs to one account. */
const exchange = async (
  payload: Payload,
  { one, ofOne }: { one: ObjectId; ofOne: AddressOf },
  { other, ofOther }: { other: ObjectId; ofOther: AddressOf },
): Promise<boolean> => {
  const accounts = documentsOf(payload, 'users')
  const between = noAddressOf(`exchanged-${other.toHexString()}`)
  await accounts.updateOne({ _id: other, email: ofOther.email }, { $set: { email: between } })
  await accounts.updateOne({ _id: one, email: ofOne.email }, toUpdate(ofOther))
  await accounts.updateOne({ _id: other, email: between }, toUpdate(ofOne))
  const isDone = (await accounts.findOne({ _id: one }))?.email === ofOther.email
  if (isDone) {
    const profiles = documentsOf(payload, 'profiles')
    await profiles.updateOne({ user: one }, { $set: { email: ofOther.email } })
    await profiles.updateOne({ user: other }, { $set: { email: ofOne.email } })
  }
  return isDone
}

/**
 * Gives the remaining person the address of the merged one, where it was chosen: of people whom staff entered, and
 * nobody has claimed. The merged account takes the other address, so that both stay theirs.
 */
export const exchangeAddresses = async ({ payload, merge }: MergeContext): Promise<void> => {
  if (merge.choices.address !== 'merged') return
  const accounts = documentsOf(payload, 'users')
  const move = { kind: 'address', collectionSlug: 'users', document: merge.remaining, path: 'email' } as const
  const [own, other] = await Promise.all([
    accounts.findOne({ _id: merge.remaining }),
    accounts.findOne({ _id: merge.merged }),
  ])
  if (!own || !other) return
  await recordMoves(payload, merge._id, MERGE_STEPS.address, [
    { ...move, before: addressOf(own), after: addressOf(other) },
  ])
  const recorded = await findMove(payload, merge._id, move)
  if (!recorded || recorded.isDone) return
  await exchange(
    payload,
    { one: merge.remaining, ofOne: recorded.before as AddressOf },
    { other: merge.merged, ofOther: recorded.after as AddressOf },
  )
  await markDone(payload, merge._id, move)
}

/** Gives both their own addresses back, unless one was changed since. */
export const exchangeBack = (
  payload: Payload,
  { remaining, merged }: { remaining: ObjectId; merged: ObjectId },
  { before, after }: { before?: unknown; after?: unknown },
): Promise<boolean> =>
  exchange(
    payload,
    { one: remaining, ofOne: after as AddressOf },
    { other: merged, ofOther: before as AddressOf },
  )
