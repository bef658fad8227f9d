import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catchUpSubmissionMails } from '../../../../../domain/publications/submissions'
import type {
  OwnSubmission,
  SubmissionList,
} from '../../../../../domain/publications/submissions/submissions.schema'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { dayBefore, todayInJuba } from '../../../../../platform/jubaTime'
import { makeEvent } from '../../../../helpers/events'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { beginning, keyIn, makePdf, pieceAt } from '../../../../helpers/uploads'

/** The mailbox of staff. */
const OFFICE = 'office@example.org'

let app: TestApp
let admin: Account
let author: Account
let other: Account

beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'] })
  author = await makeAccount(app.payload)
  other = await makeAccount(app.payload)
  await app.payload.updateGlobal({
    slug: 'staff-settings',
    data: { notificationEmail: OFFICE },
    overrideAccess: true, // the test prepares its data
  })
})
afterAll(() => app.stop())

const upload = async (as: Account, purpose = 'submission'): Promise<string> => {
  const content = makePdf()
  const key = keyIn(
    await app.request('POST', '/api/uploads', { as, headers: beginning(content.length, purpose) }),
  )
  await app.request('PATCH', `/api/uploads/${key}`, {
    as,
    headers: pieceAt(0),
    body: new Uint8Array(content),
  })
  return key
}
const paperOf = (file: string, overrides: object = {}) => ({
  title: `Paper ${randomUUID()}`,
  authors: 'N. Deng',
  abstract: 'In short.',
  file,
  ...overrides,
})
const submit = (body: object, as: Account | undefined = author): Promise<Response> =>
  app.request('POST', '/api/submissions/submit', { as, body })
const send = async (): Promise<string> =>
  ((await (await submit(paperOf(await upload(author)))).json()) as { id: string }).id
const rowOf = async (id: string) =>
  (
    (await (await app.request('GET', '/api/submissions/list', { as: admin })).json()) as SubmissionList
  ).docs.find((row) => row.id === id)
const decide = (id: string, body: object): Promise<Response> =>
  app.request('POST', `/api/submissions/${id}/decision`, { as: admin, body })
const mailsToOffice = (id: string): Promise<string[]> =>
  modelOf(app.payload, 'outbox')
    .find({ to: OFFICE, dedupeKey: { $regex: id } })
    .distinct('template')
const mailsAbout = (id: string): Promise<string[]> =>
  modelOf(app.payload, 'outbox')
    .find({ to: author.email, dedupeKey: { $regex: id } })
    .sort({ createdAt: 1 })
    .distinct('template')

describe('a submission', () => {
  it('is stored once, mailed to its author, and visible to the author and administrators only', async () => {
    const body = paperOf(await upload(author))
    const sent = await submit(body)
    expect(sent.status).toBe(201)
    const { id } = (await sent.json()) as { id: string }
    expect(await (await submit(body)).json()).toEqual({ id })
    expect(await mailsAbout(id)).toEqual(['paperReceived'])
    const { docs } = (await (await app.request('GET', '/api/submissions/mine', { as: author })).json()) as {
      docs: OwnSubmission[]
    }
    expect(docs.filter((paper) => paper.id === id)).toMatchObject([
      { title: body.title, status: 'received', feedback: null },
    ])
    expect(
      (
        (await (await app.request('GET', '/api/submissions/mine', { as: other })).json()) as {
          docs: OwnSubmission[]
        }
      ).docs,
    ).toEqual([])
    for (const [as, status] of [
      [author, 200],
      [admin, 200],
      [other, 404],
      [undefined, 401],
    ] as const) {
      const file = await app.request('GET', `/api/submissions/${id}/file`, { as })
      expect(file.status).toBe(status)
      if (status === 200)
        expect([file.headers.get('content-type'), file.headers.get('x-content-type-options')]).toEqual([
          'application/pdf',
          'nosniff',
        ])
    }
    expect(await rowOf(id)).toMatchObject({ sender: 'Nyandeng Deng', status: 'received' })
  })

  it('is mailed to staff once, whatever is repeated or interrupted', async () => {
    const id = await send()
    expect(await mailsToOffice(id)).toEqual(['paperSubmitted'])
    await modelOf(app.payload, 'outbox').deleteMany({ to: OFFICE })
    await catchUpSubmissionMails(app.payload)
    await catchUpSubmissionMails(app.payload)
    expect(
      await modelOf(app.payload, 'outbox').countDocuments({ to: OFFICE, dedupeKey: `paperSubmitted:${id}` }),
    ).toBe(1)
  })

  it('is refused without a required field, with another person’s file, and with a file uploaded for a publication', async () => {
    const file = await upload(author)
    for (const overrides of [
      { title: '' },
      { abstract: ' ' },
      { division: 'none' },
      { status: 'accepted' },
      { user: other.id },
      { file: 'no-key' },
    ])
      expect((await submit(paperOf(file, overrides))).status).toBe(400)
    expect((await submit(paperOf(file), other)).status).toBe(404)
    expect((await submit(paperOf(await upload(admin, 'publication')), admin)).status).toBe(404)
  })
})

describe('a submission for an event', () => {
  it('is taken until the last day for papers, and found by the event', async () => {
    const event = await makeEvent(app.payload, { papersUntil: todayInJuba() })
    const writer = await makeAccount(app.payload)
    const sent = await submit(paperOf(await upload(writer), { event: event.id }), writer)
    expect(sent.status).toBe(201)
    const { id } = (await sent.json()) as { id: string }
    await submit(paperOf(await upload(writer)), writer)
    const list = await app.request('GET', `/api/submissions/list?event=${event.id}`, { as: admin })
    const { docs } = (await list.json()) as SubmissionList
    expect(docs.map((paper) => [paper.id, paper.event])).toEqual([[id, { id: event.id, title: event.title }]])
  })

  it.each([
    ['called for papers until yesterday', { papersUntil: dayBefore(todayInJuba()) }],
    ['does not call for papers', {}],
    ['is cancelled', { papersUntil: todayInJuba(), isCancelled: true }],
    ['is a draft', { papersUntil: todayInJuba(), _status: 'draft' as const }],
    ['is in the trash', { papersUntil: todayInJuba(), deletedAt: new Date().toISOString() }],
  ])('is refused where the event %s', async (_, overrides) => {
    const event = await makeEvent(app.payload, overrides)
    const writer = await makeAccount(app.payload)
    const file = await upload(writer)
    const refused = await submit(paperOf(file, { event: event.id }), writer)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ errors: [{ code: 'call_closed' }] })
    expect((await submit(paperOf(file), writer)).status).toBe(201) // the file is still there
  })
})

describe('the list of submissions', () => {
  it('is exported as a CSV file that contains no formula', async () => {
    const word = randomUUID()
    const made = await submit(
      paperOf(await upload(author), { title: `=Paper, ${word}`, abstract: 'One,\ntwo' }),
    )
    const { id } = (await made.json()) as { id: string }
    await decide(id, { status: 'declined', feedback: '+211', updatedAt: (await rowOf(id))?.updatedAt })
    await send()
    const response = await app.request('GET', `/api/submissions/list.csv?q=${word}&status=declined`, {
      as: admin,
    })
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="papers-\d{4}-\d\d-\d\d\.csv"$/,
    )
    const text = await response.text()
    const day = new Date().toISOString().slice(0, 4)
    const [header, ...lines] = text.replace('\uFEFF', '').split('\r\n')
    expect(header).toBe('Received,Title,Authors,From,Email,Division,Event,Abstract,Status,Decided,Feedback')
    expect(lines).toHaveLength(2) // the last line also ends with a line break
    expect(lines[0]).toMatch(
      new RegExp(
        `^${day}-\\d\\d-\\d\\d,"'=Paper, ${word}",N\\. Deng,Nyandeng Deng,${author.email},,,"One,\ntwo",Declined,${day}-\\d\\d-\\d\\d,"'\\+211"$`,
      ),
    )
    for (const [as, status] of [
      [other, 403],
      [undefined, 401],
    ] as const)
      expect((await app.request('GET', '/api/submissions/list.csv', { as })).status).toBe(status)
    expect((await app.request('GET', '/api/submissions/list.csv?status=none', { as: admin })).status).toBe(
      400,
    )
  })
})

describe('a decision about a submission', () => {
  it('to accept or decline is mailed once to the author with the feedback, and is recorded', async () => {
    const id = await send()
    const seen = (await rowOf(id))?.updatedAt
    const reviewed = (await (await decide(id, { status: 'under_review', updatedAt: seen })).json()) as {
      updatedAt: string
    }
    expect(await mailsAbout(id)).toEqual(['paperReceived'])
    expect((await decide(id, { status: 'declined', updatedAt: seen })).status).toBe(409)
    expect(
      (
        await decide(id, {
          status: 'declined',
          feedback: 'Please add the borehole logs.',
          updatedAt: reviewed.updatedAt,
        })
      ).status,
    ).toBe(200)
    await catchUpSubmissionMails(app.payload)
    expect((await mailsAbout(id)).toSorted()).toEqual(['paperDecided', 'paperReceived'])
    const { docs } = (await (await app.request('GET', '/api/submissions/mine', { as: author })).json()) as {
      docs: OwnSubmission[]
    }
    expect(docs.find((paper) => paper.id === id)).toMatchObject({
      status: 'declined',
      feedback: 'Please add the borehole logs.',
    })
    expect(
      await modelOf(app.payload, 'audit-log').countDocuments({ subjectId: id, action: 'paper.decided' }),
    ).toBe(2)
  })

  it('in the panel is mailed to the author as well', async () => {
    const id = await send()
    const changed = await app.request('PATCH', `/api/submissions/${id}`, {
      as: admin,
      body: { status: 'accepted', feedback: 'Thank you.' },
    })
    expect(changed.status).toBe(200)
    await catchUpSubmissionMails(app.payload)
    expect((await mailsAbout(id)).toSorted()).toEqual(['paperDecided', 'paperReceived'])
  })

  it('has its mail queued later when a crash prevented it', async () => {
    const id = await send()
    await modelOf(app.payload, 'outbox').deleteMany({ dedupeKey: { $regex: id } })
    await catchUpSubmissionMails(app.payload)
    expect(await mailsAbout(id)).toEqual(['paperReceived'])
  })
})
