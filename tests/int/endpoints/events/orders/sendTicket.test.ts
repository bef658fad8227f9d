import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { type Bought, buyTickets } from '../../../../helpers/boughtTickets'
import { inDays, makeEvent } from '../../../../helpers/events'
import { mailsTo } from '../../../../helpers/mails'
import { newWord } from '../../../../helpers/newWord'
import { pdfText } from '../../../../helpers/pdfText'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { makeTicketType, price } from '../../../../helpers/tickets'

let app: TestApp
let staff: Account
beforeAll(async () => {
  app = await startTestPayload()
  staff = await makeAccount(app.payload, { roles: ['event_manager'] })
})
afterAll(() => app.stop())

const newEmail = (): string => `${newWord()}@example.org`

/** Two tickets, by default free; the second is for Peter Lado. */
const buy = async (amountMinor = 0): Promise<Bought & { event: string }> => {
  const event = await makeEvent(app.payload, { eventDate: inDays(3) })
  const type = await makeTicketType(app.payload, staff, event.id, { prices: [price({ amountMinor })] })
  return { event: event.id, ...(await buyTickets(app, event.id, type)) }
}
const send = (
  { view, buyer }: Bought,
  email: string,
  { as = buyer, ticket = view.tickets[1]?.id }: { as?: Account; ticket?: string } = {},
) => app.request('POST', `/api/ticket-orders/${view.id}/tickets/${ticket}/send`, { as, body: { email } })

describe('a ticket that is sent to who comes with it', () => {
  it('arrives alone, with the event for the calendar, once a day', async () => {
    const [bought, email] = [await buy(), newEmail()]
    const answers = await Promise.all([send(bought, email), send(bought, email.toUpperCase())])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const mails = await mailsTo(app.payload, email)
    expect(mails.map(({ template }) => template)).toEqual(['ticketForYou'])
    const { text, attachments } = required(mails[0])
    expect(text).toContain('Dear Peter Lado')
    expect(text).toContain('Nyandeng Deng has ordered a ticket for you')
    const pdf = required(attachments.find(({ contentType }) => contentType === 'application/pdf'))
    const printed = await pdfText(Buffer.from(pdf.content))
    expect(printed).toContain('Peter Lado')
    expect(printed).not.toContain('Achol Deng')
    expect(attachments.some(({ contentType }) => contentType.startsWith('text/calendar'))).toBe(true)
  })

  it('also to people who were imported and not invited yet', async () => {
    const [bought, colleague] = [await buy(), await makeAccount(app.payload)]
    await modelOf(app.payload, 'users').updateOne(
      { _id: colleague.id },
      { $set: { awaitsInvitation: true, emailProvedAt: null } },
    )
    expect((await send(bought, colleague.email)).status).toBe(200)
    const templates = (await mailsTo(app.payload, colleague.email)).map(({ template }) => template)
    expect(templates).toContain('ticketForYou')
  })
})

describe('a ticket is not sent', () => {
  const codeOf = async (answer: Response) => [answer.status, await answer.text()]

  it('by somebody else, of another order, or to no address', async () => {
    const [bought, other] = [await buy(), await buy()]
    const email = newEmail()
    expect((await send(bought, email, { as: other.buyer })).status).toBe(404)
    expect((await send(bought, email, { ticket: required(other.view.tickets[0]).id })).status).toBe(404)
    expect((await send(bought, email, { ticket: 'none' })).status).toBe(404)
    expect((await send(bought, 'peter')).status).toBe(400)
    expect(await mailsTo(app.payload, email)).toEqual([])
  })

  it('more than twenty times an hour to an address, of which those without a ticket use up none', async () => {
    const [bought, stranger, email] = [await buy(), await makeAccount(app.payload), newEmail()]
    for (let place = 0; place < 21; place += 1)
      expect((await send(bought, email, { as: stranger })).status).toBe(404)
    for (let place = 0; place < 20; place += 1) expect((await send(bought, email)).status).toBe(200)
    expect((await send(bought, email)).status).toBe(429)
  })

  it('before the order is paid', async () => {
    const answer = await codeOf(await send(await buy(5000), newEmail()))
    expect(answer).toEqual([409, expect.stringContaining('not_valid')])
  })

  it.each([
    ['is over', { eventDate: new Date(Date.now() - 1000) }],
    ['is cancelled', { isCancelled: true }],
  ])('when the event %s', async (_, facts) => {
    const bought = await buy()
    await modelOf(app.payload, 'events').updateOne({ _id: bought.event }, { $set: facts })
    const answer = await codeOf(await send(bought, newEmail()))
    expect(answer).toEqual([409, expect.stringContaining('closed')])
  })
})
