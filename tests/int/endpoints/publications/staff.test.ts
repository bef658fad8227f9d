import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  AddedPublication,
  PublicationDetail,
  PublicationList,
} from '../../../../domain/publications/publicationForm.schema'
import { modelOf } from '../../../../platform/database'
import { storeFile } from '../../../../domain/publications/files'
import type { Publication } from '../../../../payload-types'
import { type Account, makeAccount } from '../../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../../helpers/testPayload'
import { makePdf } from '../../../helpers/uploads'

let app: TestApp
let admin: Account

beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'] })
})
afterAll(() => app.stop())

const formOf = (overrides: object = {}) => ({
  title: `Paper ${randomUUID()}`,
  category: 'standards',
  publishedDate: '2026-03-01',
  ...overrides,
})
const post = (path: string, body: object): Promise<Response> =>
  app.request('POST', `/api/publications${path}`, { as: admin, body })
const add = async (overrides: object = {}): Promise<AddedPublication> =>
  (await (await post('/add', { ...formOf(), isPublished: false, ...overrides })).json()) as AddedPublication
const read = async (id: string): Promise<PublicationDetail> =>
  (await (
    await app.request('GET', `/api/publications/${id}/edition`, { as: admin })
  ).json()) as PublicationDetail
const listed = async (query: string): Promise<PublicationList> =>
  (await (
    await app.request('GET', `/api/publications/list?${query}`, { as: admin })
  ).json()) as PublicationList
const firstProblem = async (response: Response): Promise<object | undefined> =>
  ((await response.json()) as { errors: object[] }).errors[0]
const makePublished = async (): Promise<string> => {
  const file = await storeFile(app.payload, {
    content: makePdf(),
    filename: 'paper.pdf',
    contentType: 'application/pdf',
  })
  const data = {
    title: `Paper ${randomUUID()}`,
    category: 'standards',
    publishedDate: '2025-03-01T12:00:00.000Z',
    file,
    _status: 'published',
  } as Publication
  return (await app.payload.create({ collection: 'publications', data, overrideAccess: true })).id // the test prepares its data
}

describe('adding a publication', () => {
  it.each([
    [{ title: ' ' }, { field: 'title', message: 'Title is required' }],
    [{ publishedDate: '' }, { field: 'publishedDate', message: 'Published date is required' }],
    [{ category: 'policy' }, { field: 'category', message: 'Please choose a category' }],
    [{ topic: 'books' }, { field: 'topic' }],
    [{ category: 'videos' }, { field: 'videoUrl' }],
    [{ category: 'videos', videoUrl: 'javascript:alert(1)' }, { field: 'videoUrl' }],
    [{ isPublished: true }, { field: 'file', message: 'Please select a PDF file' }],
    [{ file: '../../etc/passwd' }, { field: 'file', message: 'Please select a PDF file' }],
    [{ author: 'somebody else' }, {}],
  ])('refuses %j', async (overrides, problem) => {
    const response = await post('/add', { ...formOf(), isPublished: false, ...overrides })
    expect(response.status).toBe(400)
    expect(await firstProblem(response)).toMatchObject(problem)
  })

  it('stores a publication without a file as a draft, and a video as its link', async () => {
    const draft = await add()
    expect(await read(draft.id)).toMatchObject({
      isPublished: false,
      hasContent: false,
      publishedDate: '2026-03-01T12:00:00.000Z',
    })
    expect((await app.request('GET', `/api/publications/${draft.id}`)).status).toBe(404)
    const video = await add({ category: 'videos', videoUrl: 'https://example.org/watch', isPublished: true })
    expect(await read(video.id)).toMatchObject({ isPublished: true, videoUrl: 'https://example.org/watch' })
  })
})

describe('a publication', () => {
  it('can be edited, withdrawn and published again, and each change is recorded', async () => {
    const id = await makePublished()
    const seen = await read(id)
    const saved = await post(
      `/${id}/edition`,
      formOf({ title: 'Edited', topic: 'case_study', updatedAt: seen.updatedAt }),
    )
    expect(saved.status).toBe(200)
    const { updatedAt } = (await saved.json()) as { updatedAt: string }
    expect(await read(id)).toMatchObject({
      title: 'Edited',
      topic: 'case_study',
      isPublished: true,
      hasContent: true,
      updatedAt,
    })
    const withdrawn = await post(`/${id}/visibility`, { isPublished: false, updatedAt })
    expect(withdrawn.status).toBe(200)
    expect((await app.request('GET', `/api/publications/${id}/file`)).status).toBe(404)
    const again = (await withdrawn.json()) as { updatedAt: string }
    expect((await post(`/${id}/visibility`, { isPublished: true, updatedAt: again.updatedAt })).status).toBe(
      200,
    )
    expect((await app.request('GET', `/api/publications/${id}/file`)).status).toBe(200)
    const actions = await modelOf(app.payload, 'audit-log')
      .find({ subjectId: id })
      .sort({ createdAt: 1 })
      .distinct('action')
    expect(actions.toSorted()).toEqual([
      'publications.changed',
      'publications.published',
      'publications.withdrawn',
    ])
  })

  it('is not changed over a colleague’s change', async () => {
    const id = await makePublished()
    const { updatedAt } = await read(id)
    expect((await post(`/${id}/edition`, formOf({ title: 'First', updatedAt }))).status).toBe(200)
    for (const response of [
      await post(`/${id}/edition`, formOf({ title: 'Second', updatedAt })),
      await post(`/${id}/visibility`, { isPublished: false, updatedAt }),
    ])
      expect(response.status).toBe(409)
    expect(await read(id)).toMatchObject({ title: 'First', isPublished: true })
  })

  it('has its files deleted with it, unless another record uses them', async () => {
    const fileOf = async (id: string): Promise<string> =>
      (await app.payload.findByID({ collection: 'publications', id, depth: 0, overrideAccess: true }))
        .file as string // the test checks the result
    const [one, other] = [await makePublished(), await makePublished()]
    const [own, shared] = [await fileOf(one), await fileOf(other)]
    await app.payload.update({
      collection: 'publications',
      id: one,
      data: { file: shared },
      overrideAccess: true, // the test prepares its data
    })
    expect((await app.request('DELETE', `/api/publications/${one}`, { as: admin })).status).toBe(200)
    expect(await modelOf(app.payload, 'files').exists({ _id: own })).toBeNull()
    expect((await app.request('GET', `/api/publications/${other}/file`)).status).toBe(200)
  })

  it('cannot be published without a file', async () => {
    const { id } = await add()
    const response = await post(`/${id}/visibility`, {
      isPublished: true,
      updatedAt: (await read(id)).updatedAt,
    })
    expect([response.status, await firstProblem(response)]).toEqual([
      400,
      expect.objectContaining({ message: 'Please select a PDF file' }),
    ])
  })
})

describe('the list of publications for staff', () => {
  it('has search, filters, order and an export, with drafts and downloads', async () => {
    const word = randomUUID()
    const [one, other] = [
      await add({ title: `${word} B`, category: 'books' }),
      await add({ title: `${word} =A`, category: 'journals' }),
    ]
    await modelOf(app.payload, 'download-counts').create({ publication: one.id, count: 7 })
    const byTitle = await listed(`q=${word}&sort=title`)
    expect(byTitle.docs.map(({ id }) => id)).toEqual([other.id, one.id])
    expect(byTitle.docs[1]).toMatchObject({ downloads: 7, isPublished: false })
    expect((await listed(`q=${word}&category=books`)).docs.map(({ id }) => id)).toEqual([one.id])
    expect((await listed(`q=${word}&status=published`)).totalDocs).toBe(0)
    expect((await app.request('GET', '/api/publications/list?sort=author', { as: admin })).status).toBe(400)
    const csv = await (
      await app.request('GET', `/api/publications/list.csv?q=${word}&sort=title`, { as: admin })
    ).text()
    expect(csv.split('\r\n').slice(1, 3)).toEqual([
      `2026-03-01,${word} =A,Journals,,Draft,,0`,
      `2026-03-01,${word} B,Books,,Draft,,7`,
    ])
  })
})
