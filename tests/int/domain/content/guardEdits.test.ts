import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BASE_VERSION_HEADER, type VersionConflict } from '../../../../domain/content/edits/edits.schema'
import { modelOf } from '../../../../platform/database'
import { type Account, giveRole, makeAccount } from '../../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../../helpers/testPayload'
import { required } from '../../../helpers/required'

let app: TestApp
let amina: Account
let deng: Account

beforeAll(async () => {
  app = await startTestPayload()
  ;[amina, deng] = [
    await makeAccount(app.payload, { fullName: 'Amina Ladu' }),
    await makeAccount(app.payload, { fullName: 'Deng Garang' }),
  ]
  for (const { id } of [amina, deng]) await giveRole(app.payload, id, 'admin')
})
afterAll(() => app.stop())

interface Stored {
  id: string
  updatedAt: string
  [field: string]: unknown
}

const content = () => ({
  title: 'How to join',
  slug: `join-${randomUUID()}`,
  description: 'In a sentence.',
  lead: 'As it was.',
  layout: [{ blockType: 'steps', title: 'Steps', steps: [{ title: 'One' }] }],
  _status: 'published',
})

const makePage = async (): Promise<Stored> => {
  const response = await app.request('POST', '/api/pages', { as: amina, body: content() })
  const { doc } = (await response.json()) as { doc: Stored }
  expect(response.status, JSON.stringify(doc)).toBe(201)
  return doc
}

const readPage = async (id: string): Promise<Stored> =>
  (await (await app.request('GET', `/api/pages/${id}?draft=true&depth=0`, { as: amina })).json()) as Stored

/** Saves as the panel does, with the version that was opened. */
const savePage = (id: string, as: Account, body: object, query = '', headers?: Record<string, string>) =>
  app.request('PATCH', `/api/pages/${id}${query}`, { as, body, headers })

const conflictOf = async (response: Response): Promise<{ message: string; data: VersionConflict }> => {
  const { errors } = (await response.json()) as { errors: { message: string; data: VersionConflict }[] }
  return required(errors[0])
}

describe('a save of a page', () => {
  it('is refused when somebody else has published since it was opened, and told who changed what', async () => {
    const { id, updatedAt } = await makePage()
    const first = await savePage(id, amina, { updatedAt, lead: 'As Amina wrote it.', _status: 'published' })
    expect(first.status).toBe(200)
    const second = await savePage(id, deng, {
      updatedAt,
      title: 'How one joins',
      lead: 'As it was.',
      _status: 'published',
    })
    expect(second.status).toBe(409)
    const { message, data } = await conflictOf(second)
    expect(message).toContain('Amina Ladu')
    expect(message).toContain('Lead')
    expect(data.fields).toEqual([
      { label: 'Lead', by: 'Amina Ladu', theirs: 'As Amina wrote it.', yours: 'As it was.' },
    ])
    expect(await readPage(id)).toMatchObject({ title: 'How to join', lead: 'As Amina wrote it.' })

    const knowingly = await savePage(
      id,
      deng,
      { updatedAt, title: 'How one joins', lead: 'As Deng wrote it.', _status: 'published' },
      '',
      { [BASE_VERSION_HEADER]: data.updatedAt },
    )
    expect(knowingly.status).toBe(200)
    expect(await readPage(id)).toMatchObject({ title: 'How one joins', lead: 'As Deng wrote it.' })
  })

  it.each([
    ['a draft', '?draft=true'],
    ['an autosaved draft', '?draft=true&autosave=true'],
  ])('is refused on top of somebody else’s draft when it is %s', async (_, query) => {
    const { id, updatedAt } = await makePage()
    expect((await savePage(id, amina, { updatedAt, lead: 'A draft of Amina’s.' }, query)).status).toBe(200)
    expect((await savePage(id, deng, { updatedAt, lead: 'A draft of Deng’s.' }, query)).status).toBe(409)
    const { updatedAt: latest } = await readPage(id)
    expect(
      (await savePage(id, amina, { updatedAt: latest, lead: 'A second draft of Amina’s.' }, query)).status,
    ).toBe(200)
    expect(await readPage(id)).toMatchObject({ lead: 'A second draft of Amina’s.' })
  })

  it('goes through once when twenty are based on the same version at the same moment', async () => {
    for (const [named, round] of [
      [true, 'named'],
      [false, 'not named'],
    ] as const) {
      const { id, updatedAt } = await makePage()
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, number) =>
          savePage(id, number % 2 ? amina : deng, {
            lead: `Number ${number}`,
            ...(named && { updatedAt }),
            _status: 'published',
          }),
        ),
      )
      const statuses = answers.map(({ status }) => status)
      if (named)
        expect(
          statuses.filter((status) => status === 200),
          round,
        ).toHaveLength(1)
      expect(
        statuses.filter((status) => ![200, 409].includes(status)),
        round,
      ).toEqual([])
      const winner = statuses.lastIndexOf(200)
      if (named) expect((await readPage(id)).lead).toBe(`Number ${winner}`)
    }
  })

  it('loses no field when many change different ones without naming a version', async () => {
    const { id } = await makePage()
    const fields = ['title', 'lead', 'description'] as const
    const change = async (field: string): Promise<void> => {
      const response = await savePage(id, amina, { [field]: `New ${field}` })
      if (response.status === 409) return change(field)
      expect(response.status).toBe(200)
    }
    await Promise.all(fields.map(change))
    expect(await readPage(id)).toMatchObject(
      Object.fromEntries(fields.map((field) => [field, `New ${field}`])),
    )
  })

  it('does not keep the next one waiting when it fails', async () => {
    const { id, updatedAt } = await makePage()
    expect(
      (await savePage(id, amina, { updatedAt, title: 'x'.repeat(500), _status: 'published' })).status,
    ).toBe(400)
    expect(await modelOf(app.payload, 'edit-leases').countDocuments({})).toBe(0)
    expect(
      (await savePage(id, deng, { updatedAt, title: 'A good title', _status: 'published' })).status,
    ).toBe(200)
  })

  it('has its version name its author, whom visitors do not see', async () => {
    const { id, updatedAt } = await makePage()
    await savePage(id, deng, { updatedAt, lead: 'By Deng.', updatedBy: amina.id, _status: 'published' })
    const { docs } = (await (
      await app.request('GET', `/api/pages/versions?where[parent][equals]=${id}&depth=0&sort=-updatedAt`, {
        as: amina,
      })
    ).json()) as { docs: { version: Stored }[] }
    expect(docs.map(({ version }) => version.updatedBy)).toEqual([deng.id, amina.id])
    expect(await (await app.request('GET', `/api/pages/${id}`)).json()).not.toHaveProperty('updatedBy')
  })
})

describe('a save of a global', () => {
  it('is refused when it is based on an older version', async () => {
    const read = async () =>
      (await (
        await app.request('GET', '/api/globals/staff-settings?depth=0', { as: amina })
      ).json()) as Stored
    const save = (as: Account, body: object) =>
      app.request('POST', '/api/globals/staff-settings', { as, body })
    expect((await save(amina, { graceDays: 30 })).status).toBe(200)
    const { updatedAt } = await read()
    expect((await save(amina, { graceDays: 31, updatedAt })).status).toBe(200)
    const refused = await save(deng, { graceDays: 30, cpdTargetHours: 20, updatedAt })
    expect(refused.status).toBe(409)
    expect((await conflictOf(refused)).data.fields).toMatchObject([
      { theirs: '31', yours: '30', by: 'Amina Ladu' },
    ])
    const answers = await Promise.all(
      Array.from(
        { length: 20 },
        async (_, number) =>
          (
            await save(number % 2 ? amina : deng, {
              graceDays: 40 + number,
              updatedAt: (await read()).updatedAt,
            })
          ).status,
      ),
    )
    expect(answers.filter((status) => ![200, 409].includes(status))).toEqual([])
  })
})

describe('the locks of documents', () => {
  it('are read by staff, made by nobody over REST, and ended by administrators', async () => {
    const member = await makeAccount(app.payload)
    for (const as of [member, undefined])
      expect((await app.request('GET', '/api/payload-locked-documents', { as })).status).toBe(403)
    expect((await app.request('GET', '/api/payload-locked-documents', { as: amina })).status).toBe(200)
    expect(
      (
        await app.request('POST', '/api/payload-locked-documents', {
          as: amina,
          body: { globalSlug: 'home', user: { relationTo: 'users', value: amina.id } },
        })
      ).status,
    ).toBe(403)
  })
})

describe('a page that is a route of the specification', () => {
  it('can be unpublished, and not be deleted', async () => {
    const response = await app.request('POST', '/api/pages', {
      as: amina,
      body: { ...content(), slug: 'careers' },
    })
    const { doc } = (await response.json()) as { doc: Stored }
    expect((await app.request('DELETE', `/api/pages/${doc.id}`, { as: amina })).status).toBe(409)
    expect((await savePage(doc.id, amina, { _status: 'draft' })).status).toBe(200)
    const { id } = await makePage()
    expect((await app.request('DELETE', `/api/pages/${id}`, { as: amina })).status).toBe(200)
  })
})
