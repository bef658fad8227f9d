import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApplicationReview } from '../../../../../domain/membership/applications/review.schema'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { applicationInput } from '../../../../helpers/applications'
import { createDocument } from '../../../../helpers/createDocument'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
let registrar: Account
beforeAll(async () => {
  app = await startTestPayload()
  registrar = await makeAccount(app.payload, { roles: ['registrar'], fullName: 'Achol Garang' })
})
afterAll(() => app.stop())

const make = async (overrides: Record<string, unknown> = {}): Promise<{ id: string; email: string }> => {
  const applicant = await makeAccount(app.payload)
  const id = await createDocument(app.payload, 'applications', {
    ...applicationInput({ email: applicant.email }),
    status: 'pending',
    revision: 0,
    user: applicant.id,
    ...overrides,
  })
  return { id, email: applicant.email }
}
const ask = (id: string, body: object, as = registrar) =>
  app.request('POST', `/api/applications/${id}/document-requests`, { as, body })
const mailsTo = (email: string) =>
  modelOf(app.payload, 'outbox')
    .find({ template: 'documentsRequested', to: email })
    .lean<{ data: { documents: string[]; message: string | null } }[]>()
    .exec()
const commentsOf = async (id: string): Promise<ApplicationReview['comments']> =>
  (
    (await (
      await app.request('GET', `/api/applications/${id}/review`, { as: registrar })
    ).json()) as ApplicationReview
  ).comments

describe('a request for documents', () => {
  it('is mailed to the applicant and noted for colleagues, once a day where several send the same words', async () => {
    const { id, email } = await make()
    const body = { documents: ['Degree certificate'], message: 'A photograph is enough.' }
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(id, body)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(await mailsTo(email)).toMatchObject([
      { data: { documents: ['Degree certificate'], message: 'A photograph is enough.' } },
    ])
    expect(await commentsOf(id)).toMatchObject([
      {
        by: 'Achol Garang',
        text: 'Asked the applicant for:\n– Degree certificate\nA photograph is enough.',
      },
    ])

    expect((await ask(id, { message: 'And your licence, please.' })).status).toBe(200)
    expect(await mailsTo(email)).toHaveLength(2)
    expect(await commentsOf(id)).toHaveLength(2)
  })

  it('leaves a comment that the content panel can save again, however much is asked for', async () => {
    const { id, email } = await make()
    const documents = Array.from({ length: 12 }, (_, place) => `${place} ${'x'.repeat(115)}`)
    expect((await ask(id, { documents, message: 'y'.repeat(1000) })).status).toBe(200)
    expect((await mailsTo(email))[0]?.data.message).toHaveLength(1000)
    expect((await commentsOf(id))[0]?.text).toHaveLength(2000)
    const saved = await app.payload.update({
      collection: 'applications',
      id,
      data: { feedback: 'Please add them.' },
      overrideAccess: true, // the test looks at what validation says
    })
    expect(saved.feedback).toBe('Please add them.')
  })

  it('takes the lines of a form', async () => {
    const { id, email } = await make()
    expect((await ask(id, { documents: 'Degree\nLicence', message: '' })).status).toBe(200)
    expect(await mailsTo(email)).toMatchObject([
      { data: { documents: ['Degree', 'Licence'], message: null } },
    ])
  })

  it.each([
    ['nothing', {}],
    ['an unknown field', { documents: ['Degree'], to: 'someone@example.org' }],
    ['too many documents', { documents: Array.from({ length: 13 }, (_, place) => `Document ${place}`) }],
    ['a text that is too long', { message: 'x'.repeat(1001) }],
  ])('is refused with %s', async (_, body) => {
    const { id, email } = await make()
    expect((await ask(id, body)).status).toBe(400)
    expect(await mailsTo(email)).toEqual([])
  })

  it.each([
    ['is decided', { status: 'rejected' }, 409],
    ['has no account', { user: undefined }, 422],
  ])('is refused for an application that %s', async (_, overrides, status) => {
    const { id, email } = await make(overrides)
    expect((await ask(id, { documents: ['Degree'] })).status).toBe(status)
    expect(await mailsTo(email)).toEqual([])
    expect(await commentsOf(id)).toEqual([])
  })

  it('is refused about the own application', async () => {
    const own = await makeAccount(app.payload, { roles: ['registrar'] })
    const { id } = await make({ user: own.id })
    expect((await ask(id, { documents: ['Degree'] }, own)).status).toBe(403)
  })
})
