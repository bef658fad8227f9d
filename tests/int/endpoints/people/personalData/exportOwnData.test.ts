import { strFromU8, unzipSync } from 'fflate'
import { ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modelOf } from '../../../../../platform/database'
import { storeFile } from '../../../../../domain/publications/files'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { applicationInput } from '../../../../helpers/applications'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { required } from '../../../../helpers/required'

let app: TestApp

beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())

const download = (account?: Account): Promise<Response> =>
  app.request('GET', '/api/users/my-data', { as: account })

describe('GET /api/users/my-data', () => {
  it('returns all data of the account, and nothing of others', async () => {
    const account = await makeAccount(app.payload)
    const stranger = await makeAccount(app.payload, { fullName: 'A Stranger' })
    const photo = await storeFile(app.payload, {
      content: Buffer.from('photo'),
      filename: 'photo.webp',
      contentType: 'image/webp',
    })
    await modelOf(app.payload, 'profiles').updateOne(
      { user: account.id },
      { $set: { avatar: photo, birthDate: '1990-02-28', postalAddress: 'P.O. Box 12\nJuba' } },
    )
    for (const { id: user, email } of [account, stranger]) {
      await modelOf(app.payload, 'applications').create({
        ...applicationInput(),
        user,
        status: 'under_review',
        revision: 0,
        comments: [{ text: 'Of the staff', at: new Date() }],
      })
      const message = new ObjectId()
      await modelOf(app.payload, 'contact-messages').create({
        _id: message,
        user,
        name: email,
        email,
        subject: 'Hello',
        message: `From ${user}`,
        status: 'new',
      })
      const author = stranger.id
      await modelOf(app.payload, 'contact-entries').create([
        { message, kind: 'answer', place: 0, text: `Answered to ${user}`, author },
        { message, kind: 'note', text: 'Of the staff', author },
      ])
      await modelOf(app.payload, 'cpd-entries').create({
        user,
        title: `Of ${user}`,
        kind: 'course',
        date: new Date(),
        hours: 2,
      })
    }
    const response = await download(account)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/zip')
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="ace-my-data-\d{4}-\d\d-\d\d\.zip"$/,
    )
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    const names = Object.keys(files).sort()
    expect(names).toEqual([
      'README.txt',
      'account.json',
      'application-documents.json',
      'application-draft.json',
      'applications.json',
      'attendance.json',
      'automatic-renewal.json',
      'cpd.json',
      'credit-notes.json',
      'donations.json',
      'endorsements.json',
      'event-sessions.json',
      'fee-waivers.json',
      'groups.json',
      'invoices.json',
      'job-openings.json',
      'mail-preferences.json',
      'member-messages.json',
      'membership.json',
      'mentoring.json',
      'messages.json',
      'nominations.json',
      'payments.json',
      'photo.webp',
      'profile.json',
      'registrations.json',
      'seats.json',
      'sessions.json',
      'submissions.json',
      'tickets.json',
      'waiting-lists.json',
    ])
    expect(strFromU8(required(files['photo.webp']))).toBe('photo')
    const readme = strFromU8(required(files['README.txt']))
    for (const name of names.filter((one) => one !== 'README.txt')) expect(readme).toContain(name)
    const read = (name: string): unknown => JSON.parse(strFromU8(required(files[name])))
    expect(read('account.json')).toMatchObject({ account: { email: account.email } })
    expect(read('profile.json')).toMatchObject({
      fullName: 'Nyandeng Deng',
      email: account.email,
      birthDate: '1990-02-28',
      postalAddress: 'P.O. Box 12\nJuba',
    })
    expect(read('applications.json')).toMatchObject([{ idPassport: 'R00123456', status: 'under_review' }])
    expect(read('messages.json')).toMatchObject([
      { message: `From ${account.id}`, thread: [{ kind: 'answer', text: `Answered to ${account.id}` }] },
    ])
    expect(read('cpd.json')).toMatchObject([{ title: `Of ${account.id}` }])
    expect(read('sessions.json')).toMatchObject([{ device: 'tests' }])
    const whole = names.map((name) => strFromU8(required(files[name]))).join('\n')
    for (const secret of [stranger.id, stranger.email, 'Of the staff', 'tokenHash', 'passwordHash'])
      expect(whole.includes(secret), secret).toBe(false)
  })

  it('returns an administrator their own data only', async () => {
    const admin = await makeAccount(app.payload, { roles: ['admin'] })
    const member = await makeAccount(app.payload)
    const whole = Object.values(unzipSync(new Uint8Array(await (await download(admin)).arrayBuffer())))
      .map((file) => strFromU8(file))
      .join('\n')
    expect(whole).toContain(admin.email)
    expect(whole).not.toContain(member.email)
  })

  it('is closed to visitors, and limited to ten an hour', async () => {
    expect((await download()).status).toBe(401)
    const account = await makeAccount(app.payload)
    for (let time = 0; time < 10; time += 1) expect((await download(account)).status).toBe(200)
    const refused = await download(account)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
