import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { modelOf } from '../../../../platform/database'
import { recordChange } from '../../../../domain/audit/recordChange'
import { type Account, giveRole, makeAccount } from '../../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../../helpers/testPayload'
import type { AuditEntry } from '../../../../payload-types'

let app: TestApp
let admin: Account
let member: Account

beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'] })
  member = await makeAccount(app.payload)
})
afterAll(() => app.stop())

type Entry = Pick<AuditEntry, 'action' | 'actorEmail' | 'subjectCollection' | 'before' | 'after'> & {
  actor?: { toString: () => string }
  account?: { toString: () => string }
}

const entriesOf = async (subjectId: string): Promise<Entry[]> => {
  const entries = await modelOf(app.payload, 'audit-log')
    .find({ subjectId })
    .sort({ createdAt: 1, _id: 1 })
    .lean<Entry[]>()
  return entries.map(({ action, actor, actorEmail, account, before, after }) => ({
    action,
    actor: actor?.toString(),
    actorEmail,
    account: account?.toString(),
    before,
    after,
  }))
}

const create = async (slug: string, body: object): Promise<string> => {
  const response = await app.request('POST', `/api/${slug}`, { as: admin, body })
  const { doc } = (await response.json()) as { doc: { id: string } }
  expect(response.status).toBe(201)
  return doc.id
}

const by = () => ({ actor: admin.id, actorEmail: admin.email })

describe('the audit log', () => {
  it('records roles added and removed, by whom and for whom', async () => {
    const id = await create('roles', { user: member.id, role: 'member' })
    await app.request('DELETE', `/api/roles/${id}`, { as: admin })
    expect(await entriesOf(id)).toEqual([
      { action: 'role.given', ...by(), account: member.id, before: null, after: { role: 'member' } },
      { action: 'role.taken', ...by(), account: member.id, before: { role: 'member' }, after: null },
    ])
  })

  it('records publication, change and withdrawal, and no draft', async () => {
    const id = await create('events', {
      title: 'A bridge',
      eventDate: new Date().toISOString(),
      location: 'Juba',
      _status: 'draft',
    })
    const patch = (body: object, query = '') =>
      app.request('PATCH', `/api/events/${id}${query}`, { as: admin, body })
    await patch({ title: 'A better bridge' }, '?draft=true')
    expect(await entriesOf(id)).toEqual([])
    await patch({ _status: 'published' })
    await patch({ title: 'A plan', _status: 'draft' }, '?draft=true')
    await patch({ location: 'Wau', _status: 'published' })
    await patch({ _status: 'draft' })
    await app.request('DELETE', `/api/events/${id}`, { as: admin })
    const entries = await entriesOf(id)
    expect(entries.map(({ action }) => action)).toEqual([
      'events.published',
      'events.changed',
      'events.withdrawn',
    ])
    expect(entries[1]).toMatchObject({ ...by(), before: { location: 'Juba' }, after: { location: 'Wau' } })
    expect(entries[2]).toMatchObject({ before: { _status: 'published' }, after: { _status: 'draft' } })
  })

  it('names who did what to which record, and describes what changed', async () => {
    const id = await create('news', {
      title: 'A bridge opens',
      category: 'announcement',
      summary: 'In Juba.',
      _status: 'published',
    })
    await app.request('PATCH', `/api/news/${id}`, {
      as: admin,
      body: { summary: 'In Wau.', _status: 'published' },
    })
    const { docs } = (await (
      await app.request('GET', `/api/audit-log?where[subjectId][equals]=${id}&sort=createdAt`, { as: admin })
    ).json()) as { docs: Record<string, unknown>[] }
    expect(docs.map(({ who, what, record }) => [who, what, record])).toEqual([
      ['Nyandeng Deng', 'News item published', 'A bridge opens'],
      ['Nyandeng Deng', 'News item changed', 'A bridge opens'],
    ])
    expect(docs[1]).toMatchObject({ before: { summary: 'In Juba.' }, after: { summary: 'In Wau.' } })
  })

  it('names the person whom an entry is about, until the account is deleted', async () => {
    const [leaving] = [await makeAccount(app.payload, { fullName: 'Achol Majok' })]
    await recordChange(
      { payload: app.payload },
      { action: 'account.locked', subject: { collection: 'users', id: leaving.id }, account: leaving.id },
    )
    const read = async () =>
      (
        (await (
          await app.request('GET', `/api/audit-log?where[subjectId][equals]=${leaving.id}`, { as: admin })
        ).json()) as { docs: Record<string, unknown>[] }
      ).docs[0]
    expect(await read()).toMatchObject({
      who: 'The site itself',
      what: 'Account locked',
      record: 'Achol Majok',
    })
    await modelOf(app.payload, 'profiles').deleteOne({ user: leaving.id })
    expect(await read()).toMatchObject({ record: 'Deleted account' })
  })

  it('records changed settings only', async () => {
    await app.request('POST', '/api/globals/staff-settings', { as: admin, body: { graceDays: 31 } })
    await app.request('POST', '/api/globals/staff-settings', { as: admin, body: { graceDays: 45 } })
    expect((await entriesOf('staff-settings')).at(-1)).toMatchObject({
      action: 'staff-settings.changed',
      before: { graceDays: 31 },
      after: { graceDays: 45 },
    })
  })

  it('records a change of region, and no personal text of a profile', async () => {
    const profile = await modelOf(app.payload, 'profiles')
      .findOne({ user: member.id })
      .lean<{ _id: unknown }>()
    const id = String(profile?._id)
    await app.request('PATCH', '/api/profiles/me', { as: member, body: { bio: 'Bridges.' } })
    expect(await entriesOf(id)).toEqual([])
    await app.request('PATCH', '/api/profiles/me', { as: member, body: { region: 'other' } })
    expect(await entriesOf(id)).toMatchObject([
      { action: 'profile.changed', actor: member.id, account: member.id, after: { region: 'other' } },
    ])
  })

  it('cannot be changed or deleted, not even by administrators, or read by others', async () => {
    await recordChange(
      { payload: app.payload },
      { action: 'tests.made', subject: { collection: 'tests', id: 'one' }, after: { a: 1 } },
    )
    const entry = await modelOf(app.payload, 'audit-log')
      .findOne({ subjectId: 'one' })
      .lean<{ _id: unknown }>()
    const path = `/api/audit-log/${String(entry?._id)}`
    expect((await app.request('PATCH', path, { as: admin, body: { action: 'other' } })).status).toBe(403)
    expect((await app.request('DELETE', path, { as: admin })).status).toBe(403)
    expect((await app.request('POST', '/api/audit-log', { as: admin, body: { action: 'x' } })).status).toBe(
      403,
    )
    expect((await app.request('GET', path, { as: admin })).status).toBe(200)
    const lead = await makeAccount(app.payload)
    await giveRole(app.payload, lead.id, 'chapter_lead', 'other')
    for (const who of [member, lead, undefined])
      expect((await app.request('GET', path, { as: who })).status).toBe(403)
  })

  it('logs a reference when an entry cannot be written, and does not undo the change', async () => {
    const failing = vi.spyOn(app.payload.db, 'create').mockRejectedValueOnce(new Error('no room'))
    const logged = vi.spyOn(app.payload.logger, 'error').mockImplementation(() => undefined)
    await recordChange(
      { payload: app.payload, user: { ...admin, collection: 'users' } as never },
      {
        action: 'tests.lost',
        subject: { collection: 'tests', id: 'two' },
        before: { phone: '1' },
        after: { phone: '2' },
      },
    )
    expect(logged).toHaveBeenCalledOnce()
    const [facts] = logged.mock.calls[0] as unknown as [Record<string, unknown>]
    expect(facts).toMatchObject({ action: 'tests.lost', subjectId: 'two', fields: ['phone'] })
    expect(facts.requestId).toBeTruthy()
    expect(JSON.stringify(facts)).not.toContain(admin.email)
    failing.mockRestore()
    logged.mockRestore()
  })
})
