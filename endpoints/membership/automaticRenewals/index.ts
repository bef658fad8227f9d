import type { Endpoint } from 'payload'
import { readAutomaticRenewal, stopAutomaticRenewal } from '../../../domain/membership/automaticRenewals'
import { problem } from '../../answers'

const SIGN_IN_FIRST = 'Please sign in to see your automatic renewal'

/**
 * `GET /api/automatic-renewals/mine`: whether the own membership is renewed by card. 200 `AutomaticRenewalView`, 401.
 */
const mine: Endpoint = {
  method: 'get',
  path: '/mine',
  handler: async (req) =>
    req.user
      ? Response.json(await readAutomaticRenewal(req, req.user.id))
      : problem(401, 'unauthenticated', SIGN_IN_FIRST),
}

/** `POST /api/automatic-renewals/switch-off`: no card is charged from then on. 200 `AutomaticRenewalView`, 401. */
const switchOff: Endpoint = {
  method: 'post',
  path: '/switch-off',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', SIGN_IN_FIRST)
    await stopAutomaticRenewal(req, req.user.id)
    return Response.json(await readAutomaticRenewal(req, req.user.id))
  },
}

/** The endpoints of automatic renewals, under `/api/automatic-renewals`. */
export const automaticRenewalEndpoints: Endpoint[] = [mine, switchOff]
