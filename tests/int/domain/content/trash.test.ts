import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { emptyTrash } from '../../../../domain/content'
import { CONFIRMED_HEADER, type Uses } from '../../../../domain/content/trash/uses.schema'
import type { Publication } from '../../../../payload-types'
import { modelOf } from '../../../../platform/database'
import { storeFile } from '../../../../domain/publications/files'
import { type Account, makeAccount } from '../../../helpers/accounts'
import { inDays, makeEvent } from '../../../helpers/events'
import { mailsTo } from '../../../helpers/mails'
import { type TestApp, startTestPayload } from '../../../helpers/testPayload'
import { required } from '../../../helpers/required'

let app: TestApp
let admin: Account
let lead: Account
let member: Account

beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'] })
  lead = await makeAccount(app.payload, { roles: ['chapter_lead'] })
  member = await makeAccount(app.payload)
})
afterAll(() => app.stop())

type Doc = Record<string, unknown> & { id: string; updatedAt: string; slug: string }
interface Answer {
  status: number
  /** Only of a success. */
  doc: Doc | undefined
  error?: { message: string; code?: string; data?: { effects?: string[] } }
}

const send = async (
  method: string,
  where: string,
  { as = admin, body, headers }: { as?: Account; body?: object; headers?: Record<string, string> } = {},
): Promise<Answer> => {
  const response = await app.request(method, `/api/${where}`, { as, body, headers })
  const { doc, docs, errors } = (await response.json()) as {
    doc?: Doc
    docs?: Doc[]
    errors?: Answer['error'][]
  }
  return {
    status: response.status,
    doc: doc ?? docs?.[0],
    error: errors?.[0],
  }
}

const trash = (where: string, options = {}) =>
  send('PATCH', where, { body: { deletedAt: new Date().toISOString() }, ...options })
const oneOf = (slug: string, id: string) =>
  `${slug}?trash=true&where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`
/** As the panel's button does. */
const restore = (slug: string, id: string, body: object = {}, options = {}) =>
  send('PATCH', oneOf(slug, id), { body: { deletedAt: null, _status: 'draft', ...body }, ...options })
const confirmed = (step: string) => ({ headers: { [CONFIRMED_HEADER]: step } })

const makeNews = async (fields: object = {}): Promise<Doc> => {
  const { doc } = await send('POST', 'news', {
    body: {
      title: `A bridge ${randomUUID()}`,
      category: 'policy',
      date: inDays(-1),
      summary: 'In short.',
      _status: 'published',
      ...fields,
    },
  })
  return required(doc)
}

const text = (url: string) => ({
  root: {
    type: 'root',
    format: '',
    indent: 0,
    version: 1,
    direction: 'ltr',
    children: [
      {
        type: 'paragraph',
        format: '',
        indent: 0,
        version: 1,
        direction: 'ltr',
        textFormat: 0,
        children: [
          {
            type: 'link',
            version: 3,
            format: '',
            indent: 0,
            direction: 'ltr',
            fields: { linkType: 'custom', url, newTab: false },
            children: [
              { type: 'text', text: 'here', detail: 0, format: 0, mode: 'normal', style: '', version: 1 },
            ],
          },
        ],
      },
    ],
  },
})

const status = async (where: string, as?: Account): Promise<number> =>
  (await app.request('GET', `/api/${where}`, { as })).status

const uploadPicture = async (): Promise<Doc> => {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: `A bridge ${randomUUID()}` }))
  form.set(
    'file',
    new Blob(
      [
        new Uint8Array(
          await sharp({ create: { width: 20, height: 20, channels: 3, background: '#a65' } })
            .png()
            .toBuffer(),
        ),
      ],
      { type: 'image/png' },
    ),
    'bridge.png',
  )
  return ((await (await app.request('POST', '/api/media', { as: admin, body: form })).json()) as { doc: Doc })
    .doc
}

const actions = async (id: string): Promise<string[]> =>
  (
    await modelOf(app.payload, 'audit-log')
      .find({ subjectId: id }, { action: 1 })
      .sort({ _id: 1 })
      .lean<{ action: string }[]>()
  ).map(({ action }) => action)

describe('a deleted record', () => {
  it('goes to the trash: nobody finds it, an administrator restores it, and the audit log tells of both', async () => {
    const { id } = await makeNews()
    expect(await status(`news/${id}`)).toBe(200)
    expect((await trash(`news/${id}`)).status).toBe(200)
    for (const who of [undefined, member, lead, admin]) expect(await status(`news/${id}`, who)).toBe(404)
    for (const who of [undefined, member, lead])
      expect(await status(`news/${id}?trash=true`, who)).not.toBe(200)
    expect(await status(`news/${id}?trash=true`, admin)).toBe(200)
    expect((await restore('news', id, {}, { as: lead })).doc).toBeUndefined()
    expect((await restore('news', id, { _status: 'published' })).status).toBe(200)
    expect(await status(`news/${id}`)).toBe(200)
    expect(await actions(id)).toEqual(['news.published', 'news.trashed', 'news.restored'])
  })

  it('may be deleted for good by administrators alone, with an entry of the audit log', async () => {
    const { id } = await makeNews()
    expect((await trash(`news/${id}`, { as: lead })).status).toBe(403)
    await trash(`news/${id}`)
    for (const as of [member, lead])
      expect((await send('DELETE', oneOf('news', id), { as })).status).toBe(403)
    expect((await send('DELETE', oneOf('news', id))).status).toBe(200)
    expect(await status(`news/${id}?trash=true`, admin)).toBe(404)
    expect((await actions(id)).at(-1)).toBe('news.deleted')
  })

  it('is withdrawn even when the request asks for the opposite', async () => {
    const { id } = await makeNews()
    await send('PATCH', `news/${id}?draft=true`, {
      body: { deletedAt: new Date().toISOString(), _status: 'published' },
    })
    expect(await modelOf(app.payload, 'news').findById(id, { _id: 0, _status: 1 }).lean()).toEqual({
      _status: 'draft',
    })
    await send('PATCH', oneOf('news', id), { body: { title: 'Another', _status: 'published' } })
    expect(await modelOf(app.payload, 'news').findById(id, { _id: 0, _status: 1 }).lean()).toEqual({
      _status: 'draft',
    })
  })

  it('keeps its address: a new record that asks for it is told where it is', async () => {
    const { id, slug } = await makeNews()
    await trash(`news/${id}`)
    const body = { title: 'Another', category: 'policy', date: inDays(-1), summary: 'In short.', slug }
    for (const query of ['', '?draft=true']) {
      const second = await send('POST', `news${query}`, { body })
      expect(second.status).toBe(400)
      expect(JSON.stringify(second.error)).toContain('A record in the trash has this address')
    }
    expect(required((await restore('news', id)).doc).slug).toBe(slug)
  })

  it('is deleted for good after thirty days', async () => {
    const [old, recent] = [await makeNews(), await makeNews()]
    for (const { id } of [old, recent]) await trash(`news/${id}`)
    await modelOf(app.payload, 'news').updateOne(
      { _id: old.id },
      { $set: { deletedAt: new Date(inDays(-31)) } },
      { timestamps: false },
    )
    await emptyTrash(app.payload)
    expect(await status(`news/${old.id}?trash=true`, admin)).toBe(404)
    expect(await status(`news/${recent.id}?trash=true`, admin)).toBe(200)
    expect((await actions(old.id)).at(-1)).toBe('news.deleted')
  })

  it('is deleted for good behind many that cannot be', async () => {
    const deletedAt = new Date(inDays(-40))
    const rows = await modelOf(app.payload, 'news').insertMany(
      Array.from({ length: 101 }, () => ({ title: 'A bridge', slug: randomUUID(), deletedAt })),
    )
    const ids = rows.map(({ _id }) => String(_id)).sort()
    const remove = vi
      .spyOn(app.payload, 'delete')
      .mockImplementation(() => Promise.reject(new Error('This one stays')))
    await emptyTrash(app.payload)
    expect(remove.mock.calls.map(([{ id }]) => id)).toEqual(expect.arrayContaining(ids))
    remove.mockRestore()
    await emptyTrash(app.payload)
    expect(await modelOf(app.payload, 'news').countDocuments({ deletedAt })).toBe(0)
  })

  it('that is a route of the specification stays', async () => {
    const { docs } = await app.payload.find({
      collection: 'divisions',
      where: { slug: { equals: 'structural-engineering' } },
      overrideAccess: true, // the test checks the result
    })
    const { id } =
      docs[0] ??
      (await app.payload.create({
        collection: 'divisions',
        data: {
          title: 'Structural',
          shortTitle: 'Structural',
          tagline: 'T',
          icon: 'structural',
          slug: 'structural-engineering',
        } as never,
        draft: true,
        overrideAccess: true, // created here unless the seed has created it
      }))
    expect(await trash(`divisions/${id}`)).toMatchObject({
      status: 409,
      error: { message: expect.stringContaining('Unpublish it') as string },
    })
  })
})

describe('a deleted publication', () => {
  it('gives its file to nobody any more, and to readers again when it is restored', async () => {
    const file = await storeFile(app.payload, {
      content: Buffer.from('%PDF-1.7'),
      filename: 'paper.pdf',
      contentType: 'application/pdf',
    })
    const { id } = await app.payload.create({
      collection: 'publications',
      data: {
        title: randomUUID(),
        category: 'standards',
        publishedDate: inDays(-1),
        file,
        _status: 'published',
      } as Publication,
      overrideAccess: true, // the test prepares its data
    })
    expect(await status(`publications/${id}/file`)).toBe(200)
    await trash(`publications/${id}`)
    for (const who of [undefined, member, admin])
      expect(await status(`publications/${id}/file`, who)).toBe(404)
    expect((await app.request('POST', `/api/publications/${id}/downloads`)).status).toBe(404)
    await restore('publications', id, { _status: 'published' })
    expect(await status(`publications/${id}/file`)).toBe(200)
    await trash(`publications/${id}`)
    await send('DELETE', oneOf('publications', id))
    expect(await modelOf(app.payload, 'files').exists({ _id: file })).toBeNull()
  })
})

describe('a deleted picture', () => {
  it('is served no more, and its files are removed when it is deleted for good', async () => {
    const { id, url, filename } = await uploadPicture()
    const address = String(url).replace(/^https?:\/\/[^/]+/, '')
    const open = async () => (await app.request('GET', address)).status
    expect(await open()).toBe(200)
    await trash(`media/${id}`)
    expect(await open()).toBe(404)
    expect(await status(`media/${id}?trash=true`)).not.toBe(200)
    await restore('media', id)
    expect(await open()).toBe(200)
    await trash(`media/${id}`)
    await send('DELETE', oneOf('media', id))
    expect(
      existsSync(path.join(app.payload.collections.media.config.upload.staticDir ?? '', String(filename))),
    ).toBe(false)
  })

  it('is not deleted while a record shows it, drafts included, and the refusal says where', async () => {
    const { id } = await uploadPicture()
    const news = await makeNews({ image: id, _status: 'draft' })
    for (const refused of [await trash(`media/${id}`), await send('DELETE', `media/${id}`)]) {
      expect(refused).toMatchObject({ status: 409, error: { code: 'in_use' } })
      expect(refused.error?.message).toContain(`news item “${String(news.title)}” (draft)`)
    }
    const uses = (await (await app.request('GET', `/api/media/${id}/uses`, { as: admin })).json()) as Uses
    expect(uses.uses).toEqual([
      {
        kind: 'News item',
        title: news.title,
        href: `/cms/collections/news/${news.id}`,
        isDraft: true,
        isInTrash: false,
        by: 'record',
      },
    ])
    await trash(`news/${news.id}`)
    expect((await trash(`media/${id}`)).status).toBe(200)
  })

  it('is found in a draft beside what is published, in the blocks of a page and in tabs', async () => {
    const { id } = await uploadPicture()
    const news = await makeNews()
    await send('PATCH', `news/${news.id}?draft=true`, { body: { image: id } })
    const pictures = [{ blockType: 'picture', image: id, alt: 'A bridge' }]
    const layout = [
      {
        blockType: 'tabs',
        tabs: [
          { label: 'One', blocks: pictures },
          { label: 'Two', blocks: pictures },
        ],
      },
    ]
    const page = await send('POST', 'pages?draft=true', {
      body: { title: 'A page', slug: `p-${randomUUID()}`, description: 'One.', layout },
    })
    expect(page.error).toBeUndefined()
    const { uses } = (await (await app.request('GET', `/api/media/${id}/uses`, { as: admin })).json()) as Uses
    expect(uses.map(({ href, isDraft }) => [href, isDraft]).sort()).toEqual([
      [`/cms/collections/news/${news.id}`, true],
      [`/cms/collections/pages/${required(page.doc).id}`, true],
    ])
  })
})

describe('a record that others link to', () => {
  it('is deleted once the person has agreed, who is told where the links are', async () => {
    const target = await makeNews()
    const linking = await makeNews({ body: text(`/newsroom/${target.slug}#top`) })
    const asked = await trash(`news/${target.id}`)
    expect(asked).toMatchObject({ status: 409, error: { code: 'confirmation_needed' } })
    expect(asked.error?.data?.effects?.join()).toContain(String(linking.title))
    expect(await status(`news/${target.id}`)).toBe(200)
    expect((await trash(`news/${target.id}`, confirmed('trash'))).status).toBe(200)
  })
})

describe('a deleted event', () => {
  const register = async (event: string): Promise<Account> => {
    const person = await makeAccount(app.payload)
    expect((await app.request('POST', `/api/events/${event}/registration`, { as: person })).status).toBe(200)
    return person
  }
  const told = async ({ email }: Account): Promise<string[]> =>
    (await mailsTo(app.payload, email))
      .map(({ template }) => template)
      .filter((name) => name.startsWith('event'))

  it('tells who is registered once it is agreed to, and nobody a second time when it is deleted for good', async () => {
    const { id, title } = await makeEvent(app.payload)
    const people = [await register(id), await register(id)]
    const asked = await trash(`events/${id}`)
    expect(asked).toMatchObject({
      status: 409,
      error: {
        data: { effects: [`2 registered people will be told by email that “${title}” does not take place.`] },
      },
    })
    expect(await told(required(people[0]))).toEqual([])
    expect((await trash(`events/${id}`, confirmed('trash'))).status).toBe(200)
    for (const person of people) expect(await told(person)).toEqual(['eventCancelled'])
    expect((await app.request('POST', `/api/events/${id}/registration`, { as: member })).status).toBe(404)
    expect((await send('DELETE', oneOf('events', id))).status).toBe(200)
    for (const person of people) expect(await told(person)).toEqual(['eventCancelled'])
    expect(await modelOf(app.payload, 'registrations').exists({ event: id })).toBeNull()
  })

  it('says before it is restored what people were told, and tells them when it is published again', async () => {
    const { id } = await makeEvent(app.payload)
    const person = await register(id)
    await trash(`events/${id}`, confirmed('trash'))
    const asked = await restore('events', id)
    expect(asked).toMatchObject({ status: 409, error: { data: { step: 'restore' } } })
    expect(asked.error?.message).toContain('was told by email that it does not take place')
    expect((await restore('events', id, {}, confirmed('restore'))).status).toBe(200)
    expect(await told(person)).toEqual(['eventCancelled'])
    await send('PATCH', `events/${id}`, { body: { _status: 'published' } })
    expect(await told(person)).toEqual(['eventCancelled', 'eventChanged'])
    await send('PATCH', `events/${id}`, { body: { cpdHours: 2 } })
    expect(await told(person)).toEqual(['eventCancelled', 'eventChanged'])
  })

  it('tells nobody when it is over, or when they know that it is cancelled', async () => {
    const [over, off] = [await makeEvent(app.payload), await makeEvent(app.payload)]
    const people = [await register(over.id), await register(off.id)]
    await modelOf(app.payload, 'events').updateOne(
      { _id: over.id },
      { $set: { eventDate: new Date(inDays(-2)) } },
    )
    await send('PATCH', `events/${off.id}`, { body: { isCancelled: true } })
    for (const { id } of [over, off]) expect((await trash(`events/${id}`)).status).toBe(200)
    expect(await told(required(people[0]))).toEqual([])
    expect(await told(required(people[1]))).toEqual(['eventCancelled'])
  })

  it('is deleted from the dashboard with as many registered as were shown', async () => {
    const { id, updatedAt } = await makeEvent(app.payload)
    const person = await register(id)
    const remove = (registered: number, as = admin) =>
      app.request('POST', `/api/events/${id}/trash`, { as, body: { registered, updatedAt } })
    expect((await remove(1, lead)).status).toBe(403)
    const early = await remove(0)
    expect(early.status).toBe(409)
    expect(JSON.stringify(await early.json())).toContain('more_registered')
    const done = await remove(1)
    expect(await done.json()).toEqual({ told: 1 })
    expect(await told(person)).toEqual(['eventCancelled'])
    expect(await status(`events/${id}/desk`, admin)).toBe(404)
  })

  it('is one of many: what reaches people is asked for all of them', async () => {
    const events = [await makeEvent(app.payload), await makeEvent(app.payload)]
    const where = `events?where[id][in][0]=${required(events[0]).id}&where[id][in][1]=${required(events[1]).id}`
    await register(required(events[1]).id)
    expect(await trash(where)).toMatchObject({ status: 409, error: { code: 'confirmation_needed' } })
    expect((await trash(where, confirmed('trash'))).status).toBe(200)
  })
})
