import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { finaliseGradeRuns } from '../../../../domain/membership/gradeRuns'
import type { GradeRunPlan, GradeRunView } from '../../../../domain/membership/gradeRuns/gradeRunView.schema'
import { jubaDay } from '../../../../platform/jubaDay.schema'
import { modelOf } from '../../../../platform/database'
import { endOfJubaDay } from '../../../../platform/jubaTime'
import { type Account, makeAccount } from '../../../helpers/accounts'
import { setFees } from '../../../helpers/fees'
import { makeMembership } from '../../../helpers/memberships'
import { type TestApp, startTestPayload } from '../../../helpers/testPayload'

const DAY_MS = 24 * 60 * 60 * 1000

let app: TestApp
let treasurer: Account
beforeAll(async () => {
  app = await startTestPayload()
  treasurer = await makeAccount(app.payload, { roles: ['treasurer'] })
  await setFees(app.payload, 'graduate', { annualMinor: 5_000 })
})
afterAll(() => app.stop())

const makeMember = async (days: number, grade = 'graduate'): Promise<Account> => {
  const account = await makeAccount(app.payload)
  const end = new Date(Date.now() + days * DAY_MS)
  await makeMembership(app.payload, account.id, {
    grade,
    expiresAt: end,
    graceUntil: new Date(end.getTime() + 30 * DAY_MS),
  })
  return account
}
const input = { grade: 'graduate', currency: 'USD', endsBy: jubaDay(new Date(Date.now() + 60 * DAY_MS)) }
const post = async <Body>(path: string, body: object): Promise<Body> => {
  const answer = await app.request('POST', `/api/grade-runs${path && `/${path}`}`, { as: treasurer, body })
  expect(answer.ok, await answer.clone().text()).toBe(true)
  return (await answer.json()) as Body
}
const plan = () => post<GradeRunPlan>('plan', input)
const runs = async (): Promise<GradeRunView[]> =>
  (
    (await (await app.request('GET', '/api/grade-runs', { as: treasurer })).json()) as {
      runs: GradeRunView[]
    }
  ).runs
const invoicesOf = (members: Account[]) =>
  modelOf(app.payload, 'invoices').countDocuments({ user: { $in: members.map(({ id }) => id) } })

it('a run invoices a whole grade once, says who not and why, goes on after a crash and past a bad record', async () => {
  const due = await Promise.all([10, 20, -5].map((days) => makeMember(days)))
  const [half = treasurer, bad = treasurer] = due
  const lapsed = await makeMember(-60)
  const later = await makeMember(200)
  const other = await makeMember(10, 'professional')
  await app.payload.create({
    collection: 'fee-waivers',
    data: {
      user: half.id,
      kind: 'hardship',
      percent: 50,
      validFrom: '2020-01-01T12:00:00.000Z',
      reason: 'Out of work',
    },
    overrideAccess: true, // the test prepares its data
  })
  const planned = await plan()
  expect(planned).toMatchObject({ dueCount: 3, skippedCount: 1, totalMinor: 12_500 })
  expect(planned.skipped).toMatchObject([{ user: lapsed.id, reason: 'lapsed' }])
  expect(planned.due.find(({ user }) => user === half.id)?.amountMinor).toBe(2_500)
  expect(await invoicesOf([...due, lapsed])).toBe(0)

  // one record that cannot be invoiced: another document has its key
  const membership = await modelOf(app.payload, 'memberships')
    .findOne({ user: bad.id })
    .lean<{ expiresAt: Date }>()
  const key = `renewal:${bad.id}:${membership?.expiresAt.toISOString() ?? ''}:1`
  await modelOf(app.payload, 'invoices').collection.insertOne({ key, user: null, purpose: 'other' })
  const start = { ...input, key: randomUUID() }
  const started = await Promise.all([1, 2, 3].map(() => post<GradeRunView>('', start)))
  expect(new Set(started.map(({ id }) => id)).size).toBe(1)
  await finaliseGradeRuns(app.payload)
  expect(await runs()).toMatchObject([
    { status: 'done', memberCount: 4, doneCount: 4, issuedCount: 2, skippedCount: 1, failedCount: 1 },
  ])
  expect((await runs())[0]?.failures).toMatchObject([{ user: bad.id }])
  await modelOf(app.payload, 'invoices').deleteOne({ key })

  // a second run issues what the first could not, and nothing twice
  await post('', { ...input, key: randomUUID() })
  expect((await runs())[0]).toMatchObject({ issuedCount: 1, skippedCount: 3, failedCount: 0 })
  expect(await invoicesOf(due)).toBe(3)
  expect(await invoicesOf([lapsed, later, other])).toBe(0)

  // as if the server had stopped in the middle of the first one
  const [, first] = await runs()
  await modelOf(app.payload, 'grade-runs').updateOne({ _id: first?.id }, { status: 'running', doneCount: 0 })
  await modelOf(app.payload, 'invoices').deleteOne({ user: due[2]?.id })
  await finaliseGradeRuns(app.payload)
  expect((await runs())[1]).toMatchObject({ status: 'done', issuedCount: 2, skippedCount: 2, failedCount: 0 })
  expect(await invoicesOf(due)).toBe(3)
  expect((await plan()).dueCount).toBe(0)
})

it('takes in who ends on the last day itself, to its last moment, and nobody of the day after', async () => {
  await setFees(app.payload, 'associate', { annualMinor: 5_000 })
  const lastMoment = endOfJubaDay(input.endsBy).getTime()
  const [onTheDay, early] = await Promise.all(
    [lastMoment, lastMoment - DAY_MS + 1, lastMoment + 1].map(async (end) => {
      const account = await makeAccount(app.payload)
      const expiresAt = new Date(end)
      await makeMembership(app.payload, account.id, {
        grade: 'associate',
        expiresAt,
        graceUntil: new Date(end + 30 * DAY_MS),
      })
      return account.id
    }),
  )
  const { due } = await post<GradeRunPlan>('plan', { ...input, grade: 'associate' })
  expect(due.map(({ user }) => user).sort()).toEqual([onTheDay, early].sort())
})
