import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MessageList } from '../../../../../domain/messaging/contactMessages/handling.schema'
import type { ContactMessage } from '../../../../../payload-types'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
let admin: Account
let colleague: Account

const write = (overrides: Partial<ContactMessage> = {}): Promise<ContactMessage> =>
  app.payload.create({
    collection: 'contact-messages',
    data: {
      name: 'Deng',
      email: 'deng@example.org',
      subject: 'A question',
      message: 'How do I join?',
      status: 'new',
      ...overrides,
    },
    overrideAccess: true, // the test prepares its data
  })

beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'], fullName: 'Achol Admin' })
  colleague = await makeAccount(app.payload, { roles: ['admin'], fullName: 'Zuor Colleague' })
  await write({ subject: '=HYPERLINK("x")', status: 'open', assignee: admin.id, message: 'One,\nor two?' })
  await write({ name: '.* Kuol', status: 'closed' })
})
afterAll(() => app.stop())

const list = async (query = ''): Promise<MessageList> =>
  (await (
    await app.request('GET', `/api/contact-messages/list${query}`, { as: admin })
  ).json()) as MessageList
const handle = (id: string, body: object, as = admin): Promise<Response> =>
  app.request('POST', `/api/contact-messages/${id}/handling`, { as, body })

describe('the list of contact messages', () => {
  // proves: C072
  it('is sorted newest first, and names the people who can answer', async () => {
    const { docs, totalDocs, colleagues } = await list()
    expect(totalDocs).toBe(2)
    expect(docs.map(({ name }) => name)).toEqual(['.* Kuol', 'Deng'])
    expect(colleagues).toEqual([
      { id: admin.id, fullName: 'Achol Admin' },
      { id: colleague.id, fullName: 'Zuor Colleague' },
    ])
  })

  it.each([
    ['?q=.*', ['.* Kuol']],
    ['?q=OR TWO', ['Deng']],
    ['?status=closed', ['.* Kuol']],
    ['?assigned=me', ['Deng']],
    ['?assigned=nobody', ['.* Kuol']],
    ['?status=answered', []],
  ])('filtered by %s contains %j', async (query, names) => {
    expect((await list(query)).docs.map(({ name }) => name)).toEqual(names)
  })

  it.each(['?status=lost', '?sort=password', '?q[$ne]=1', '?limit=5'])('refuses %s', async (query) => {
    expect((await app.request('GET', `/api/contact-messages/list${query}`, { as: admin })).status).toBe(400)
  })

  it('is exported as a CSV file that contains no formula', async () => {
    const response = await app.request('GET', '/api/contact-messages/list.csv?assigned=me', { as: admin })
    const text = await response.text()
    expect(text).toMatch(/^Received,Name,Email,Subject,Message,Status,Answered\r\n/)
    expect(text).toContain(`deng@example.org,"'=HYPERLINK(""x"")","One,\nor two?",Open,\r\n`)
  })
})

describe('a change of a message', () => {
  it('sets status and assignment, and is recorded', async () => {
    const { id, updatedAt } = await write()
    const answer = await handle(id, { status: 'open', assignee: colleague.id, updatedAt })
    expect(answer.status).toBe(200)
    const next = ((await answer.json()) as { updatedAt: string }).updatedAt
    expect((await handle(id, { assignee: null, updatedAt: next })).status).toBe(200)
    const { docs } = await app.payload.find({
      collection: 'audit-log',
      where: { subjectId: { equals: id } },
      sort: 'createdAt',
      overrideAccess: true, // the test checks the result
    })
    expect(docs.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
      {
        action: 'message.handled',
        before: { status: 'new', assignee: null },
        after: { status: 'open', assignee: colleague.id },
      },
      { action: 'message.handled', before: { assignee: colleague.id }, after: { assignee: null } },
    ])
  })

  it('is refused to all but one of many simultaneous editors', async () => {
    const { id, updatedAt } = await write()
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        handle(id, { status: index % 2 ? 'open' : 'closed', updatedAt }, index % 3 ? admin : colleague),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(11).fill(409)])
  })

  it.each([{ status: 'lost' }, { assignee: 'x' }, { note: 'Not here' }, {}])(
    'is refused for %j',
    async (body) => {
      const { id, updatedAt } = await write()
      expect((await handle(id, { ...body, updatedAt })).status).toBe(400)
    },
  )

  it('by two people at once loses nothing: the panel changes no message, and an assignment does not change an answer', async () => {
    const { id, updatedAt } = await write()
    const [answered, saved, assigned] = await Promise.all([
      app.request('POST', `/api/contact-messages/${id}/answer`, {
        as: colleague,
        body: { text: 'Like this.' },
      }),
      app.request('PATCH', `/api/contact-messages/${id}`, {
        as: admin,
        body: { answers: 0, status: 'new' },
      }),
      handle(id, { assignee: admin.id, updatedAt }),
    ])
    expect([answered.status, saved.status]).toEqual([200, 403])
    if (assigned.status !== 200) {
      expect(assigned.status).toBe(409) // the answer was first: the message is read again, and assigned
      const message = await modelOf(app.payload, 'contact-messages').findById(id).lean<{ updatedAt: Date }>()
      expect(
        (await handle(id, { assignee: admin.id, updatedAt: message?.updatedAt.toISOString() })).status,
      ).toBe(200)
    }
    const message = await modelOf(app.payload, 'contact-messages')
      .findById(id)
      .lean<{ answers: number; status: string; assignee: { toString: () => string } }>()
    expect([message?.answers, message?.status, String(message?.assignee)]).toEqual([1, 'answered', admin.id])
  })

  // proves: C196
  it('is available to administrators only', async () => {
    const { id, updatedAt } = await write()
    const member = await makeAccount(app.payload)
    expect((await handle(id, { assignee: member.id, updatedAt })).status).toBe(400)
    expect((await handle('0'.repeat(24), { status: 'open', updatedAt })).status).toBe(404)
  })
})
