import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { buyTickets } from '../../../../helpers/boughtTickets'
import { makeEvent } from '../../../../helpers/events'
import { pdfText } from '../../../../helpers/pdfText'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { FREE, makeTicketType } from '../../../../helpers/tickets'

let app: TestApp
let staff: Account
beforeAll(async () => {
  app = await startTestPayload()
  staff = await makeAccount(app.payload, { roles: ['event_manager'] })
})
afterAll(() => app.stop())

/** What is printed, without spaces: where a line breaks does not matter. */
const printed = async (answer: Response): Promise<string> =>
  (await pdfText(Buffer.from(await answer.arrayBuffer()))).replace(/\s/g, '')

describe('badges', () => {
  it.each(['a6', 'a4', 'label'])('name who may come and the ticket, for %s', async (format) => {
    const event = await makeEvent(app.payload, { title: 'Congress of Bridges' })
    const type = await makeTicketType(app.payload, staff, event.id, FREE)
    const names = ['Achol Deng', 'Peter Lado', 'Mary Keji', 'Kuol Majak', 'Nyandeng Chol']
    await buyTickets(app, event.id, type, names, { hasOwn: false })
    const answer = await app.request('GET', `/api/events/${event.id}/badges?format=${format}`, { as: staff })
    expect(answer.status).toBe(200)
    const text = await printed(answer)
    for (const name of [...names, 'Standard', event.title]) expect(text).toContain(name.replace(/\s/g, ''))
    const beyond = await app.request('GET', `/api/events/${event.id}/badges?page=2`, { as: staff })
    expect(beyond.status).toBe(404)
  })

  it('have the organisation of somebody who is registered, and leave out who did not pay', async () => {
    const event = await makeEvent(app.payload)
    const person = await makeAccount(app.payload)
    await app.payload.update({
      collection: 'profiles',
      where: { user: { equals: person.id } },
      data: { organization: 'Nile Bridges Ltd' },
      overrideAccess: true, // the test prepares its data
    })
    await app.request('POST', `/api/events/${event.id}/registration`, { as: person })
    const type = await makeTicketType(app.payload, staff, event.id)
    await buyTickets(app, event.id, type, ['Kuol Majak'], { hasOwn: false })
    const answer = await app.request('GET', `/api/events/${event.id}/badges`, { as: staff })
    const text = await printed(answer)
    expect(text).toContain('NileBridgesLtd')
    expect(text).not.toContain('Kuol')
  })
})
