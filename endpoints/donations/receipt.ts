import type { Endpoint, Payload } from 'payload'
import { problem } from '../answers'
import { isObjectId } from '../../platform/isObjectId'
import type { StoredDonation } from '../../domain/donations/donation.types'
import { donationByKey } from '../../domain/donations/donationByKey'
import { donationId, donationsOf } from '../../domain/donations/donationsOf'
import { receiptAnswer } from './receiptAnswer'

const answer = async (payload: Payload, donation: StoredDonation | null): Promise<Response> => {
  const { receiptNumber, paidAt } = donation ?? {}
  if (!donation || !receiptNumber || !paidAt) return problem(404, 'not_found', 'There is no receipt here')
  return receiptAnswer(payload, { ...donation, receiptNumber, paidAt })
}

/** `GET /api/donations/by-key/:key/receipt`: the receipt as PDF, for whoever has the link. 404 before there is one. */
export const receiptByKey: Endpoint = {
  method: 'get',
  path: '/by-key/:key/receipt',
  handler: async ({ payload, routeParams }) =>
    answer(payload, await donationByKey(payload, routeParams?.key)),
}

/** `GET /api/donations/:id/receipt`: the same for the signed-in donor and for administrators. 404 for anyone else. */
export const receipt: Endpoint = {
  method: 'get',
  path: '/:id/receipt',
  handler: async (req) => {
    const id = req.routeParams?.id
    const readable = isObjectId(id)
      ? await req.payload.findByID({
          collection: 'donations',
          id,
          depth: 0,
          overrideAccess: false,
          disableErrors: true,
          select: {},
          req,
        })
      : null
    return answer(
      req.payload,
      readable ? await donationsOf(req.payload).findOne({ _id: donationId(readable.id) }) : null,
    )
  },
}
