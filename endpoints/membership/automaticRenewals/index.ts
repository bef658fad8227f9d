import type { Endpoint } from 'payload'
import { readAutomaticRenewal, stopAutomaticRenewal } from '../../../domain/membership/automaticRenewals'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'

const SIGN_IN_FIRST = 'Please sign in to see your automatic renewal'

/**
 * `GET /api/automatic-renewals/mine`: whether the own membership is renewed by card. 200 `AutomaticRenewalView`, 401.
 */
const mine = declareEndpoint({
  method: 'get',
  path: '/mine',
  access: signedIn(SIGN_IN_FIRST),
  handler: async (req, { user }) => Response.json(await readAutomaticRenewal(req, user.id)),
})

/** `POST /api/automatic-renewals/switch-off`: no card is charged from then on. 200 `AutomaticRenewalView`, 401. */
const switchOff = declareEndpoint({
  method: 'post',
  path: '/switch-off',
  access: signedIn(SIGN_IN_FIRST),
  handler: async (req, { user }) => {
    await stopAutomaticRenewal(req, user.id)
    return Response.json(await readAutomaticRenewal(req, user.id))
  },
})

/** The endpoints of automatic renewals, under `/api/automatic-renewals`. */
export const automaticRenewalEndpoints: Endpoint[] = [mine, switchOff]
