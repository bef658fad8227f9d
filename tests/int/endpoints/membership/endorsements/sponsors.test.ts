import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catchUpSponsors, sweepDocuments } from '../../../../../domain/membership/applications'
import { catchUpEndorsementMails } from '../../../../../domain/membership/endorsements'
import {
  type Evidence,
  MAX_DOCUMENTS,
} from '../../../../../domain/membership/applications/evidence/evidence.schema'
import type {
  ApplicationList,
  ApplicationReview,
} from '../../../../../domain/membership/applications/review.schema'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { applicationInput } from '../../../../helpers/applications'
import { setFees } from '../../../../helpers/fees'
import { jsonOf } from '../../../../helpers/jsonOf'
import { mailsTo } from '../../../../helpers/mails'
import { makeMembership } from '../../../../helpers/memberships'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { beginning, keyIn, makePdf, pieceAt } from '../../../../helpers/uploads'

const DAY_MS = 24 * 60 * 60 * 1000
const pdf = makePdf({ title: 'BSc' })

let app: TestApp
let admin: Account
beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'] })
  await setFees(app.payload, 'professional')
  await modelOf(app.payload, 'grades').updateOne(
    { grade: 'professional' },
    { $set: { sponsors: 2, documents: [{ name: 'Degree' }, { name: 'Licence' }] } },
  )
})
afterAll(() => app.stop())

const NOBODY_SPECIAL = ['someone@example.org', 'someone.else@example.org']
const submit = (as: Account, sponsors: string[]) =>
  app.request('POST', '/api/applications/submit', {
    as,
    body: applicationInput({ email: as.email, sponsors }),
  })
/** Sends an application with the documents that are still missing. */
const apply = async (as: Account, sponsors = NOBODY_SPECIAL): Promise<string> => {
  const { documents } = await evidenceOf(as)
  for (const document of ['Degree', 'Licence'])
    if (!documents.some(({ name: sent }) => sent === document)) await send(as, document)
  const response = await submit(as, sponsors)
  expect(response.status, await response.clone().text()).toBe(201)
  return (await jsonOf<{ id: string }>(response)).id
}
const evidenceOf = async (as: Account): Promise<Evidence> =>
  jsonOf(await app.request('GET', '/api/endorsements/sponsors', { as }))
const reviewOf = async (id: string): Promise<ApplicationReview> =>
  jsonOf(await app.request('GET', `/api/applications/${id}/review`, { as: admin }))
const name = (as: Account, contact: string) =>
  app.request('POST', '/api/endorsements/sponsors', { as, body: { contact } })
const linksTo = async (email: string): Promise<string[]> =>
  (await mailsTo(app.payload, email)).flatMap(({ template, links }) =>
    template === 'endorsementAsked' ? links : [],
  )
const tokenOf = (link: string | undefined): string => required(required(link).split('#')[1])
const answer = (token: string, word: string, statement?: string) =>
  app.request('POST', '/api/endorsements/answer', { body: { token, answer: word, statement } })
const look = (token: string) => app.request('POST', '/api/endorsements/look', { body: { token } })

describe('a sponsor', () => {
  it('is named by number or address, confirms by a link without an account, and the reviewer sees who', async () => {
    const [person, fellow] = [await makeAccount(app.payload), await makeAccount(app.payload)]
    const { number } = await makeMembership(app.payload, fellow.id, { registeredName: 'Lado Wani' })
    expect((await name(person, number)).status).toBe(409) // nothing is sent yet
    const id = await apply(person, [number.toLowerCase(), 'Friend@Example.org'])
    const field = async (contact: string) =>
      (await jsonOf<{ errors: { code: string }[] }>(await name(person, contact))).errors[0]?.code
    expect(await field(number)).toBe('named_already')
    expect(await field('friend@example.org')).toBe('named_already')
    expect(await field(person.email)).toBe('own')
    expect(await field('ACE-2026-99999999999')).toBe('unknown_number')
    expect(await field('nobody')).toBe('invalid')

    const token = tokenOf((await linksTo(fellow.email))[0])
    expect(await jsonOf(await look(token))).toMatchObject({
      kind: 'sponsor',
      fullName: 'Nyandeng Deng',
      grade: 'professional',
      status: 'asked',
    })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => answer(token, 'confirmed', 'Good work')),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect((await answer(token, 'declined')).status).toBe(410)

    const review = await reviewOf(id)
    expect(review.sponsorsNeeded).toBe(2)
    expect(review.sponsors).toMatchObject([
      { status: 'confirmed', statement: 'Good work', member: { name: 'Lado Wani', number } },
      { status: 'asked', contact: 'friend@example.org', member: null },
    ])
    // the applicant is not told whose address is a member's
    expect(Object.keys((await evidenceOf(person)).sponsors[1] ?? {}).toSorted()).toEqual([
      'contact',
      'expiresAt',
      'id',
      'isExpired',
      'status',
    ])
  })

  it('cannot answer with a forged or an expired link, nor after the name was taken back', async () => {
    const person = await makeAccount(app.payload)
    await apply(person, ['sponsor.one@example.org', 'sponsor.zero@example.org'])
    const { id } = required((await evidenceOf(person)).sponsors[0])
    const token = tokenOf((await linksTo('sponsor.one@example.org'))[0])
    for (const wrong of [`${id}.`, `${id}.${'A'.repeat(43)}`, id, '', 'x.y'])
      expect((await look(wrong)).status).toBe(404)
    await modelOf(app.payload, 'endorsements').updateOne({ _id: id }, { $set: { expiresAt: new Date(0) } })
    expect((await look(token)).status).toBe(410)
    expect((await answer(token, 'confirmed')).status).toBe(410)
    const stranger = await makeAccount(app.payload)
    const withdraw = (as: Account) => app.request('POST', `/api/endorsements/${id}/withdraw`, { as })
    expect((await withdraw(stranger)).status).toBe(404)
    expect((await withdraw(person)).status).toBe(200)
    expect((await answer(token, 'confirmed')).status).toBe(404)
  })

  it('gets the mail that a crash left, once', async () => {
    const person = await makeAccount(app.payload)
    await apply(person, ['sponsor.two@example.org', 'sponsor.three@example.org'])
    await modelOf(app.payload, 'endorsements').updateMany({ user: person.id }, { $set: { needsMail: true } })
    await Promise.all([catchUpEndorsementMails(app.payload), catchUpEndorsementMails(app.payload)])
    expect(await linksTo('sponsor.two@example.org')).toHaveLength(1)
    expect(
      await modelOf(app.payload, 'endorsements').countDocuments({ user: person.id, needsMail: true }),
    ).toBe(0)
  })
})

/** Uploads a file, which no application has yet. */
const upload = async (as: Account): Promise<string> => {
  const key = keyIn(
    await app.request('POST', '/api/uploads', { as, headers: beginning(pdf.length, 'applicationDocument') }),
  )
  await app.request('PATCH', `/api/uploads/${key}`, { as, headers: pieceAt(0), body: new Uint8Array(pdf) })
  return key
}
const add = (as: Account, name: string, file: string): Promise<Response> =>
  app.request('POST', '/api/application-documents/add', { as, body: { name, file } })

const send = async (as: Account, document: string): Promise<string> => {
  const key = await upload(as)
  const [response, again] = [await add(as, document, key), await add(as, document, key)]
  expect(response.status, await response.clone().text()).toBe(201)
  const { id } = await jsonOf<{ id: string }>(response)
  expect((await jsonOf<{ id: string }>(again)).id).toBe(id)
  return id
}

describe('an application', () => {
  const problemsOf = async (response: Response): Promise<unknown> => {
    expect(response.status).toBe(400)
    return (await jsonOf<{ errors: { field: string; message: string }[] }>(response)).errors.map(
      ({ field, message }) => [field, message],
    )
  }
  const draftOf = async (as: Account) =>
    (await jsonOf<{ values: object }>(await app.request('GET', '/api/applications/draft', { as }))).values

  it('has as many documents as it may, however many are added at the same time', async () => {
    const person = await makeAccount(app.payload)
    for (let count = 0; count < MAX_DOCUMENTS - 2; count += 1) await send(person, `Letter ${count}`)
    const keys = await Promise.all(Array.from({ length: 5 }, () => upload(person)))
    const answers = await Promise.all(keys.map((key) => add(person, 'One more', key)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409])
    const { documents } = await evidenceOf(person)
    expect(documents).toHaveLength(MAX_DOCUMENTS)
    // of those that were refused no file stays
    const files = await modelOf(app.payload, 'application-documents').distinct('file', { user: person.id })
    expect(files).toHaveLength(MAX_DOCUMENTS)
    const stored = await modelOf(app.payload, 'files')
      .find({})
      .sort({ _id: -1 })
      .limit(2)
      .lean<{ _id: unknown }[]>()
    expect(files.map(String)).toEqual(expect.arrayContaining(stored.map(({ _id }) => String(_id))))
    const path = `/api/application-documents/${required(documents[3]).id}/remove`
    expect((await app.request('POST', path, { as: person, body: {} })).status).toBe(200)
    expect((await add(person, 'One more', await upload(person))).status).toBe(201)
    expect((await add(person, 'One more', await upload(person))).status).toBe(409)
  })

  it('is refused without the documents and sponsors of its grade, each by name, and the draft stays', async () => {
    const person = await makeAccount(app.payload)
    await app.request('POST', '/api/applications/draft', { as: person, body: { city: 'Wau' } })
    await send(person, 'Licence')
    expect(await problemsOf(await submit(person, []))).toEqual([
      ['documents', 'Please send the documents that Professional membership needs: Degree'],
      ['sponsors.0', 'Professional membership needs 2 sponsors: please name them'],
    ])
    expect(await problemsOf(await submit(person, ['', 'Friend@example.org']))).toContainEqual([
      'sponsors.0',
      'Professional membership needs 2 sponsors: please name 1 more',
    ])
    await send(person, 'Degree')
    const wrong = ['ACE-2026-99999999999', 'friend@example.org', 'FRIEND@example.org', person.email]
    expect(await problemsOf(await submit(person, wrong))).toEqual([
      ['sponsors.0', 'We know no membership with this number'],
      ['sponsors.2', 'You have named this person already'],
      ['sponsors.3', 'Please name somebody else'],
    ])
    expect(await draftOf(person)).toMatchObject({ city: 'Wau', membershipType: 'professional' })
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => submit(person, ['a.sponsor@example.org', 'b.sponsor@example.org'])),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409])
    const { documents, sponsors } = await evidenceOf(person)
    expect(documents).toHaveLength(2)
    expect(sponsors).toHaveLength(2)
    expect(await draftOf(person)).toEqual({})
  })

  it('asks the sponsors whom a crash kept from being asked, each once', async () => {
    const person = await makeAccount(app.payload)
    const id = await apply(person, ['late.one@example.org', 'late.two@example.org'])
    await modelOf(app.payload, 'endorsements').deleteMany({ subject: id, contact: 'late.two@example.org' })
    await modelOf(app.payload, 'applications').updateOne(
      { _id: id },
      { $set: { sponsorsToAsk: ['late.one@example.org', 'late.two@example.org'] } },
    )
    await Promise.all([catchUpSponsors(app.payload), catchUpSponsors(app.payload)])
    expect((await evidenceOf(person)).sponsors).toHaveLength(2)
    expect(await linksTo('late.one@example.org')).toHaveLength(1)
    expect(await modelOf(app.payload, 'applications').countDocuments({ sponsorsToAsk: { $gt: '' } })).toBe(0)
  })

  it('is approved without the word of its sponsors for a reason only', async () => {
    const person = await makeAccount(app.payload)
    const id = await apply(person, ['word.one@example.org', 'word.two@example.org'])
    const decide = async (body: object) => {
      const response = await app.request('POST', `/api/applications/${id}/status`, { as: admin, body })
      return response.ok ? 200 : (await jsonOf<{ errors: { code: string }[] }>(response)).errors[0]?.code
    }
    expect(await decide({ status: 'under_review' })).toBe(200)
    const row = async () =>
      (
        await jsonOf<ApplicationList>(
          await app.request('GET', `/api/applications/list?q=${person.email}`, { as: admin }),
        )
      ).docs[0]
    expect((await row())?.sponsorsMissing).toBe(2)
    expect(await decide({ status: 'approved' })).toBe('sponsors_missing')
    await answer(tokenOf((await linksTo('word.one@example.org'))[0]), 'confirmed')
    expect((await row())?.sponsorsMissing).toBe(1)
    expect(await decide({ status: 'approved' })).toBe('sponsors_missing')
    await answer(tokenOf((await linksTo('word.two@example.org'))[0]), 'declined')
    expect(await decide({ status: 'approved' })).toBe('sponsors_missing')
    expect(await decide({ status: 'approved', reason: 'Known to the board' })).toBe(200)
  })
})

describe('a document of an application', () => {
  it('is sent before or after it, and seen by the applicant and reviewers only', async () => {
    const person = await makeAccount(app.payload)
    const degree = await send(person, 'Degree')
    expect(await evidenceOf(person)).toMatchObject({ hasApplication: false, documents: [{ name: 'Degree' }] })
    const application = await apply(person)
    const letter = await send(person, 'Another document')
    expect((await reviewOf(application)).documents.map(({ id }) => id)).toEqual([
      degree,
      expect.any(String),
      letter,
    ])
    const [stranger, lead, registrar, treasurer] = [
      await makeAccount(app.payload),
      await makeAccount(app.payload, {
        roles: ['chapter_lead'],
        chapterRegion: 'greater_equatoria',
      }),
      await makeAccount(app.payload, { roles: ['registrar'] }),
      await makeAccount(app.payload, { roles: ['treasurer'] }),
    ]
    const statuses = await Promise.all(
      [person, admin, registrar, stranger, lead, treasurer].map(
        async (as) =>
          (await app.request('GET', `/api/application-documents/${degree}/content`, { as })).status,
      ),
    )
    expect(statuses).toEqual([200, 200, 200, 404, 404, 404])
    const review = await app.request('GET', `/api/applications/${application}/review`, { as: lead })
    expect(await jsonOf(review)).toMatchObject({ documents: [], sponsors: [] })
    const remove = (as: Account, document = letter) =>
      app.request('POST', `/api/application-documents/${document}/remove`, { as })
    expect((await remove(person, degree)).status).toBe(409) // the grade needs it
    await send(person, 'Degree')
    expect((await remove(person, degree)).status).toBe(200) // there is another one
    expect((await remove(stranger)).status).toBe(404)
    expect((await remove(person)).status).toBe(200)
    expect((await evidenceOf(person)).documents.map(({ id }) => id)).not.toContain(letter)
  })

  it('is deleted with its file so many days after the decision as staff have set, not earlier', async () => {
    const person = await makeAccount(app.payload)
    const document = await send(person, 'Degree')
    const application = await apply(person)
    const files = () => modelOf(app.payload, 'files').countDocuments()
    const before = await files()
    const decidedDaysAgo = async (days: number): Promise<void> => {
      await modelOf(app.payload, 'applications').updateOne(
        { _id: application },
        { $set: { status: 'rejected', reviewedAt: new Date(Date.now() - days * DAY_MS) } },
      )
      await sweepDocuments(app.payload)
    }
    await sweepDocuments(app.payload) // not decided yet
    await decidedDaysAgo(89)
    expect(await files()).toBe(before)
    await decidedDaysAgo(91)
    expect(await files()).toBe(before - 2)
    expect(
      (await app.request('GET', `/api/application-documents/${document}/content`, { as: person })).status,
    ).toBe(404)
  })
})
