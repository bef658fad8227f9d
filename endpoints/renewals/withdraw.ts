import type { Endpoint } from 'payload'
import { modelOf } from '../../platform/database'
import { problem } from '../answers'
import { isObjectId } from '../../platform/isObjectId'
import { SIGN_IN_FIRST } from './mine'

const DECIDED = 'Your request has been decided in the meantime.'

/**
 * `POST /api/renewals/:id/withdraw`: takes the own request back while nobody has decided it. Answers 200, also when it
 * is withdrawn already, 401, 404, 409 once it is decided.
 */
export const withdraw: Endpoint = {
  method: 'post',
  path: '/:id/withdraw',
  handler: async ({ payload, user, routeParams }) => {
    if (!user) return problem(401, 'unauthenticated', SIGN_IN_FIRST)
    const id = routeParams?.id
    const renewals = modelOf(payload, 'renewals')
    const own = { _id: id, user: user.id }
    if (!isObjectId(id) || !(await renewals.exists(own)))
      return problem(404, 'not_found', 'This request could not be found')
    await renewals.updateOne({ ...own, status: 'requested' }, { $set: { status: 'withdrawn' } })
    const isWithdrawn = await renewals.exists({ ...own, status: 'withdrawn' })
    return isWithdrawn ? Response.json({ status: 'withdrawn' }) : problem(409, 'decided', DECIDED)
  },
}
