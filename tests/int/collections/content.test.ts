import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modelOf } from '../../../platform/database'
import { type Account, makeAccount } from '../../helpers/accounts'
import { inDays, makeEvent } from '../../helpers/events'
import { type TestApp, startTestPayload } from '../../helpers/testPayload'

let app: TestApp
let admin: Account

beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'] })
})
afterAll(() => app.stop())

type Document = Record<string, unknown> & { id: string }
interface Answer {
  status: number
  doc: Document
  message: string
}

const ask = async (method: string, path: string, body?: object): Promise<Answer> => {
  const response = await app.request(method, `/api/${path}`, { as: admin, body })
  const { doc, errors } = (await response.json()) as {
    doc: Document
    errors?: { message: string; data?: { errors?: { message: string }[] } }[]
  }
  return {
    status: response.status,
    doc,
    message: errors?.[0]?.data?.errors?.[0]?.message ?? errors?.[0]?.message ?? '',
  }
}

const contentVersion = async (): Promise<number> => {
  const versions = await modelOf(app.payload, 'content-versions')
    .findOne({ key: 'public' })
    .lean<{ content?: number }>()
  return versions?.content ?? 0
}

describe('the content version', () => {
  it('changes when content is published, changed, withdrawn or deleted, and not for a draft', async () => {
    const moves = async (method: string, path: string, body?: object): Promise<boolean> => {
      const before = await contentVersion()
      expect((await ask(method, path, body)).status).toBeLessThan(300)
      return (await contentVersion()) > before
    }
    const { doc } = await ask('POST', 'news', {
      title: `News ${randomUUID()}`,
      category: 'policy',
      date: inDays(0),
      summary: 'In short',
      _status: 'published',
    })
    expect(await moves('PATCH', `news/${doc.id}`, { summary: 'Changed', _status: 'published' })).toBe(true)
    expect(await moves('PATCH', `news/${doc.id}?draft=true`, { summary: 'Draft', _status: 'draft' })).toBe(
      false,
    )
    expect(
      await moves('PATCH', `news/${doc.id}?draft=true`, { summary: 'Second draft', _status: 'draft' }),
    ).toBe(false)
    // withdrawn while the newest version is already a draft
    expect(await moves('PATCH', `news/${doc.id}`, { _status: 'draft' })).toBe(true)
    expect(await moves('PATCH', `news/${doc.id}`, { _status: 'published' })).toBe(true)
    expect(await moves('DELETE', `news/${doc.id}`)).toBe(true)
    expect(await moves('POST', 'globals/site-settings', { officeHours: 'Mon-Fri' })).toBe(true)
    expect(await moves('POST', 'globals/staff-settings', { graceDays: 31 })).toBe(false)
  })
})

describe('an event’s seat ledger', () => {
  const ledgerOf = (event: string) =>
    modelOf(app.payload, 'seat-ledgers')
      .findOne({ event })
      .lean<{ isOpen: boolean; capacity: number | null; closesAt: Date | null }>()

  it('follows the published text through two drafts, a withdrawal and another edition', async () => {
    const event = await makeEvent(app.payload, { maxAttendees: 10 })
    for (const maxAttendees of [20, 30])
      await ask('PATCH', `events/${event.id}?draft=true`, { maxAttendees, _status: 'draft' })
    expect(await ledgerOf(event.id)).toMatchObject({ isOpen: true, capacity: 10 })
    await ask('PATCH', `events/${event.id}`, { _status: 'published' })
    expect(await ledgerOf(event.id)).toMatchObject({ isOpen: true, capacity: 30 })
    await ask('PATCH', `events/${event.id}`, { _status: 'draft' })
    expect(await ledgerOf(event.id)).toMatchObject({ isOpen: false })
  })

  it('is created for a draft that has no date yet', async () => {
    const { doc } = await ask('POST', 'events?draft=true', { title: `Draft ${randomUUID()}` })
    expect(await ledgerOf(doc.id)).toMatchObject({ isOpen: false, closesAt: null })
  })
})

describe('a slug', () => {
  it('follows the title, gets a number when it exists already, and stays when the title changes', async () => {
    const title = `Annual Conference ${randomUUID().slice(0, 8)}`
    const slugs: string[] = []
    for (let year = 0; year < 3; year += 1) slugs.push((await makeEvent(app.payload, { title })).slug)
    const slug = slugs[0] ?? ''
    expect(slugs).toEqual([slug, `${slug}-2`, `${slug}-3`])
    const { doc } = await ask('POST', 'events', {
      title: 'Given',
      slug: 'My own Slug',
      eventDate: inDays(1),
      location: 'Juba',
    })
    expect(doc.slug).toBe('my-own-slug')
    expect((await ask('PATCH', `events/${doc.id}`, { title: 'Other' })).doc.slug).toBe('my-own-slug')
  })

  it('of a page is a path', async () => {
    const page = { title: 'Mission', description: 'Why we are here.' }
    expect((await ask('POST', 'pages', { ...page, slug: '/about/our-mission/' })).doc.slug).toBe(
      'about/our-mission',
    )
    for (const slug of ['', 'About', 'about//x', '../x', 'a b', 'a/']) {
      const { status, doc } = await ask('POST', 'pages', { ...page, slug })
      if (slug === 'a/') expect(doc.slug).toBe('a')
      else expect(status).toBe(400)
    }
  })
})

describe('a publication', () => {
  const paper = { publishedDate: '2025-01-31', _status: 'published' }
  const makeFile = () =>
    app.payload.create({
      collection: 'files',
      data: {
        key: `ab/${randomUUID()}`,
        filename: 'paper.pdf',
        contentType: 'application/pdf',
        size: 123456,
        sha256: 'a'.repeat(64),
        pages: 12,
      },
      overrideAccess: true, // as the storage service does
    })

  it('shows the size of its file, whatever the request says', async () => {
    const [first, second] = [
      await makeFile(),
      await app.payload.update({
        collection: 'files',
        id: (await makeFile()).id,
        data: { size: 9 },
        overrideAccess: true, // as the storage service does
      }),
    ]
    const { doc } = await ask('POST', 'publications', {
      ...paper,
      title: `Paper ${randomUUID()}`,
      category: 'books',
      subcategory: 'water_resources',
      file: first.id,
      fileSize: 1,
    })
    expect(doc).toMatchObject({ fileSize: 123456, filePages: 12, subcategory: 'water_resources' })
    expect((await ask('PATCH', `publications/${doc.id}`, { file: second.id })).doc).toMatchObject({
      fileSize: 9,
    })
    const anonymous = await app.request('GET', `/api/publications/${doc.id}?depth=2`)
    expect(await anonymous.json()).toMatchObject({ fileSize: 9, file: second.id })
  })

  it('needs a file or, for a video, a link', async () => {
    const title = `Paper ${randomUUID()}`
    expect(await ask('POST', 'publications', { ...paper, title, category: 'standards' })).toMatchObject({
      status: 400,
      message: 'Please select a PDF file',
    })
    expect(await ask('POST', 'publications', { ...paper, title, category: 'videos' })).toMatchObject({
      status: 400,
    })
    const { doc, status } = await ask('POST', 'publications', {
      ...paper,
      title,
      category: 'videos',
      subcategory: 'water_resources',
      videoUrl: 'https://example.org/film',
    })
    expect({ status, subcategory: doc.subcategory }).toEqual({ status: 201, subcategory: null })
  })
})

describe('links', () => {
  it('that run a script are refused in every field of staff', async () => {
    const href = 'javascript:alert(1)'
    const page = { title: 'Page', description: 'A page.' }
    const blocks = [
      { blockType: 'cardsGrid', cards: [{ title: 'Card', href }] },
      { blockType: 'linksList', items: [{ label: 'Link', href }] },
      { blockType: 'callToAction', buttons: [{ label: 'Link', href }] },
      {
        blockType: 'tabs',
        tabs: [
          { label: 'A', blocks: [{ blockType: 'steps', steps: [{ title: 'Step', href }] }] },
          { label: 'B', blocks: [] },
        ],
      },
      {
        blockType: 'prose',
        content: {
          root: {
            type: 'root',
            version: 1,
            format: '',
            indent: 0,
            direction: 'ltr',
            children: [
              {
                type: 'paragraph',
                version: 1,
                format: '',
                indent: 0,
                direction: 'ltr',
                children: [
                  {
                    type: 'link',
                    version: 3,
                    id: 'a',
                    format: '',
                    indent: 0,
                    direction: 'ltr',
                    fields: { linkType: 'custom', url: href, newTab: false },
                    children: [
                      {
                        type: 'text',
                        version: 1,
                        text: 'Link',
                        detail: 0,
                        format: 0,
                        mode: 'normal',
                        style: '',
                      },
                    ],
                  },
                ],
              },
            ],
          },
        },
      },
    ]
    for (const block of blocks) {
      const { status } = await ask('POST', 'pages', {
        ...page,
        slug: `page-${randomUUID().slice(0, 8)}`,
        layout: [block],
        _status: 'published',
      })
      expect(status, block.blockType).toBe(400)
    }
    expect((await ask('POST', 'globals/site-settings', { mapUrl: href })).status).toBe(400)
    expect(
      (
        await ask('POST', 'globals/navigation', {
          footer: [{ title: 'A', links: [{ label: 'B', href }] }],
          _status: 'published',
        })
      ).status,
    ).toBe(400)
  })
})

describe('invalid rich text', () => {
  it.each(['POST', 'PATCH', 'duplicate'])('is refused with a reason by %s', async (way) => {
    const answer = { root: { type: 'root', children: [{ type: 'link' }, null] } }
    const { doc } = await ask('POST', 'faqs', {
      question: `Is this whole? ${randomUUID()}`,
      answer: {
        root: {
          type: 'root',
          children: [
            { type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text: 'Yes.' }] },
          ],
        },
      },
    })
    const [method, path] =
      way === 'duplicate'
        ? ['POST', `faqs/${doc.id}/duplicate`]
        : way === 'PATCH'
          ? ['PATCH', `faqs/${doc.id}`]
          : ['POST', 'faqs']
    const { status, message } = await ask(method, path, { question: 'Is this whole?', answer })
    expect([status, message]).toEqual([
      400,
      'The text of “answer” is damaged. Reload the page and write it again.',
    ])
  })
})
