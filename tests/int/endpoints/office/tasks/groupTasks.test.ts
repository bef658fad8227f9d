import { randomUUID } from 'node:crypto'
import type { ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PendingGroup } from '../../../../../domain/office/pendingWork'
import type { TaskList, TaskRow } from '../../../../../domain/office/tasks/taskTexts.schema'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { makeGroup, makeGroupLead } from '../../../../helpers/groups'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
let registrar: Account
let treasurer: Account
let editor: Account
let chapter: ObjectId
/** Under the chapter. */
let committee: ObjectId
/** Beside it. */
let elsewhere: ObjectId
let lead: Account
let colleague: Account
let otherLead: Account

beforeAll(async () => {
  app = await startTestPayload()
  const { payload } = app
  registrar = await makeAccount(payload, { roles: ['registrar'] })
  treasurer = await makeAccount(payload, { roles: ['treasurer'] })
  editor = await makeAccount(payload, { roles: ['editor'] })
  chapter = await makeGroup(payload, undefined, 'chapter')
  committee = await makeGroup(payload, chapter, 'committee')
  elsewhere = await makeGroup(payload, undefined, 'division')
  lead = await makeGroupLead(payload, chapter, 'Lado Lead')
  colleague = await makeGroupLead(payload, chapter, 'Keji Lead')
  otherLead = await makeGroupLead(payload, elsewhere)
})
afterAll(() => app.stop())

const of = (group: ObjectId): string => `group:${group.toHexString()}`
const add = (assignee: string, as = registrar): Promise<Response> =>
  app.request('POST', '/api/tasks', { as, body: { key: randomUUID(), title: 'Do it', assignee } })
const made = async (assignee: string, as = registrar): Promise<string> => {
  const answer = await add(assignee, as)
  expect(answer.status, await answer.clone().text()).toBe(201)
  return ((await answer.json()) as { id: string }).id
}
const read = async (view: string, as: Account): Promise<TaskList> => {
  const answer = await app.request('GET', `/api/tasks?view=${view}`, { as })
  expect(answer.status).toBe(200)
  return (await answer.json()) as TaskList
}
const find = async (id: string, view: string, as: Account): Promise<TaskRow | undefined> =>
  (await read(view, as)).docs.find((task) => task.id === id)
/** What “Take Over” sends. */
const takeOver = (task: TaskRow, as: Account): Promise<Response> =>
  app.request('POST', `/api/tasks/${task.id}/change`, {
    as,
    body: { title: task.title, note: '', dueOn: null, link: '', assignee: as.id, updatedAt: task.updatedAt },
  })
const finish = async (id: string, as: Account): Promise<number> =>
  (await app.request('POST', `/api/tasks/${id}/done`, { as, body: { isDone: true } })).status
const pending = async (as: Account): Promise<number> =>
  required(
    ((await (await app.request('GET', '/api/pending-work', { as })).json()) as PendingGroup[]).find(
      ({ kind }) => kind === 'tasks',
    ),
  ).total

describe('a task of a group', () => {
  it('is shown to the leads above it and to staff, and is nobody’s own', async () => {
    const id = await made(of(committee))
    for (const as of [lead, colleague, registrar, treasurer]) {
      const task = await find(id, 'group', as)
      expect(task).toMatchObject({ assignee: null, group: { id: committee.toHexString() } })
      expect(task?.group?.name).toBeTruthy()
      expect(await find(id, 'nobody', as)).toBeUndefined()
      expect(await find(id, 'me', as)).toBeUndefined()
    }
    for (const as of [otherLead, editor])
      for (const view of ['group', 'all']) expect(await find(id, view, as)).toBeUndefined()
    expect(await finish(id, lead)).toBe(200)
  })

  it('is neither finished nor taken over by others', async () => {
    const id = await made(of(committee))
    const task = required(await find(id, 'group', lead))
    for (const as of [otherLead, editor]) {
      expect(await finish(id, as)).toBe(404)
      expect((await takeOver(task, as)).status).toBe(404)
    }
    const member = await makeAccount(app.payload)
    expect((await takeOver(task, member)).status).toBe(403)
    expect(await find(id, 'group', lead)).toBeDefined()
  })

  it('is taken over by one of two leads at once', async () => {
    const id = await made(of(committee))
    const task = required(await find(id, 'group', lead))
    const answers = await Promise.all([takeOver(task, lead), takeOver(task, colleague)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    const [winner, loser] = answers[0].status === 200 ? [lead, colleague] : [colleague, lead]
    expect(await find(id, 'me', winner)).toMatchObject({ assignee: { id: winner.id }, group: null })
    expect(await find(id, 'group', loser)).toBeUndefined()
    const { docs } = await app.payload.find({
      collection: 'audit-log',
      where: { subjectId: { equals: id }, action: { equals: 'task.changed' } },
      overrideAccess: true, // the test checks the result
    })
    expect(docs).toMatchObject([{ before: { assignee: of(committee) }, after: { assignee: winner.id } }])
  })

  it('counts as pending work of its leads', async () => {
    const [before, others] = [await pending(lead), await pending(otherLead)]
    await made(of(chapter))
    expect(await pending(lead)).toBe(before + 1)
    expect(await pending(otherLead)).toBe(others)
  })

  it('is no longer seen by who loses the branch', async () => {
    const former = await makeGroupLead(app.payload, chapter)
    const id = await made(of(chapter))
    expect(await find(id, 'group', former)).toBeDefined()
    await modelOf(app.payload, 'roles').updateMany({ user: former.id }, { $set: { group: elsewhere } })
    expect(await find(id, 'all', former)).toBeUndefined()
    expect(await finish(id, former)).toBe(404)
  })
})

describe('assigning to a group', () => {
  it('is for staff any chapter, division or committee, for a lead those of the branch', async () => {
    const list = await makeGroup(app.payload, chapter)
    const choices = async (as: Account): Promise<string[]> =>
      (await read('me', as)).groups.map(({ id }) => id)
    expect((await choices(lead)).sort()).toEqual([chapter, committee].map(String).sort())
    expect(await choices(treasurer)).toEqual(expect.arrayContaining([chapter, elsewhere].map(String)))
    expect(await choices(editor)).toEqual([])

    await made(of(committee), lead)
    await made(of(elsewhere), treasurer)
    const refused = async (assignee: string, as: Account): Promise<unknown> => {
      const answer = await add(assignee, as)
      return [answer.status, await answer.json()]
    }
    const NO_GROUP = [400, { errors: [expect.objectContaining({ code: 'no_group' })] }]
    expect(await refused(of(elsewhere), lead)).toEqual(NO_GROUP)
    expect(await refused(of(chapter), editor)).toEqual(NO_GROUP)
    expect(await refused(of(list), registrar)).toEqual(NO_GROUP)
    expect(await refused(`group:${'0'.repeat(24)}`, registrar)).toEqual(NO_GROUP)
    expect((await add('group:nothing')).status).toBe(400)
  })

  it('is refused for a group of others also when a task is changed', async () => {
    const id = await made(lead.id)
    const { updatedAt } = required(await find(id, 'me', lead))
    const change = (assignee: string) =>
      app.request('POST', `/api/tasks/${id}/change`, {
        as: lead,
        body: { title: 'Do it', assignee, updatedAt },
      })
    expect((await change(of(elsewhere))).status).toBe(400)
    expect((await change(of(committee))).status).toBe(200)
    expect(await find(id, 'group', lead)).toMatchObject({ group: { id: committee.toHexString() } })
  })
})
