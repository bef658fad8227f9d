import { DOOR_PASS_HEADER } from '../../../../../domain/events/door/door.constants'
import type { Account } from '../../../../helpers/accounts'
import { storeSurvey } from '../../../../../domain/events/surveys/surveysRepository'
import { modelOf } from '../../../../../platform/database'
import { todayInJuba } from '../../../../../platform/jubaTime'
import { buyTickets } from '../../../../helpers/boughtTickets'
import { openDoor, scanOf } from '../../../../helpers/door'
import { inDays, makeEvent } from '../../../../helpers/events'
import { startOfToday } from '../../../../helpers/jubaDay'
import type { TestApp } from '../../../../helpers/testPayload'
import { FREE, makeTicketType } from '../../../../helpers/tickets'
import type { Calls } from './calls.types'

/** At the door of an event of today, with two devices; one is withdrawn. */
export const doorCalls = async (app: TestApp, admin: Account): Promise<Calls> => {
  const { id } = await makeEvent(app.payload, {
    eventDate: startOfToday(),
    endDate: inDays(1),
  })
  const at = (part: string) => `/api/events/${id}/${part}`
  const [kept, ended] = [await openDoor(app, admin, id), await openDoor(app, admin, id, 'Side gate')]
  const type = await makeTicketType(app.payload, admin, id, FREE)
  await buyTickets(app, id, type, ['Nyandeng Deng'], { hasOwn: false })
  const headers = { [DOOR_PASS_HEADER]: kept.token }
  const scans = [scanOf('a'.repeat(24), 5, { name: 'Kuol Majak' })]
  const cash = { amountMinor: 500_000, currency: 'SSP' } as const
  await kept.sync({ scans: [{ ...scanOf('b'.repeat(24), 5, { name: 'Rose Poni' }), cash }] })
  const { id: over } = await makeEvent(app.payload, { eventDate: inDays(-1) })
  await storeSurvey(app.payload, over, [])
  await modelOf(app.payload, 'attendances').create({ event: over, user: admin.id })
  return {
    'post /api/events/{id}/survey': { path: `/api/events/${over}/survey`, body: {} },
    'get /api/events/{id}/door': { path: at('door'), headers },
    'post /api/events/{id}/door': {
      path: at('door'),
      headers,
      body: { now: new Date().toISOString(), since: null, scans, undone: [] },
    },
    'get /api/events/{id}/afterwards': { path: at('afterwards') },
    'get /api/events/{id}/figures.csv': { path: at('figures.csv') },
    'get /api/events/{id}/figures.xlsx': { path: at('figures.xlsx') },
    'get /api/events/{id}/survey-answers.csv': { path: at('survey-answers.csv') },
    'get /api/events/{id}/survey-answers.xlsx': { path: at('survey-answers.xlsx') },
    'post /api/events/{id}/survey-questions': { path: at('survey-questions'), body: { questions: '' } },
    'post /api/events/{id}/thanks': { path: `/api/events/${over}/thanks`, body: { text: 'Thank you.' } },
    'get /api/check-ins/cash': { path: '/api/check-ins/cash' },
    'post /api/check-ins/cash': {
      path: '/api/check-ins/cash',
      body: { event: id, day: todayInJuba(), ...cash, decision: 'book' },
    },
    'get /api/events/{id}/badges': { path: at('badges') },
    'get /api/events/{id}/door-passes': { path: at('door-passes') },
    'post /api/events/{id}/door-passes': { path: at('door-passes'), body: { name: 'Dinner' } },
    'post /api/events/{id}/door-passes/{pass}/withdraw': { path: at(`door-passes/${ended.pass}/withdraw`) },
  }
}
