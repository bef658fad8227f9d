import { randomInt, randomUUID } from 'node:crypto'
import { ObjectId } from 'mongodb'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chooseConsents } from '../../../../../domain/people/consents'
import { sendMailings } from '../../../../../domain/messaging/mailings'
import type {
  MailingChoices,
  MailingDetail,
} from '../../../../../domain/messaging/mailings/mailingDetail.schema'
import type {
  AudienceCount,
  MailingPreview,
  RecipientPage,
} from '../../../../../domain/messaging/mailings/mailingTexts.schema'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import {
  type TextMessageProviderStandIn,
  startTextMessageProvider,
} from '../../../../helpers/textMessageProvider'

let app: TestApp
let admin: Account
let provider: TextMessageProviderStandIn
/** An address at which nobody answers. */
let nobody: string

const TEXT = 'ACESS: the annual meeting is on 5 December in Juba.'

const newPhone = (): string => `+21192${randomInt(1_000_000, 9_999_999)}`

/** Somebody with a number who asked for text messages, unless the facts say otherwise. */
const makeReader = async ({ phone = newPhone(), asks = true } = {}): Promise<Account & { phone: string }> => {
  const account = await makeAccount(app.payload)
  await modelOf(app.payload, 'profiles').updateOne({ user: account.id }, { $set: { phone } })
  if (asks) await chooseConsents({ payload: app.payload }, account.id, { sms: true }, 'link')
  return { ...account, phone }
}

const setPrice = (textMessagePrice: number | null): Promise<unknown> =>
  app.payload.updateGlobal({
    slug: 'staff-settings',
    data: { textMessagePrice },
    overrideAccess: true, // the test’s own setting
  })

beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'] })
  provider = await startTextMessageProvider()
  const gone = await startTextMessageProvider()
  nobody = gone.settings.SMS_API_URL
  await gone.stop()
})
beforeEach(() => {
  Object.assign(process.env, provider.settings)
  provider.mode = 'take'
  provider.asked = 0
  provider.taken.length = 0
})
afterAll(async () => {
  for (const name of Object.keys(provider.settings)) Reflect.deleteProperty(process.env, name)
  await provider.stop()
  await app.stop()
})

const read = async <Data>(path: string): Promise<Data> => {
  const answer = await app.request('GET', `/api/mailings${path && `/${path}`}`, { as: admin })
  expect(answer.status).toBe(200)
  return (await answer.json()) as Data
}
const post = (path: string, body: object): Promise<Response> =>
  app.request('POST', `/api/mailings${path && `/${path}`}`, { as: admin, body })
const add = (people: readonly Account[], sms = TEXT): Promise<Response> =>
  post('', {
    key: randomUUID(),
    subject: 'Annual meeting',
    kind: 'events',
    channel: 'sms',
    audience: { to: 'typed', emails: people.map(({ email }) => email) },
    sms,
  })
const made = async (people: readonly Account[]): Promise<string> => {
  const answer = await add(people)
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { id: string }).id
}
const send = async (id: string): Promise<number> => {
  const { updatedAt } = await read<MailingDetail>(`${id}/detail`)
  return (await post(`${id}/send`, { updatedAt })).status
}
const figuresOf = async (id: string) => (await read<MailingDetail>(`${id}/detail`)).report.figures

describe('a text message', () => {
  it.each([
    ['no text', ''],
    ['more than one message', 'a'.repeat(161)],
    ['more than one message of Arabic letters', 'م'.repeat(71)],
  ])('is refused with %s', async (_, sms) => {
    expect((await add([admin], sms)).status).toBe(400)
  })

  it('reaches only who asked for it and has a number, and its cost is known before', async () => {
    const reader = await makeReader()
    const silent = await makeReader({ asks: false })
    const numberless = await makeReader({ phone: '' })
    const id = await made([reader, silent, numberless])
    await setPrice(null)
    expect(await read<AudienceCount>(`${id}/count`)).toEqual({
      recipients: 1,
      skipped: { noTexts: 1, noPhone: 1 },
      cost: null,
    })
    await setPrice(0.035)
    expect((await read<AudienceCount>(`${id}/count`)).cost).toMatch(/0\.04/)
    const preview = await read<MailingPreview>(`${id}/preview`)
    expect(preview.blocks).toEqual([{ type: 'paragraph', text: TEXT }])
    expect(await send(id)).toBe(200)
    await Promise.all([sendMailings(app.payload), sendMailings(app.payload)])
    expect(provider.taken).toEqual([{ to: reader.phone, text: TEXT }])
    expect(await figuresOf(id)).toMatchObject({ all: 3, sent: 1, skipped: 2, waiting: 0 })
    const { docs } = await read<RecipientPage>(`${id}/people?figure=sent`)
    expect(docs.map(({ to }) => to)).toEqual([reader.phone])
    expect((await read<MailingDetail>(`${id}/detail`)).status).toBe('sent')
  })

  it('goes to a number that is written without its country', async () => {
    const id = await made([await makeReader({ phone: '0921234567' })])
    expect(await send(id)).toBe(200)
    await sendMailings(app.payload)
    expect(provider.taken.map(({ to }) => to)).toEqual(['+211921234567'])
  })

  it('that the provider refuses fails alone, with the reason', async () => {
    const [refused, taken] = [await makeReader(), await makeReader()]
    provider.refused.add(refused.phone)
    const id = await made([refused, taken])
    expect(await send(id)).toBe(200)
    await sendMailings(app.payload)
    expect(await figuresOf(id)).toMatchObject({ sent: 1, failed: 1 })
    const { docs } = await read<RecipientPage>(`${id}/people?figure=failed`)
    expect(required(docs[0]).reason).toBe('InvalidPhoneNumber')
  })

  it.each([
    ['cannot be reached', () => (process.env.SMS_API_URL = nobody)],
    ['refuses the key', () => (provider.mode = 'refuse the key')],
  ])('waits while the provider %s, and goes out once', async (_, breakProvider) => {
    const readers = [await makeReader(), await makeReader()]
    const id = await made(readers)
    breakProvider()
    expect(await send(id)).toBe(200)
    await sendMailings(app.payload)
    expect(await figuresOf(id)).toMatchObject({ sent: 0, waiting: 2, failed: 0, uncertain: 0 })
    Object.assign(process.env, provider.settings)
    provider.mode = 'take'
    await sendMailings(app.payload)
    await sendMailings(app.payload)
    expect(provider.taken.map(({ to }) => to).sort()).toEqual(readers.map(({ phone }) => phone).sort())
  })

  it('is never sent a second time where the provider hung up', async () => {
    const id = await made([await makeReader()])
    provider.mode = 'hang up'
    expect(await send(id)).toBe(200)
    await sendMailings(app.payload)
    expect(await figuresOf(id)).toMatchObject({ uncertain: 1, waiting: 0 })
    provider.mode = 'take'
    await sendMailings(app.payload)
    expect(provider.taken).toEqual([])
    expect(provider.asked).toBe(1)
    expect((await read<MailingDetail>(`${id}/detail`)).status).toBe('sent')
  })

  it('that broke off with its process is perhaps sent', async () => {
    const reader = await makeReader()
    const id = await made([reader])
    provider.mode = 'refuse the key'
    expect(await send(id)).toBe(200)
    await sendMailings(app.payload)
    await modelOf(app.payload, 'mailing-recipients').updateOne(
      { mailing: new ObjectId(id) },
      { $set: { state: 'queued', queuedAt: new Date(Date.now() - 180_000) } },
    )
    provider.mode = 'take'
    await sendMailings(app.payload)
    expect(await figuresOf(id)).toMatchObject({ uncertain: 1, sent: 0 })
    expect(provider.taken).toEqual([])
  })

  it('is tried on the own phone', async () => {
    const id = await made([await makeReader()])
    expect((await post(`${id}/test`, {})).status).toBe(409)
    const phone = newPhone()
    await modelOf(app.payload, 'profiles').updateOne({ user: admin.id }, { $set: { phone } })
    expect(await (await post(`${id}/test`, {})).json()).toEqual({ to: phone })
    expect(provider.taken).toEqual([{ to: phone, text: TEXT }])
  })

  it('cannot be chosen or sent where no provider is set up', async () => {
    const id = await made([await makeReader()])
    expect((await read<MailingChoices>('choices')).hasTexts).toBe(true)
    Reflect.deleteProperty(process.env, 'SMS_API_KEY')
    expect((await read<MailingChoices>('choices')).hasTexts).toBe(false)
    expect(await send(id)).toBe(409)
  })
})
