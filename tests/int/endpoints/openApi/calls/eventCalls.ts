import type { EventDetail } from '../../../../../domain/events/events.schema'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { eventInput, makeEvent } from '../../../../helpers/events'
import { jsonOf } from '../../../../helpers/jsonOf'
import type { TestApp } from '../../../../helpers/testPayload'
import type { Calls } from './calls.types'

/** On events of their own. */
export const eventCalls = async (app: TestApp, admin: Account): Promise<Calls> => {
  const [changed, cancelled] = await Promise.all([makeEvent(app.payload), makeEvent(app.payload)])
  const desk = (id: string) => `/api/events/${id}/desk`
  const detail = await jsonOf<EventDetail>(await app.request('GET', desk(changed.id), { as: admin }))
  const member = await makeAccount(app.payload)
  await app.request('POST', `/api/events/${changed.id}/registration`, { as: member })
  return {
    'get /api/events/list': {},
    'post /api/events/list': { body: eventInput() },
    'get /api/events/{id}/desk': { path: desk(changed.id) },
    'post /api/events/{id}/desk': {
      path: desk(changed.id),
      body: { ...detail.form, location: 'Wau', updatedAt: detail.updatedAt },
    },
    'post /api/events/{id}/status': {
      path: `/api/events/${cancelled.id}/status`,
      body: { status: 'cancelled', updatedAt: cancelled.updatedAt },
    },
    'get /api/events/{id}/registrants': { path: `/api/events/${changed.id}/registrants` },
  }
}
