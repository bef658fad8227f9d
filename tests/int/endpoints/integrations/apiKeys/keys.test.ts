import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiKeyPage } from '../../../../../domain/integrations/apiKeys/apiKeyTexts.schema'
import { unlinkKeysOf } from '../../../../../domain/integrations/apiKeys/apiKeysRepository'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { apiKeyInput, makeApiKey } from '../../../../helpers/apiKeys'
import { jsonOf } from '../../../../helpers/jsonOf'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
let admin: Account

beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'], fullName: 'Achol Admin' })
})
afterAll(() => app.stop())

const create = (body: object, as = admin): Promise<Response> =>
  app.request('POST', '/api/api-keys', { as, body })
const keysList = async (as = admin): Promise<ApiKeyPage> =>
  jsonOf<ApiKeyPage>(await app.request('GET', '/api/api-keys', { as }))
const read = (key: string, path = '/api/v1/people'): Promise<Response> =>
  app.request('GET', path, { headers: { authorization: `Bearer ${key}` } })
const codeOf = async (answer: Response): Promise<string | undefined> =>
  (await jsonOf<{ errors: { code: string }[] }>(answer)).errors[0]?.code

describe('a key', () => {
  it('is told once, and stored as its hash', async () => {
    const { key, created } = await makeApiKey(app, admin, { name: 'Mirror' })
    expect(key).toMatch(/^ace_[\w-]{43}$/)
    expect(created).toMatchObject({
      name: 'Mirror',
      state: 'active',
      createdBy: 'Achol Admin',
      lastUsedAt: null,
    })
    const stored = await modelOf(app.payload, 'api-keys').findById(created.id).lean()
    expect(JSON.stringify(stored)).not.toContain(key.slice(10))
    const list = await keysList()
    expect(list.docs.find(({ id }) => id === created.id)).toEqual(created)
    expect(JSON.stringify(list)).not.toContain('tokenHash')
  })

  it('is in the audit log, without the key', async () => {
    const { key, created } = await makeApiKey(app, admin, { name: 'Audited' })
    await app.request('POST', `/api/api-keys/${created.id}/revoke`, { as: admin, body: {} })
    const entries = await modelOf(app.payload, 'audit-log')
      .find({ subjectId: created.id })
      .sort({ createdAt: 1 })
      .lean<{ action: string; what: string; after: unknown }[]>()
    expect(entries.map(({ what }) => what)).toEqual(['API key created', 'API key revoked'])
    expect(entries[0]?.after).toMatchObject({ permissions: ['people:read'], requestsPerMinute: 60 })
    expect(JSON.stringify(entries)).not.toContain(key.slice(4))
  })

  it('needs a proof of identity, to be made and to be revoked', async () => {
    const { created } = await makeApiKey(app, admin)
    const late = await makeAccount(app.payload, { roles: ['admin'] })
    await modelOf(app.payload, 'sessions').updateMany(
      { user: late.id },
      { $set: { authenticatedAt: new Date(Date.now() - 11 * 60_000) } },
    )
    const answers = [
      await create(apiKeyInput(), late),
      await app.request('POST', `/api/api-keys/${created.id}/revoke`, { as: late, body: {} }),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(401)
      expect(await codeOf(answer)).toBe('reauthentication_required')
    }
  })

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['no permission', { permissions: [] }, 'permissions'],
    ['an unknown permission', { permissions: ['people:write'] }, 'permissions.0'],
    ['contact details of nobody', { permissions: ['contacts:read'] }, 'permissions'],
    ['a rate of none', { requestsPerMinute: 0 }, 'requestsPerMinute'],
    ['too high a rate', { requestsPerMinute: 601 }, 'requestsPerMinute'],
    ['a day that is past', { lastDay: '2020-01-01' }, 'lastDay'],
    ['a day years away', { lastDay: '2099-01-01' }, 'lastDay'],
  ])('is refused with %s', async (_, wrong, field) => {
    const answer = await create(apiKeyInput(wrong))
    expect(answer.status).toBe(400)
    expect((await jsonOf<{ errors: { field: string }[] }>(answer)).errors[0]?.field).toBe(field)
  })

  it('stays when who made it leaves, without the name', async () => {
    const leaving = await makeAccount(app.payload, { roles: ['admin'], fullName: 'Lado Leaving' })
    const { key, created } = await makeApiKey(app, leaving)
    await unlinkKeysOf(app.payload, leaving.id)
    const list = await keysList()
    expect(list.docs.find(({ id }) => id === created.id)).toMatchObject({ createdBy: null, state: 'active' })
    expect((await read(key)).status).toBe(200)
  })
})

describe('a request with a key', () => {
  it('is let in, and the last use is shown', async () => {
    const { key, created } = await makeApiKey(app, admin)
    expect((await read(key)).status).toBe(200)
    const list = await keysList()
    expect(list.docs.find(({ id }) => id === created.id)?.lastUsedAt).not.toBeNull()
  })

  it('is refused with 401 for a key that is missing, unknown, expired or revoked', async () => {
    const expired = await makeApiKey(app, admin)
    await modelOf(app.payload, 'api-keys').updateOne(
      { _id: expired.created.id },
      { $set: { expiresAt: new Date(Date.now() - 1000) } },
    )
    const revoked = await makeApiKey(app, admin)
    await app.request('POST', `/api/api-keys/${revoked.created.id}/revoke`, { as: admin, body: {} })
    const asked: [string, string][] = [
      ['', 'key_missing'],
      ['ace_', 'key_missing'],
      [`ace_${'A'.repeat(43)}`, 'key_unknown'],
      [expired.key, 'key_expired'],
      [revoked.key, 'key_revoked'],
    ]
    for (const [key, code] of asked) {
      const answer = await read(key)
      expect(answer.status, code).toBe(401)
      expect(answer.headers.get('WWW-Authenticate')).toContain('Bearer')
      expect(await codeOf(answer)).toBe(code)
    }
  })

  it('is counted in the security log when it is refused, without the key', async () => {
    const guess = `ace_${'B'.repeat(43)}`
    const entriesOf = () =>
      modelOf(app.payload, 'security-log')
        .find({ event: 'api-key.refused', detail: 'unknown key' })
        .lean<{ count: number }[]>()
    const countOf = async (): Promise<number> =>
      (await entriesOf()).reduce((sum, { count }) => sum + count, 0)
    const before = await countOf()
    for (let tries = 0; tries < 3; tries++) expect((await read(guess)).status).toBe(401)
    expect(await countOf()).toBe(before + 3)
    expect(JSON.stringify(await entriesOf())).not.toContain(guess.slice(4))
  })

  it('is not let in by a session, and lets nobody in elsewhere', async () => {
    const session = await app.request('GET', '/api/v1/people', { as: admin })
    expect(session.status).toBe(401)
    const { key } = await makeApiKey(app, admin)
    expect((await read(key, '/api/api-keys')).status).toBe(401)
    expect(await jsonOf(await read(key, '/api/users/me'))).toMatchObject({ user: null })
  })

  it('is refused with 403 without the permission', async () => {
    const { key } = await makeApiKey(app, admin, { permissions: ['events:read'] })
    expect((await read(key, '/api/v1/events')).status).toBe(200)
    for (const path of ['people', 'memberships', 'payments']) {
      const answer = await read(key, `/api/v1/${path}`)
      expect(answer.status, path).toBe(403)
      expect(await codeOf(answer)).toBe('permission_missing')
    }
  })

  it('is refused with 429 above its rate, however many come at once; other keys are not', async () => {
    const { key } = await makeApiKey(app, admin, { requestsPerMinute: 5 })
    const other = await makeApiKey(app, admin, { requestsPerMinute: 5 })
    const answers = await Promise.all(Array.from({ length: 12 }, () => read(key)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(7)
    expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await read(other.key)).status).toBe(200)
  })

  it('is revoked once, also when two do it', async () => {
    const { created } = await makeApiKey(app, admin)
    const answers = await Promise.all(
      [1, 2].map(() => app.request('POST', `/api/api-keys/${created.id}/revoke`, { as: admin, body: {} })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const entries = { subjectId: created.id, action: 'api-key.revoked' }
    expect(await modelOf(app.payload, 'audit-log').countDocuments(entries)).toBe(1)
  })
})
