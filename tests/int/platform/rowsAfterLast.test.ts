import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsAfterLast } from '../../../platform/rowsAfterLast'
import { modelOf } from '../../../platform/database'
import { type Account, makeAccount } from '../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../helpers/testPayload'
import { createDocument } from '../../helpers/createDocument'

const COUNT = 450 // two batches and a half

let app: TestApp
let admin: Account
beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'] })
  const createdAt = new Date('2026-01-31T09:00:00Z')
  const messages = Array.from({ length: COUNT }, (_, place) => ({
    name: `Same ${place % 2}`,
    email: 'deng@example.org',
    subject: `No. ${place}`,
    message: 'How?',
    status: ['new', 'open'][place % 2],
    createdAt: place < 400 ? createdAt : new Date(createdAt.getTime() + place),
    updatedAt: createdAt,
    ...(place % 3 === 0 && { answeredAt: createdAt }),
  }))
  await modelOf(app.payload, 'contact-messages').collection.insertMany(messages)
})
afterAll(() => app.stop())

const reqOf = async () => {
  const user = await app.payload.findByID({ collection: 'users', id: admin.id, overrideAccess: true }) // the test checks the result
  return createLocalReq({ user: { ...user, collection: 'users' } }, app.payload)
}
const subjectsBy = async (sort: string, between?: () => Promise<unknown>): Promise<string[]> => {
  const subjects: string[] = []
  for await (const rows of rowsAfterLast(await reqOf(), {
    collection: 'contact-messages',
    where: { email: { equals: 'deng@example.org' } },
    sort,
  })) {
    subjects.push(...rows.map(({ subject }) => subject))
    await between?.()
  }
  return subjects
}

describe('reading a collection for a file', () => {
  it.each(['createdAt', '-createdAt', 'name', '-name', 'status', '-status', 'answeredAt', '-answeredAt'])(
    'returns each row once, in the order of %s, also with many equal values',
    async (sort) => {
      const subjects = await subjectsBy(sort)
      expect(subjects).toHaveLength(COUNT)
      expect(new Set(subjects).size).toBe(COUNT)
    },
  )

  it('preserves the order from batch to batch', async () => {
    const { docs } = await app.payload.find({
      collection: 'contact-messages',
      where: { email: { equals: 'deng@example.org' } },
      sort: ['-status', '-id'],
      pagination: false,
      overrideAccess: true, // the test checks the result
    })
    expect(await subjectsBy('-status')).toEqual(docs.map(({ subject }) => subject))
  })

  it('skips nothing when a row that was read is deleted', async () => {
    const extra = await createDocument(app.payload, 'contact-messages', {
      name: 'A',
      email: 'deng@example.org',
      subject: 'Extra',
      message: 'How?',
      status: 'new',
    })
    const subjects = await subjectsBy('name', () =>
      modelOf(app.payload, 'contact-messages').deleteOne({ _id: extra }),
    )
    expect(new Set(subjects).size).toBe(COUNT + 1)
  })

  it('returns drafts of publications once', async () => {
    const make = (place: number) =>
      app.payload.create({
        collection: 'publications',
        draft: true,
        data: {
          title: `Video ${place}`,
          category: 'videos',
          videoUrl: 'https://example.org/video',
          publishedDate: '2026-01-31T00:00:00.000Z',
        },
        overrideAccess: true, // the test prepares its data
      })
    for (let start = 0; start < 210; start += 30)
      await Promise.all(Array.from({ length: 30 }, (_, place) => make(start + place)))
    for (const sort of ['publishedDate', '-category']) {
      const titles: string[] = []
      for await (const rows of rowsAfterLast(await reqOf(), {
        collection: 'publications',
        where: { category: { equals: 'videos' } },
        sort,
        draft: true,
      }))
        titles.push(...rows.map(({ title }) => title))
      expect([titles.length, new Set(titles).size]).toEqual([210, 210])
    }
  })
})
