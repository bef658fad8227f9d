import type { Payload } from 'payload'
import { modelOf } from '../../platform/database'

/** Settles every document of a collection that a crash left unsettled. One that cannot be settled fails alone and is tried again. */
export const settleEach = async (
  payload: Payload,
  collection: 'applications' | 'renewals' | 'membership-events',
  settle: (payload: Payload, id: string) => Promise<unknown>,
): Promise<void> => {
  const left = await modelOf(payload, collection)
    .find({ needsSettling: true }, { _id: 1 })
    .lean<{ _id: unknown }[]>()
  let settled = 0
  for (const { _id } of left) {
    try {
      await settle(payload, String(_id))
      settled += 1
    } catch (error) {
      payload.logger.error(
        { err: error, collection, id: String(_id) },
        'what follows from a decision failed; it is tried again',
      )
    }
  }
  if (left.length > 0)
    payload.logger.info({ collection, settled, left: left.length - settled }, 'decisions were completed')
}
