import { afterAll, beforeAll, expect, it } from 'vitest'
import { cancelOrder } from '../../../../../domain/events/orders'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { buyTickets } from '../../../../helpers/boughtTickets'
import { makeEvent } from '../../../../helpers/events'
import { mailsTo } from '../../../../helpers/mails'
import { pdfText } from '../../../../helpers/pdfText'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { FREE, makeTicketType } from '../../../../helpers/tickets'

let app: TestApp
let staff: Account
beforeAll(async () => {
  app = await startTestPayload()
  staff = await makeAccount(app.payload, { roles: ['event_manager'] })
})
afterAll(() => app.stop())

it('mails the tickets of a confirmed order as PDF, a few kilobytes each', async () => {
  const event = await makeEvent(app.payload)
  const type = await makeTicketType(app.payload, staff, event.id, FREE)
  const names = ['Achol Deng', 'Peter Lado', 'Mary Keji']
  const { buyer, view } = await buyTickets(app, event.id, type, names, { hasOwn: false })
  const mailed = async (template: string) =>
    required((await mailsTo(app.payload, buyer.email)).find((mail) => mail.template === template))
  const { attachments, text } = await mailed('ticketsConfirmed')
  const pdf = required(attachments.find(({ contentType }) => contentType === 'application/pdf'))
  expect(pdf.filename).toBe(`tickets-${event.slug}.pdf`)
  const content = Buffer.from(pdf.content)
  const printed = await pdfText(content)
  for (const name of names) expect(printed).toContain(name)
  expect(content.length).toBeLessThan(100_000)
  expect(text).toContain('The tickets are also attached')

  await cancelOrder(app.payload, view.id, buyer.id)
  const released = await mailed('ticketsReleased')
  expect(released.attachments.map(({ contentType }) => contentType)).not.toContain('application/pdf')
})
