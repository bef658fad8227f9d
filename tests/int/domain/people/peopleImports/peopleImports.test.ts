import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { ObjectId } from 'mongodb'
import type { PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  EXPORT_HEADINGS,
  decideRow,
  exportPeople,
  finalisePeopleImports,
  inviteImported,
  listPeopleImports,
  listRows,
  readDraft,
  startCheck,
  startImport,
  startUndo,
  uploadPeople,
} from '../../../../../domain/people/peopleImports'
import type { RowView } from '../../../../../domain/people/peopleImports/import.schema'
import type { PeopleMapping } from '../../../../../domain/people/peopleImports/mapping.schema'
import { importRuns } from '../../../../../domain/people/peopleImports/peopleImportsRepository'
import { queueMail } from '../../../../../domain/messaging/mail'
import { csvCell } from '../../../../../endpoints/csvAnswer'
import { jubaYear } from '../../../../../platform/jubaTime'
import { writeWorkbook } from '../../../../../platform/writeWorkbook'
import { isAccountOpen } from '../../../../../domain/accounts'
import { resetPassword } from '../../../../../domain/accounts/authentication'
import { findGreatestNumber } from '../../../../../domain/membership/memberships/bulkMembershipsRepository'
import { modelOf } from '../../../../../platform/database'
import { type Account, GOOD_PASSWORD, makeAccount } from '../../../../helpers/accounts'
import { mailsTo } from '../../../../helpers/mails'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { until } from '../../../../helpers/until'

let app: TestApp
let registrar: Account
let req: PayloadRequest
beforeAll(async () => {
  app = await startTestPayload()
  registrar = await makeAccount(app.payload, { roles: ['registrar'] })
  req = { payload: app.payload, user: { id: registrar.id, collection: 'users' } } as unknown as PayloadRequest
})
afterAll(() => app.stop())

const HEADINGS =
  'Member No;Name;E-mail;Mobile;P.O. Box;DOB;Region;Employer;Category;Member since;Valid until;Status'

/** A list, its upload with the mapping as it is guessed, and its check. */
const check = async (
  lines: string[],
  {
    name = `list-${randomUUID()}.csv`,
    isDayFirst = true,
  }: { name?: string; isDayFirst?: boolean | null } = {},
): Promise<string> => {
  const content = Buffer.from(`\uFEFF${[HEADINGS, ...lines].join('\r\n')}`)
  const id = await uploadPeople(app.payload, { name, content, by: registrar.id })
  const draft = required(await readDraft(app.payload, id))
  const mapping: PeopleMapping = { ...draft.mapping, isDayFirst }
  await startCheck(
    req,
    id,
    mapping,
    draft.columns.map(({ heading }) => heading),
  )
  await reached(id, 'checked')
  return id
}

const reached = (id: string, status: string): Promise<void> =>
  until(
    `the list is ${status}`,
    async () =>
      (await modelOf(app.payload, 'people-imports').findById(id).lean<{ status: string } | null>())
        ?.status === status,
    60_000,
  )

const carryOut = async (id: string): Promise<void> => {
  expect(await startImport(req, id)).not.toHaveProperty('problem')
  await reached(id, 'imported')
}

const rowsOf = async (id: string): Promise<RowView[]> =>
  required(await listRows(app.payload, id, { page: 1 })).rows

const outcomesOf = async (id: string): Promise<string[]> => (await rowsOf(id)).map(({ outcome }) => outcome)

const membershipOf = (user: string | null): Promise<Record<string, unknown> | null> =>
  modelOf(app.payload, 'memberships').findOne({ user }).lean<Record<string, unknown> | null>().exec()

const userOf = (user: string | null): Promise<Record<string, unknown> | null> =>
  modelOf(app.payload, 'users').findById(user).lean<Record<string, unknown> | null>().exec()

const profileOf = (user: string | null): Promise<Record<string, unknown> | null> =>
  modelOf(app.payload, 'profiles').findOne({ user }).lean<Record<string, unknown> | null>().exec()

let turn = 0
/** A line about a person whom no other test has. */
const line = ({
  number = '',
  name,
  email,
  phone = '',
  address = '',
  birth = '',
  region = 'Juba',
  grade = 'Professional Member',
  since = '03/04/2015',
  until: end = '31/12/2099',
  status = 'Active',
}: Partial<
  Record<
    | 'number'
    | 'name'
    | 'email'
    | 'phone'
    | 'address'
    | 'birth'
    | 'region'
    | 'grade'
    | 'since'
    | 'until'
    | 'status',
    string
  >
> = {}): string => {
  turn += 1
  return [
    number,
    name ?? `Achol Deng ${turn}`,
    email ?? `achol-${turn}-${randomUUID()}@example.org`,
    phone,
    address && `"${address}"`,
    birth,
    region,
    'Nile Works',
    grade,
    since,
    end,
    status,
  ].join(';')
}
const freeNumber = (): string => `OLD/${randomUUID().slice(0, 8)}x`

describe('a list of people', () => {
  it('is checked cell by cell before anything is changed', async () => {
    const before = await modelOf(app.payload, 'users').countDocuments()
    const id = await check([
      line({ number: freeNumber(), birth: '44000' }),
      line({ name: '', email: 'no address', phone: 'call me', address: 'a\tb', birth: '31/02/1980' }),
      line({ grade: 'Grand Master', since: '=TODAY()', until: '01/01/10' }),
      line({ grade: '', since: '', until: '', status: '' }),
    ])
    const rows = await rowsOf(id)
    expect(rows.map(({ outcome }) => outcome)).toEqual(['create', 'error', 'error', 'create'])
    expect(rows[0]?.values).toMatchObject({
      birthDate: '2020-06-18',
      region: 'greater_equatoria',
      grade: 'professional',
      startedOn: '2015-04-03',
      expiresOn: '2099-12-31',
      standing: 'byDates',
    })
    expect(rows[1]?.problems.map(({ field }) => field)).toEqual([
      'fullName',
      'email',
      'phone',
      'postalAddress',
      'birthDate',
    ])
    expect(rows[2]?.problems.map(({ field }) => field)).toEqual(['startedOn', 'expiresOn', 'grade'])
    expect(await modelOf(app.payload, 'users').countDocuments()).toBe(before)
  })

  it('asks once whether day or month comes first', async () => {
    const lines = [line({ since: '03/04/2015' })]
    const asked = await check(lines, { isDayFirst: null })
    expect((await rowsOf(asked))[0]?.problems[0]?.message).toContain('two readings')
    expect((await rowsOf(await check(lines, { isDayFirst: false })))[0]?.values.startedOn).toBe('2015-03-04')
  })

  it('makes people who cannot sign in, with their numbers and dates, and once', async () => {
    const number = freeNumber()
    const lines = [
      line({
        number,
        name: 'محمد أحمد',
        birth: '1980-05-06',
        phone: '0912 345 678',
        address: 'P.O. Box 12\nHai Malakal\nJuba',
      }),
      line({ email: '' }),
      line({ grade: '', since: '', until: '', status: '' }),
    ]
    const id = await check(lines)
    await carryOut(id)
    const rows = await rowsOf(id)
    expect(rows.map(({ status }) => status)).toEqual(['applied', 'applied', 'applied'])
    const [first, second, guest] = rows.map(({ user }) => user)
    expect(await membershipOf(required(first))).toMatchObject({
      number,
      registeredName: 'محمد أحمد',
      grade: 'professional',
      startedAt: new Date('2015-04-02T21:00:00.000Z'),
      expiresAt: new Date('2099-12-31T21:59:59.999Z'),
    })
    expect(await profileOf(required(first))).toMatchObject({
      birthDate: '1980-05-06',
      postalAddress: 'P.O. Box 12\nHai Malakal\nJuba',
      isInDirectory: false,
    })
    expect(await userOf(required(first))).toMatchObject({ emailVerifiedAt: null, awaitsInvitation: true })
    expect((await userOf(required(second)))?.email).toBe(`${second}@no-address.invalid`)
    expect((await membershipOf(required(second)))?.number).toMatch(/^ACE-\d{4}-\d{4,7}$/)
    expect(await membershipOf(required(guest))).toBeNull()
    const events = await modelOf(app.payload, 'membership-events')
      .find({ user: first })
      .lean<Record<string, unknown>[]>()
    expect(events).toMatchObject([{ kind: 'imported', sequence: 1 }])
    expect(await modelOf(app.payload, 'roles').countDocuments({ user: first, role: 'member' })).toBe(1)

    const again = await check(lines)
    expect(await outcomesOf(again)).toEqual(['unchanged', 'unchanged', 'unchanged'])
    await carryOut(again)
    expect(await modelOf(app.payload, 'membership-events').countDocuments({ user: first })).toBe(1)
  })

  it('changes people field by field', async () => {
    const owner = await makeAccount(app.payload)
    const number = freeNumber()
    const [name, email] = [`Kuol ${randomUUID()}`, `kuol-${randomUUID()}@example.org`]
    await carryOut(await check([line({ number, name, email })]))
    const id = await check([
      line({
        number,
        name,
        email,
        address: 'Juba',
        grade: 'Fellow',
        until: '31/12/2030',
        status: 'Suspended',
      }),
      line({ name: required(await profileOf(owner.id)).fullName as string, email: owner.email }),
    ])
    const rows = await rowsOf(id)
    expect(rows[0]?.changes).toEqual([
      { field: 'postalAddress', before: null, after: 'Juba' },
      { field: 'grade', before: 'professional', after: 'fellow' },
      { field: 'expiresOn', before: '2099-12-31', after: '2030-12-31' },
      { field: 'standing', before: 'byDates', after: 'suspended' },
    ])
    expect(rows[1]).toMatchObject({ outcome: 'change', user: owner.id })
    await carryOut(id)
    expect((await profileOf(required(rows[0]?.user)))?.postalAddress).toBe('Juba')
    const membership = await membershipOf(required(rows[0]?.user))
    expect(membership).toMatchObject({
      number,
      grade: 'fellow',
      expiresAt: new Date('2030-12-31T21:59:59.999Z'),
    })
    expect(membership?.suspendedAt).toBeInstanceOf(Date)
    expect(await membershipOf(owner.id)).toMatchObject({ grade: 'professional' })
  })

  it('asks whose row it is, and keeps the decision with the list', async () => {
    const phone = `+211 91${String(Date.now()).slice(-7)}`
    const first = await check([line({ phone, name: 'Nyandeng Majok' })])
    await carryOut(first)
    const known = required((await rowsOf(first))[0]?.user)
    const lines = [
      line({ phone, name: 'N. Majok' }),
      line({ phone, name: 'Peter Majok' }),
      line({ phone, name: 'Mary M' }),
    ]
    const id = await check(lines)
    const [same, other, out] = (await rowsOf(id)) as [RowView, RowView, RowView]
    expect(same).toMatchObject({ outcome: 'question', candidates: [{ user: known, reasons: ['phone'] }] })
    expect(await decideRow(req, same.id, { action: 'same', user: known, revision: 0 })).toMatchObject({
      outcome: 'change',
    })
    expect(await decideRow(req, other.id, { action: 'new', revision: 0 })).toMatchObject({
      outcome: 'create',
    })
    expect(await decideRow(req, other.id, { action: 'leaveOut', revision: 0 })).toEqual({
      problem: 'changed_meanwhile',
    })
    expect(await decideRow(req, out.id, { action: 'leaveOut', revision: 0 })).toMatchObject({
      outcome: 'leftOut',
    })
    await carryOut(id)
    expect((await profileOf(known))?.fullName).toBe('N. Majok')
    expect(await outcomesOf(await check(lines))).toEqual(['unchanged', 'unchanged', 'leftOut'])
  })

  it('finds duplicates within one file', async () => {
    const number = freeNumber()
    const twice = line({ email: '', name: `Twin ${randomUUID()}` })
    const id = await check([line({ number }), line({ number }), twice, twice])
    expect(await outcomesOf(id)).toEqual(['create', 'question', 'create', 'question'])
  })

  it('carries on after one row failed', async () => {
    const email = `taken-${randomUUID()}@example.org`
    const id = await check([line({ email }), line()])
    await makeAccount(app.payload, { email })
    await carryOut(id)
    const rows = await rowsOf(id)
    expect(rows.map(({ status }) => status)).toEqual(['failed', 'applied'])
    expect(rows[0]?.failure).toContain('address')
  })

  it('continues the numbers after the greatest of a list', async () => {
    // other tests have moved the series on
    const place = (await findGreatestNumber(app.payload)) + 1000
    const id = await check([line({ number: `ACE-2019-${place}` }), line()])
    await carryOut(id)
    const [first, second] = await rowsOf(id)
    expect((await membershipOf(required(first?.user)))?.number).toBe(`ACE-2019-${place}`)
    expect((await membershipOf(required(second?.user)))?.number).toBe(
      `ACE-${jubaYear(new Date())}-${place + 1}`,
    )
  })

  it('is completed by the job after a crash, each row once', async () => {
    const id = await check(Array.from({ length: 5 }, () => line()))
    await importRuns(app.payload).move(new ObjectId(id), 'checked', 'importing', { importedAt: new Date() })
    await Promise.all([finalisePeopleImports(app.payload), finalisePeopleImports(app.payload)])
    await reached(id, 'imported')
    const users = (await rowsOf(id)).map(({ user }) => user)
    // as if the process had ended before the rows were marked
    await modelOf(app.payload, 'people-import-rows').updateMany(
      { import: id },
      { $set: { status: 'planned' } },
    )
    await importRuns(app.payload).move(new ObjectId(id), 'imported', 'importing')
    await finalisePeopleImports(app.payload)
    expect((await rowsOf(id)).map(({ status }) => status)).toEqual(Array(5).fill('applied'))
    expect(await modelOf(app.payload, 'membership-events').countDocuments({ user: { $in: users } })).toBe(5)
    expect(await modelOf(app.payload, 'memberships').countDocuments({ user: { $in: users } })).toBe(5)
  })

  it('is undone as a whole, but for people who were changed since', async () => {
    const number = freeNumber()
    const old = {
      number: freeNumber(),
      name: `Old ${randomUUID()}`,
      email: `old-${randomUUID()}@example.org`,
    }
    await carryOut(await check([line(old)]))
    const before = {
      users: await modelOf(app.payload, 'users').countDocuments(),
      numbers: await modelOf(app.payload, 'membership-numbers').countDocuments(),
    }
    const lines = [line({ number }), line(), line(), line({ ...old, grade: 'Fellow' })]
    const id = await check(lines)
    await carryOut(id)
    const [, edited, invoiced, changed] = (await rowsOf(id)).map(({ user }) => required(user))
    await modelOf(app.payload, 'profiles').updateOne(
      { user: edited },
      { $set: { organization: 'Own Works' } },
    )
    await modelOf(app.payload, 'cpd-entries').collection.insertOne({ user: new ObjectId(invoiced) })
    await startUndo(req, id)
    await reached(id, 'undone')
    const rows = await rowsOf(id)
    expect(rows.map(({ status }) => status)).toEqual(['undone', 'kept', 'kept', 'undone'])
    expect(rows[1]?.failure).toBe('The person was changed since.')
    expect(rows[2]?.failure).toContain('other records')
    expect((await membershipOf(required(changed)))?.grade).toBe('professional')
    expect(await modelOf(app.payload, 'users').countDocuments()).toBe(before.users + 2)
    expect(await outcomesOf(await check([lines[0] ?? '']))).toEqual(['create'])
    expect((await listPeopleImports(app.payload)).find((each) => each.id === id)?.statuses).toEqual({
      undone: 2,
      kept: 2,
    })
  })

  it('sends no mail to people who are not invited', async () => {
    const email = `quiet-${randomUUID()}@example.org`
    await carryOut(await check([line({ email })]))
    const key = `quiet:${randomUUID()}`
    await queueMail(app.payload, { template: 'welcome', to: email, data: {}, dedupeKey: key })
    expect(await modelOf(app.payload, 'outbox').countDocuments({ dedupeKey: key })).toBe(0)
  })

  it('invites people once, to addresses alone, with a link that gives them the account', async () => {
    const email = `invited-${randomUUID()}@example.org`
    const id = await check([line({ email }), line({ email: '' }), line({ status: 'Died' })])
    await carryOut(id)
    const results = await Promise.all([inviteImported(req, id), inviteImported(req, id)])
    expect(results).not.toContain(null)
    const user = required((await rowsOf(id))[0]?.user)
    const mails = await mailsTo(app.payload, email)
    expect(mails).toHaveLength(1)
    const token = required(mails[0]?.links[0]?.split('#')[1])
    expect(await inviteImported(req, id)).toEqual({ invited: 0, remaining: 0 })
    expect(await resetPassword(req, { token, password: GOOD_PASSWORD })).toBeUndefined()
    expect(await isAccountOpen(app.payload, user)).toBe(true)
    await startUndo(req, id)
    await reached(id, 'undone')
    expect((await rowsOf(id)).map(({ status }) => status)).toEqual(['kept', 'undone', 'undone'])
  })

  it('is exported, and imported again nothing changes', async () => {
    await carryOut(
      await check([
        line({ name: 'نيكانج دينق', phone: '0912 345 001', address: 'P.O. Box 12\nJuba; Kator' }),
        line({ grade: 'Honorary', until: '' }),
        line({ email: '' }),
      ]),
    )
    const rows = [EXPORT_HEADINGS as string[]]
    for await (const row of exportPeople(app.payload)) rows.push(row)
    expect(rows.flat()).toContain('P.O. Box 12\nJuba; Kator')
    const csv = rows.map((row) => row.map(csvCell).join(',')).join('\r\n')
    const chunks: Uint8Array[] = []
    for await (const chunk of writeWorkbook([
      { name: 'People', header: EXPORT_HEADINGS, rows: Readable.from(rows.slice(1)) },
    ]))
      chunks.push(chunk)
    for (const content of [Buffer.from(`\uFEFF${csv}`), Buffer.concat(chunks)]) {
      const id = await uploadPeople(app.payload, { name: 'export', content, by: registrar.id })
      const { mapping, columns } = required(await readDraft(app.payload, id))
      await startCheck(
        req,
        id,
        mapping,
        columns.map(({ heading }) => heading),
      )
      await reached(id, 'checked')
      const list = required((await listPeopleImports(app.payload)).find((each) => each.id === id))
      expect(list.outcomes).toEqual({ unchanged: rows.length - 1 })
    }
  })
})
