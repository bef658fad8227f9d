import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { isDuplicateKey } from '../../platform/database'
import type { StoredDonation } from './donation.types'
import { donationsOf } from './donationsOf'
import type { CheckoutInput } from './checkout.schema'

/** 192 bits: whoever has it is who made the gift. */
const newAccessKey = (): string => randomBytes(24).toString('base64url')

/** The donation of a client's key: made by the first request that brings it. */
export const findOrCreate = async (
  req: PayloadRequest,
  { amountCents, key, name, email }: CheckoutInput,
): Promise<StoredDonation> => {
  try {
    await req.payload.create({
      collection: 'donations',
      data: {
        amountCents,
        currency: 'usd',
        status: 'created',
        clientKey: key,
        accessKey: newAccessKey(),
        name,
        email: email ?? req.user?.email,
        user: req.user?.id,
      },
      depth: 0,
      overrideAccess: true, // visitors give through this endpoint alone
      req,
    })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
  }
  const donation = await donationsOf(req.payload).findOne({ clientKey: key })
  if (!donation) throw new Error('A donation was gone as soon as it was made')
  return donation
}
