import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnswerTemplate } from '../../../../../domain/messaging/contactMessages/templates/templates.schema'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
let admin: Account
let colleague: Account

beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'] })
  colleague = await makeAccount(app.payload, { roles: ['admin'] })
})
afterAll(() => app.stop())

const post = (path: string, body: object, as = admin): Promise<Response> =>
  app.request('POST', `/api/answer-templates${path && `/${path}`}`, { as, body })
const list = async (as = admin): Promise<AnswerTemplate[]> =>
  (await app.request('GET', '/api/answer-templates', { as })).json() as Promise<AnswerTemplate[]>
const add = async (title: string, text = 'Dear {{name}}'): Promise<AnswerTemplate> => {
  const response = await post('', { title, text, key: randomUUID() })
  expect(response.status).toBe(201)
  const { id } = (await response.json()) as { id: string }
  const found = (await list()).find((one) => one.id === id)
  if (!found) throw new Error('The template is not listed')
  return found
}
const problemsOf = async (response: Response) =>
  ((await response.json()) as { errors: { code: string; field?: string; message: string }[] }).errors
const actionsOn = async (id: string): Promise<unknown[]> => {
  const entries = await modelOf(app.payload, 'audit-log')
    .find({ subjectId: id })
    .sort({ createdAt: 1, _id: 1 })
    .lean()
  return entries.map((entry): unknown[] => [
    Reflect.get(entry, 'action'),
    String(Reflect.get(entry, 'actor')),
  ])
}

describe('a template of answers', () => {
  it('is stored once, however often its form is sent, and listed by title', async () => {
    const title = `b ${randomUUID()}`
    const body = { title: ` ${title} `, text: ' We are open, {{name}}. ', key: randomUUID() }
    const answers = await Promise.all(Array.from({ length: 5 }, () => post('', body)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    const ids = new Set(
      await Promise.all(answers.map(async (one) => ((await one.json()) as { id: string }).id)),
    )
    expect(ids.size).toBe(1)
    const other = await add(`A ${randomUUID()}`)
    const titles = (await list(colleague)).map((one) => one.title)
    expect(titles.filter((one) => one === title)).toHaveLength(1)
    expect(titles.indexOf(other.title)).toBeLessThan(titles.indexOf(title))
    const [id = ''] = ids
    expect((await list()).find((one) => one.id === id)?.text).toBe('We are open, {{name}}.')
    expect(await actionsOn(id)).toEqual([['answer-template.added', admin.id]])
  })

  it('names only what can be filled in', async () => {
    for (const [title, text, field] of [
      ['A', 'Dear {{nmae}}, your {{ total }}', 'text'],
      ['A', '  ', 'text'],
      ['A', 'x'.repeat(6001), 'text'],
      [' ', 'Text', 'title'],
      ['Two\nlines', 'Text', 'title'],
    ] as const) {
      const response = await post('', { title, text, key: randomUUID() })
      expect(response.status).toBe(400)
      expect(await problemsOf(response)).toMatchObject([{ field }])
    }
    const { id, updatedAt } = await add(`C ${randomUUID()}`)
    const response = await post(`${id}/change`, { title: 'C', text: '{{nmae}}', updatedAt })
    expect(await problemsOf(response)).toMatchObject([
      { field: 'text', message: 'There is no {{nmae}} to fill in' },
    ])
  })

  it('is changed by one of two who read the same, and the other is told', async () => {
    const { id, updatedAt } = await add(`D ${randomUUID()}`)
    const change = (text: string, as: Account) => post(`${id}/change`, { title: 'D', text, updatedAt }, as)
    const answers = await Promise.all([change('Mine', admin), change('Theirs', colleague)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const [won, lost] =
      answers[0].status === 200 ? (['Mine', answers[1]] as const) : (['Theirs', answers[0]] as const)
    expect(await problemsOf(lost)).toMatchObject([{ code: 'changed_meanwhile' }])
    expect((await list()).find((one) => one.id === id)?.text).toBe(won)
    expect(await actionsOn(id)).toHaveLength(2)
  })

  it('is deleted once', async () => {
    const { id, title } = await add(`E ${randomUUID()}`)
    expect((await post(`${id}/delete`, {})).status).toBe(200)
    expect((await post(`${id}/delete`, {})).status).toBe(404)
    expect(
      (await post(`${id}/change`, { title, text: 'x', updatedAt: new Date().toISOString() })).status,
    ).toBe(404)
    expect((await list()).map((one) => one.id)).not.toContain(id)
    expect((await actionsOn(id)).map((entry) => (entry as string[])[0])).toEqual([
      'answer-template.added',
      'answer-template.deleted',
    ])
  })
})
