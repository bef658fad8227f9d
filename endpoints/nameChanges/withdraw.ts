import type { Endpoint } from 'payload'
import { NAME_CHANGE_TEXTS as TEXTS } from '../../domain/nameChanges/statuses.schema'
import { withdrawNameChange } from '../../domain/nameChanges/requestNameChange'
import { modelOf } from '../../platform/database'
import { problem } from '../answers'
import { isObjectId } from '../../platform/isObjectId'

/**
 * `POST /api/name-changes/:id/withdraw`: takes the own request back while nobody has decided it. Answers 200, also when
 * it is withdrawn already, 401, 404, 409 once it is decided.
 */
export const withdraw: Endpoint = {
  method: 'post',
  path: '/:id/withdraw',
  handler: async ({ payload, user, routeParams }) => {
    if (!user) return problem(401, 'unauthenticated', TEXTS.signIn)
    const id = routeParams?.id
    if (!isObjectId(id) || !(await modelOf(payload, 'name-changes').exists({ _id: id, user: user.id })))
      return problem(404, 'not_found', TEXTS.notFound)
    const isWithdrawn = await withdrawNameChange(payload, id, user.id)
    return isWithdrawn ? Response.json({ status: 'withdrawn' }) : problem(409, 'decided', TEXTS.decided)
  },
}
