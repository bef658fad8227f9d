import { readDonationState } from '../../../domain/money/donations'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { everybody } from '../../guards'

/**
 * `GET /api/donations/by-key/:key`: the state of a donation, for the holder of its unguessable key from the
 * payment page. Answers 200 `DonationState`, 404 for a key that belongs to none.
 */
export const state = declareEndpoint({
  method: 'get',
  path: '/by-key/:key',
  access: everybody,
  handler: async ({ payload, routeParams }) => {
    const found = await readDonationState(payload, routeParams?.key)
    return found
      ? Response.json(found, { headers: { 'Cache-Control': 'no-store' } })
      : problem(404, 'not_found', 'This donation could not be found')
  },
})
