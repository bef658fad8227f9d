import type { Event } from '../../../../../payload-types'
import { modelOf } from '../../../../../platform/database'
import { makeAccount } from '../../../../helpers/accounts'
import { inDays, makeEvent } from '../../../../helpers/events'
import type { TestApp } from '../../../../helpers/testPayload'
import type { Calls } from './calls.types'

/** On events of their own: one of today, and one that is deleted. */
export const attendanceCalls = async ({ payload }: TestApp): Promise<Calls> => {
  const today: Partial<Event> = { eventDate: new Date().toISOString() }
  const [event, deleted] = [await makeEvent(payload, today), await makeEvent(payload)]
  const [first, second, guest] = [
    await makeAccount(payload),
    await makeAccount(payload),
    await makeAccount(payload),
  ]
  for (const { id: user } of [first, second])
    await modelOf(payload, 'registrations').create({ event: event.id, user })
  const past = await makeEvent(payload, { eventDate: inDays(-2) })
  const certificateCode = 'ATT-22222-33333-44444-55555'
  await modelOf(payload, 'attendances').create({ event: past.id, user: first.id, certificateCode })
  const at = (part: string) => `/api/events/${event.id}/${part}`
  return {
    'post /api/events/{id}/attendance/{user}': {
      path: at(`attendance/${first.id}`),
      body: { isPresent: true },
    },
    'post /api/events/{id}/attendance': { path: at('attendance'), body: { who: guest.email } },
    'post /api/events/{id}/participants': { path: at('participants'), body: { list: guest.email } },
    'get /api/events/{id}/attendance': { path: at('attendance') },
    'get /api/events/{id}/attendance.csv': { path: at('attendance.csv') },
    'get /api/events/{id}/attendance.xlsx': { path: at('attendance.xlsx') },
    'get /api/events/verify/{code}': { path: `/api/events/verify/${certificateCode}` },
    'get /api/events/list.csv': {},
    'get /api/events/list.xlsx': {},
    'get /api/events/{id}/registrants.csv': { path: at('registrants.csv') },
    'get /api/events/{id}/registrants.xlsx': { path: at('registrants.xlsx') },
    'post /api/events/{id}/registrants/{user}/removal': {
      path: at(`registrants/${second.id}/removal`),
      body: { reason: 'Asked for it' },
    },
    'post /api/events/{id}/trash': {
      path: `/api/events/${deleted.id}/trash`,
      body: { registered: 0, updatedAt: deleted.updatedAt },
    },
  }
}
