import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Thanked } from '../../../../../domain/events/thanks/thanks.schema'
import type { SurveyView } from '../../../../../domain/events/surveys/surveys.schema'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { inDays, makeEvent } from '../../../../helpers/events'
import { jsonOf } from '../../../../helpers/jsonOf'
import { mailsTo } from '../../../../helpers/mails'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
let staff: Account
beforeAll(async () => {
  app = await startTestPayload()
  staff = await makeAccount(app.payload, { roles: ['event_manager'] })
})
afterAll(() => app.stop())

const thank = (event: string, body: object = { text: 'It was good to see you.' }) =>
  app.request('POST', `/api/events/${event}/thanks`, { as: staff, body })
const countOf = async (event: string): Promise<number> =>
  (await jsonOf<{ count: number }>(await thank(event))).count
const thankedOf = async (event: string): Promise<Thanked> =>
  (
    await jsonOf<{ thanked: Thanked }>(
      await app.request('GET', `/api/events/${event}/afterwards`, { as: staff }),
    )
  ).thanked
const comes = async (event: string): Promise<Account> => {
  const person = await makeAccount(app.payload)
  await modelOf(app.payload, 'attendances').create({ event, user: person.id })
  return person
}
const thanksTo = async ({ email }: Account) =>
  (await mailsTo(app.payload, email)).filter(({ template }) => template === 'eventThanks')

describe('thanks after an event', () => {
  it('reach everybody who came once, with a link to the survey that needs no account', async () => {
    const { id } = await makeEvent(app.payload, { eventDate: inDays(-1) })
    const [one, two] = [await comes(id), await comes(id)]
    const absent = await makeAccount(app.payload)
    await app.request('POST', `/api/events/${id}/survey-questions`, { as: staff, body: { questions: '' } })
    expect(await thankedOf(id)).toEqual({ came: 2, thanked: 0 })
    const counts = await Promise.all([countOf(id), countOf(id)])
    expect(counts[0] + counts[1]).toBe(2)
    expect(await thankedOf(id)).toEqual({ came: 2, thanked: 2 })
    for (const person of [one, two]) expect(await thanksTo(person)).toHaveLength(1)
    expect(await thanksTo(absent)).toHaveLength(0)
    const text = required((await thanksTo(one))[0]?.text)
    expect(text).toContain('It was good to see you.')
    const token = required(/\/survey#(\S+)/.exec(text)?.[1])
    const view = await jsonOf<SurveyView>(
      await app.request('POST', `/api/events/${id}/survey`, { body: { token } }),
    )
    expect(view.state).toBe('asked')

    const late = await comes(id)
    expect(await countOf(id)).toBe(1)
    expect(await thanksTo(late)).toHaveLength(1)
    expect(await thanksTo(one)).toHaveLength(1)
  })

  it('wait for the end of the event, and are refused without a text', async () => {
    const { id } = await makeEvent(app.payload)
    await comes(id)
    expect((await thank(id)).status).toBe(409)
    const over = await makeEvent(app.payload, { eventDate: inDays(-1) })
    expect((await thank(over.id, { text: ' ' })).status).toBe(400)
    const cancelled = await makeEvent(app.payload, { eventDate: inDays(-1), isCancelled: true })
    await comes(cancelled.id)
    expect((await thank(cancelled.id)).status).toBe(409)
  })
})
