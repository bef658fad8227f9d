import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AddedPublication, NewPublication } from '../../../../domain/publications/publicationForm.schema'
import type { Publication } from '../../../../payload-types'
import { type Account, makeAccount } from '../../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../../helpers/testPayload'
import { TUS, beginning, keyIn, makePdf, pieceAt } from '../../../helpers/uploads'

let app: TestApp
let admin: Account

beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'] })
})
afterAll(() => app.stop())

const upload = async (): Promise<string> => {
  const content = makePdf({ bytes: 5000 })
  const key = keyIn(
    await app.request('POST', '/api/uploads', { as: admin, headers: beginning(content.length) }),
  )
  expect(
    (
      await app.request('PATCH', `/api/uploads/${key}`, {
        as: admin,
        headers: { ...TUS, ...pieceAt(0) },
        body: new Uint8Array(content),
      })
    ).status,
  ).toBe(204)
  return key
}

const formOf = (overrides: Partial<NewPublication> = {}): NewPublication => ({
  title: `Paper ${randomUUID()}`,
  category: 'standards',
  publishedDate: '2026-03-01',
  isPublished: true,
  ...overrides,
})
const add = (body: object): Promise<Response> =>
  app.request('POST', '/api/publications/add', { as: admin, body })
const stored = async (response: Response): Promise<Publication> => {
  expect(response.status, await response.clone().text()).toBe(201)
  const { id } = (await response.json()) as AddedPublication
  return app.payload.findByID({ collection: 'publications', id, depth: 0, draft: true, overrideAccess: true }) // the test checks the result
}
const problemsOf = async (response: Response): Promise<unknown> => ({
  status: response.status,
  errors: ((await response.json()) as { errors: { field: string; message: string }[] }).errors.map(
    ({ field, message }) => [field, message],
  ),
})

describe('a new publication', () => {
  // proves: C214
  it('has the values of the form, its author and its file', async () => {
    const file = await upload()
    const form = formOf({
      category: 'books',
      subcategory: 'water_resources',
      topic: 'case_study',
      description: 'On wells.',
      file,
    })
    const publication = await stored(await add(form))
    expect(publication).toMatchObject({
      title: form.title,
      category: 'books',
      subcategory: 'water_resources',
      topic: 'case_study',
      description: 'On wells.',
      author: admin.id,
      _status: 'published',
      fileSize: 5000,
    })
    expect(publication.publishedDate).toMatch(/^2026-03-01/)
    expect(typeof publication.file).toBe('string')
  })

  // proves: C167
  it('has no description or subcategory where none is given', async () => {
    const publication = await stored(
      await add(formOf({ description: '', subcategory: '', file: await upload() })),
    )
    expect([publication.description ?? null, publication.subcategory ?? null]).toEqual([null, null])
  })

  // proves: C168
  it('requires title and published date', async () => {
    expect(await problemsOf(await add(formOf({ title: ' ' })))).toEqual({
      status: 400,
      errors: [['title', 'Title is required']],
    })
    expect(await problemsOf(await add(formOf({ publishedDate: '' })))).toEqual({
      status: 400,
      errors: [['publishedDate', 'Published date is required']],
    })
  })

  it('requires a PDF to be published, but not as a draft', async () => {
    expect(await problemsOf(await add(formOf()))).toEqual({
      status: 400,
      errors: [['file', 'Please select a PDF file']],
    })
    expect(await stored(await add(formOf({ isPublished: false })))).toMatchObject({ _status: 'draft' })
  })
})
