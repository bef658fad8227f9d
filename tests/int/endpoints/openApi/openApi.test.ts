import { Ajv2020 } from 'ajv/dist/2020.js'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { COLLECTIONS } from '../../../../collections'
import { ROOT_ENDPOINTS } from '../../../../endpoints'
import { listOperations } from '../../../../endpoints/openApi/listOperations'
import { type Account, confirmEmailOf, makeAccount } from '../../../helpers/accounts'
import { makeApiKey } from '../../../helpers/apiKeys'
import { makeEvent } from '../../../helpers/events'
import { jsonOf } from '../../../helpers/jsonOf'
import { makeMembership } from '../../../helpers/memberships'
import { type TestApp, startTestPayload } from '../../../helpers/testPayload'
import type { Calls } from './calls/calls.types'
import { staffCalls } from './staffCalls'

interface Operation {
  security: unknown[]
  parameters?: { name: string; in: string; required: boolean; schema: object }[]
  responses: Record<string, { content?: Record<string, { schema?: object }> }>
}
interface Description {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object> }
}

const operations = listOperations({ endpoints: ROOT_ENDPOINTS, collections: COLLECTIONS })
let app: TestApp
let description: Description
let member: Account
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, validateFormats: false }).addKeyword(
  'components',
)
/** How each operation is called, and the path that is asked. */
const calls: Calls = {}

beforeAll(async () => {
  app = await startTestPayload()
  const { payload } = app
  const admin = await makeAccount(payload, { roles: ['admin'] })
  member = await makeAccount(payload)
  await confirmEmailOf(payload, member)
  const { number } = await makeMembership(payload, member.id)
  const event = await makeEvent(payload, { maxAttendees: 5 })
  const { key } = await makeApiKey(app, admin, {
    permissions: ['people:read', 'contacts:read', 'memberships:read', 'payments:read', 'events:read'],
  })
  description = await jsonOf<Description>(await app.request('GET', '/api/openapi.json'))
  const headers = { authorization: `Bearer ${key}` }
  for (const name of ['people', 'memberships', 'payments', 'events'])
    calls[`get /api/v1/${name}`] = { headers }
  const listed = await app.request('GET', '/api/directory', { as: member })
  const [first] = (await jsonOf<{ members: { id: string }[] }>(listed)).members
  const registration = `/api/events/${event.id}/registration`
  Object.assign(calls, {
    'get /api/events': {},
    'get /api/events/seats': {},
    'get /api/publications': {},
    'get /api/search': { path: '/api/search?q=visit' },
    'get /api/job-openings/open': {},
    'get /api/memberships/verify/{number}': { path: `/api/memberships/verify/${number}` },
    'post /api/contact-messages': {
      body: { name: 'Lado', email: `${randomUUID()}@example.org`, subject: 'A', message: 'B' },
    },
    'get /api/directory': { as: member },
    'get /api/directory/{id}': { as: member, path: `/api/directory/${first?.id ?? ''}` },
    'post /api/events/{id}/registration': { as: member, path: registration },
    'delete /api/events/{id}/registration': { as: member, path: registration },
  })
  Object.assign(calls, await staffCalls(app, admin))
})
afterAll(() => app.stop())

/** Checks that the description names every field of an answer: another may not be meant to be there. */
const expectNamed = (body: unknown, status: number, method: string, path: string): void => {
  const operation = operations.find((each) => each.method === method && each.path === path)
  const described = operation?.answers[status]
  const schema = typeof described === 'object' ? described.schema : undefined
  if (!schema) return
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })
  const validate = ajv.compile(json)
  expect(validate(body), JSON.stringify(validate.errors)).toBe(true)
}

/** Checks an answer against what the description says of its status. */
const expectDescribed = async (answer: Response, method: string, path: string): Promise<void> => {
  const described = description.paths[path]?.[method]?.responses[String(answer.status)]
  expect(described, `${method} ${path} ${answer.status}`).toBeDefined()
  const [type, media] = Object.entries(described?.content ?? {})[0] ?? []
  if (!described?.content) {
    expect(await answer.text()).toBe('')
    return
  }
  if (type !== 'application/json') {
    if (type !== '*/*') expect(answer.headers.get('content-type')?.split(';')[0]).toBe(type)
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(0)
    return
  }
  const schema = media?.schema
  expect(schema).toBeDefined()
  const validate = ajv.compile({ ...schema, components: description.components })
  const body: unknown = await answer.json()
  expect(validate(body), JSON.stringify(validate.errors)).toBe(true)
  expectNamed(body, answer.status, method, path)
}

describe('the description', () => {
  it('is of OpenAPI 3.1, and has every operation once, with its parameters', () => {
    expect(description.openapi).toBe('3.1.0')
    expect(operations.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
      Object.keys(calls).sort(),
    )
    for (const [path, methods] of Object.entries(description.paths))
      for (const { parameters = [] } of Object.values(methods)) {
        const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
        expect(inPath).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
      }
    const people = description.paths['/api/v1/people']?.get
    expect(people?.security).toEqual([{ apiKey: ['people:read'] }])
    expect(people?.parameters?.map(({ name, required }) => [name, required])).toEqual([
      ['cursor', false],
      ['limit', false],
      ['updatedAfter', false],
    ])
  })

  it.each(operations.map(({ method, path }) => [method, path] as const))(
    'is kept by the answer of %s %s',
    async (method, path) => {
      const { path: asked = path, ...options } = calls[`${method} ${path}`] ?? {}
      const answer = await app.request(method.toUpperCase(), asked, options)
      expect(answer.ok, `${answer.status}`).toBe(true)
      await expectDescribed(answer, method, path)
    },
  )

  it.each(
    operations
      .filter(({ tag }) => tag.startsWith('Staff: '))
      .map(({ method, path }) => [method, path] as const),
  )('is kept by the refusals of %s %s to a visitor and to a member', async (method, path) => {
    const { path: asked = path, as: _, ...options } = calls[`${method} ${path}`] ?? {}
    for (const [as, statuses] of [
      [undefined, [401]],
      [member, [401, 403, 404]],
    ] as const) {
      const answer = await app.request(method.toUpperCase(), asked, { as, ...options })
      expect(statuses).toContain(answer.status)
      await expectDescribed(answer, method, path)
    }
  })

  it.each(
    operations
      .filter(({ tag, method }) => tag.startsWith('Staff: ') && method !== 'get')
      .map(({ method, path }) => [method, path] as const),
  )('refuses %s %s to a member before the body is read', async (method, path) => {
    const { path: asked = path } = calls[`${method} ${path}`] ?? {}
    const answer = await app.request(method.toUpperCase(), asked, { as: member, body: {} })
    expect([401, 403, 404]).toContain(answer.status)
  })

  it.each([
    ['get', '/api/v1/people', {}],
    ['get', '/api/v1/people', { query: '?limit=x' }],
    ['get', '/api/directory', {}],
    ['post', '/api/contact-messages', { body: {} }],
    ['get', '/api/users/list', {}],
    ['post', '/api/tasks', { body: {} }],
  ] as const)(
    'is kept by a refusal of %s %s',
    async (method, path, call: { query?: string; body?: object }) => {
      const headers = call.query ? calls[`${method} ${path}`]?.headers : undefined
      const answer = await app.request(method.toUpperCase(), `${path}${call.query ?? ''}`, {
        body: call.body,
        headers,
      })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      await expectDescribed(answer, method, path)
    },
  )
})
