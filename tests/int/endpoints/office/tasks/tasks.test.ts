import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PendingGroup } from '../../../../../domain/office/pendingWork'
import { listTasks } from '../../../../../domain/office/tasks'
import { taskListSchema } from '../../../../../domain/office/tasks/tasks.schema'
import { removePersonFromTasks } from '../../../../../domain/office/tasks/tasksRepository'
import type { TaskList, TaskRow } from '../../../../../domain/office/tasks/taskTexts.schema'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
let admin: Account
let registrar: Account
let lead: Account
let member: Account

beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'], fullName: 'Achol Admin' })
  registrar = await makeAccount(app.payload, { roles: ['registrar'], fullName: 'Rose Registrar' })
  lead = await makeAccount(app.payload, {
    roles: ['chapter_lead'],
    chapterRegion: 'greater_equatoria',
    fullName: 'Lado Lead',
  })
  member = await makeAccount(app.payload, { fullName: 'Mary Member' })
})
afterAll(() => app.stop())

const add = (facts: object, as = admin): Promise<Response> =>
  app.request('POST', '/api/tasks', { as, body: { key: randomUUID(), ...facts } })
const made = async (facts: object, as = admin): Promise<string> => {
  const answer = await add(facts, as)
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { id: string }).id
}
const list = async (query: string, as = admin): Promise<TaskRow[]> => {
  const answer = await app.request('GET', `/api/tasks?${query}`, { as })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as TaskList).docs
}
const titles = async (query: string, as = admin): Promise<string[]> =>
  (await list(query, as)).map(({ title }) => title)

describe('a task', () => {
  it('is added once, however often it is sent', async () => {
    const body = { key: randomUUID(), title: 'Once', dueOn: '2026-12-01', person: member.id }
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(body)))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201))
    expect(
      new Set(await Promise.all(answers.map(async (one) => JSON.stringify(await one.json())))).size,
    ).toBe(1)
    const [task, ...others] = await list(`view=all&person=${member.id}`)
    expect(others).toEqual([])
    expect(task).toMatchObject({
      title: 'Once',
      dueOn: '2026-12-01',
      assignee: null,
      person: { id: member.id, fullName: 'Mary Member' },
    })
  })

  it.each([
    ['without a title', { title: ' ' }],
    ['with a day that is none', { title: 'A', dueOn: '2026-02-30' }],
    ['with a page of another site', { title: 'A', link: 'https://evil.example/other' }],
    ['with a script for a page', { title: 'A', link: 'javascript:alert(1)' }],
    ['for somebody who is no account', { title: 'A', assignee: '0'.repeat(24) }],
    ['about somebody who is not there', { title: 'A', person: '0'.repeat(24) }],
    ['with a field of the server’s', { title: 'A', doneAt: '2026-01-01' }],
  ])('is refused %s', async (_, facts) => {
    expect((await add(facts)).status).toBe(400)
  })

  it('is given to staff alone, and leads to a page of this site', async () => {
    expect((await add({ title: 'For a member', assignee: member.id })).status).toBe(400)
    await made({
      title: 'With a page',
      assignee: registrar.id,
      link: `https://ace.test/admin/users/${member.id}`,
    })
    expect(await list('view=me', registrar)).toMatchObject([
      { title: 'With a page', link: `/admin/users/${member.id}`, assignee: { fullName: 'Rose Registrar' } },
    ])
  })

  it('is changed by one of two at once', async () => {
    const id = await made({ title: 'To change', assignee: admin.id })
    const { updatedAt } = required((await list('view=me')).find((task) => task.id === id))
    const change = (title: string, as: Account): Promise<Response> =>
      app.request('POST', `/api/tasks/${id}/change`, { as, body: { title, updatedAt } })
    const answers = await Promise.all([change('Mine', admin), change('Theirs', registrar)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const winner = answers[0].status === 200 ? 'Mine' : 'Theirs'
    expect(required((await list('view=nobody')).find((task) => task.id === id)).title).toBe(winner)
  })

  it('is finished and reopened, and that is recorded once', async () => {
    const person = await makeAccount(app.payload)
    const id = await made({ title: 'To finish', person: person.id })
    const mark = async (isDone: boolean): Promise<number> =>
      (await app.request('POST', `/api/tasks/${id}/done`, { as: registrar, body: { isDone } })).status
    expect([await mark(true), await mark(true)]).toEqual([200, 200])
    expect(await titles(`view=all&person=${person.id}`)).toEqual([])
    expect(await list(`view=all&state=done&person=${person.id}`)).toMatchObject([
      { title: 'To finish', doneBy: 'Rose Registrar', isOverdue: false },
    ])
    expect(await mark(false)).toBe(200)
    expect(await titles(`view=all&person=${person.id}`)).toEqual(['To finish'])
    const { docs } = await app.payload.find({
      collection: 'audit-log',
      where: { subjectId: { equals: id } },
      sort: 'createdAt',
      overrideAccess: true, // the test checks the result
    })
    expect(docs.map(({ action }) => action)).toEqual(['task.added', 'task.finished', 'task.reopened'])
  })
})

describe('a list of tasks', () => {
  it('shows the overdue first and those without a day last, by the calendar of Juba', async () => {
    const person = await makeAccount(app.payload)
    for (const [title, dueOn] of [
      ['No day', ''],
      ['Later', '2026-03-03'],
      ['Overdue', '2026-03-01'],
      ['Today', '2026-03-02'],
    ])
      await made({ title, dueOn, person: person.id })
    const filter = taskListSchema.parse({ view: 'all', person: person.id })
    const at = async (now: string): Promise<[string, boolean][]> =>
      (await listTasks(app.payload, { id: admin.id, roles: ['admin'] }, filter, new Date(now))).docs.map(
        ({ title, isOverdue }) => [title, isOverdue],
      )
    // 23:30 of the second in Juba
    expect(await at('2026-03-02T21:30:00Z')).toEqual([
      ['Overdue', true],
      ['Today', false],
      ['Later', false],
      ['No day', false],
    ])
    // half past midnight of the third
    expect((await at('2026-03-02T22:30:00Z')).filter(([, isOverdue]) => isOverdue)).toHaveLength(2)
  })

  it('shows chapter leads their own tasks alone, without the person, and lets them touch no other', async () => {
    const given = await made({ title: 'For the lead', assignee: lead.id, person: member.id })
    const other = await made({ title: 'Not for the lead' })
    await made({ title: 'By the lead' }, lead)
    expect((await titles('view=all', lead)).sort()).toEqual(['By the lead', 'For the lead'])
    expect((await list('view=me', lead))[0]).toMatchObject({ id: given, person: null })
    expect((await add({ title: 'A', person: member.id }, lead)).status).toBe(400)
    const done = (id: string): Promise<Response> =>
      app.request('POST', `/api/tasks/${id}/done`, { as: lead, body: { isDone: true } })
    expect([(await done(other)).status, (await done(given)).status]).toEqual([404, 200])
    const groups = (await (
      await app.request('GET', '/api/pending-work', { as: lead })
    ).json()) as PendingGroup[]
    // what the lead has made is nobody's, and waits for staff
    expect(groups.find(({ kind }) => kind === 'tasks')).toMatchObject({ total: 0 })
  })

  it('is counted in pending work: one’s own and nobody’s', async () => {
    const treasurer = await makeAccount(app.payload, { roles: ['treasurer'] })
    const counted = async (): Promise<number> =>
      required(
        (
          (await (await app.request('GET', '/api/pending-work', { as: treasurer })).json()) as PendingGroup[]
        ).find(({ kind }) => kind === 'tasks'),
      ).total
    const before = await counted()
    await made({ title: 'Mine', assignee: treasurer.id })
    await made({ title: 'Nobody’s' })
    await made({ title: 'Another’s', assignee: registrar.id })
    expect(await counted()).toBe(before + 2)
  })
})

describe('the erasure of a person', () => {
  it('deletes the tasks about them and makes their own nobody’s', async () => {
    const leaving = await makeAccount(app.payload, { roles: ['registrar'] })
    const about = await made({ title: 'About', person: leaving.id })
    const own = await made({ title: 'Own', assignee: leaving.id }, leaving)
    await removePersonFromTasks(app.payload, leaving.id)
    await removePersonFromTasks(app.payload, leaving.id)
    const tasks = modelOf(app.payload, 'tasks')
    expect(await tasks.countDocuments({ _id: about })).toBe(0)
    expect(required((await list('view=nobody')).find(({ id }) => id === own)).assignee).toBeNull()
    expect(await tasks.countDocuments({ createdBy: leaving.id })).toBe(0)
  })
})
