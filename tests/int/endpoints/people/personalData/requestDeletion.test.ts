import { ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GRACE_DAYS } from '../../../../../domain/people/personalData/accountDeletion.schema'
import { eraseAccounts } from '../../../../../domain/people/personalData/eraseAccounts'
import { createLogger } from '../../../../../platform/logger'
import { modelOf } from '../../../../../platform/database'
import { storeFile } from '../../../../../domain/publications/files'
import { fileStorage } from '../../../../../services/fileStorage'
import {
  type Account,
  GOOD_PASSWORD,
  confirmEmailOf,
  giveRole,
  makeAccount,
} from '../../../../helpers/accounts'
import { applicationInput } from '../../../../helpers/applications'
import { makeEvent } from '../../../../helpers/events'
import { makeMembership } from '../../../../helpers/memberships'
import { readSeats } from '../../../../helpers/seats'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { jsonOf } from '../../../../helpers/jsonOf'
import { required } from '../../../../helpers/required'

let app: TestApp

beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())

const call = (
  account: Account | undefined,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> => app.request(method, `/api/users${path}`, { as: account, body })

const signIn = async ({ email, password }: Account): Promise<Response> =>
  call(undefined, 'POST', '/login', { email, password })

const signInAgain = async (account: Account): Promise<Account> => {
  const response = await signIn(account)
  expect(response.status).toBe(200)
  return { ...account, cookie: required(required(response.headers.get('set-cookie')).split(';')[0]) }
}

/** Sets the date of the person's request that many days back. */
const askedDaysAgo = (account: Account, days: number): Promise<unknown> =>
  modelOf(app.payload, 'profiles').updateOne(
    { user: account.id },
    { $set: { leavingAt: new Date(Date.now() - days * 24 * 60 * 60_000) } },
  )

const runJob = (): Promise<void> =>
  eraseAccounts.run({
    payload: app.payload,
    log: createLogger('silent'),
    signal: new AbortController().signal,
  })

const codeOf = async (response: Response): Promise<string> =>
  ((await response.json()) as { errors: [{ code: string }] }).errors[0].code

const mailsTo = (address: string) =>
  modelOf(app.payload, 'outbox').find({ to: address }).sort({ createdAt: 1 }).lean<{ template: string }[]>()

const profileOf = ({ id }: Account) =>
  modelOf(app.payload, 'profiles')
    .findOne({ user: id })
    .lean<{ _id: unknown; leavingAt?: Date | null } | null>()

describe('POST /api/users/leave', () => {
  it('marks the account, ends every session, and mails the last day to restore it', async () => {
    const account = await makeAccount(app.payload)
    await confirmEmailOf(app.payload, account)
    const other = await signInAgain(account)
    const response = await call(account, 'POST', '/leave')
    expect(response.status).toBe(200)
    const { erasedAt } = (await response.json()) as { erasedAt: string }
    expect((Date.parse(erasedAt) - Date.now()) / (24 * 60 * 60_000)).toBeCloseTo(GRACE_DAYS, 2)
    expect(response.headers.get('set-cookie')).toContain('Expires=Thu, 01 Jan 1970')
    for (const session of [account, other]) expect((await call(session, 'GET', '/leave')).status).toBe(401)
    expect(await mailsTo(account.email)).toMatchObject([{ template: 'accountLeaving', data: { erasedAt } }])
    const reader = await makeAccount(app.payload)
    await confirmEmailOf(app.payload, reader)
    await makeMembership(app.payload, reader.id)
    expect(
      (await app.request('GET', `/api/directory/${String((await profileOf(account))?._id)}`, { as: reader }))
        .status,
    ).toBe(404)
  })

  it('repeated, keeps the first date and sends no second mail', async () => {
    const account = await makeAccount(app.payload)
    const first = await jsonOf<unknown>(await call(account, 'POST', '/leave'))
    const back = await signInAgain(account)
    expect(await (await call(back, 'GET', '/leave')).json()).toEqual(first)
    expect(await (await call(back, 'POST', '/leave')).json()).toEqual(first)
    expect(await mailsTo(account.email)).toHaveLength(1)
  })

  it('requires a recent sign-in', async () => {
    const account = await makeAccount(app.payload)
    await modelOf(app.payload, 'sessions').updateMany(
      { user: account.id },
      { $set: { authenticatedAt: new Date(Date.now() - 11 * 60_000) } },
    )
    for (const [method, path] of [
      ['POST', '/leave'],
      ['GET', '/my-data'],
    ] as const) {
      const response = await call(account, method, path)
      expect(response.status).toBe(401)
      expect(await codeOf(response)).toBe('reauthentication_required')
    }
    expect((await profileOf(account))?.leavingAt ?? null).toBeNull()
  })

  it('refuses the last administrator, also when several ask at once', async () => {
    await modelOf(app.payload, 'roles').deleteMany({ role: 'admin' })
    const admins = await Promise.all([1, 2, 3].map(() => makeAccount(app.payload, { roles: ['admin'] })))
    const answers = await Promise.all(admins.map((admin) => call(admin, 'POST', '/leave')))
    const staying = admins.filter((_, place) => answers[place]?.status === 409)
    expect(staying.length).toBeGreaterThanOrEqual(1)
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    const [last, ...rest] = staying
    for (const admin of rest) expect((await call(admin, 'POST', '/leave')).status).toBe(200)
    expect(await codeOf(await call(last, 'POST', '/leave'))).toBe('last_admin')
    // a restored administrator counts again
    const back = await signInAgain(required(admins.find((admin) => admin !== last)))
    expect((await call(back, 'POST', '/stay')).status).toBe(200)
    expect((await call(last, 'POST', '/leave')).status).toBe(200)
  })
})

describe('POST /api/users/stay', () => {
  it('restores the account within thirty days', async () => {
    const account = await makeAccount(app.payload)
    await call(account, 'POST', '/leave')
    await askedDaysAgo(account, 29)
    const back = await signInAgain(account)
    expect(await (await call(back, 'POST', '/stay')).json()).toEqual({ erasedAt: null })
    expect(await (await call(back, 'POST', '/stay')).json()).toEqual({ erasedAt: null })
    expect((await mailsTo(account.email)).map(({ template }) => template)).toEqual([
      'accountLeaving',
      'accountChanged',
    ])
    await runJob()
    expect((await signIn(account)).status).toBe(200)
  })

  it('refuses after thirty days', async () => {
    const account = await makeAccount(app.payload)
    await askedDaysAgo(account, 31)
    const response = await call(account, 'POST', '/stay')
    expect(response.status).toBe(410)
    expect(await codeOf(response)).toBe('too_late')
  })
})

/** An account with data in every collection. */
const makeLife = async () => {
  const account = await makeAccount(app.payload, { fullName: 'Unmistakable Name', roles: ['member'] })
  const { payload } = app
  const user = account.id
  const event = await makeEvent(payload, { maxAttendees: 1 })
  expect(
    (await app.request('POST', `/api/events/${event.id}/registration`, { as: account })).status,
  ).toBeLessThan(300)
  const photo = await storeFile(payload, {
    content: Buffer.from('photo'),
    filename: 'photo.webp',
    contentType: 'image/webp',
  })
  await modelOf(payload, 'profiles').updateOne(
    { user },
    { $set: { avatar: photo, bio: 'Unmistakable words' } },
  )
  const { _id: application } = (await modelOf(payload, 'applications').create({
    ...applicationInput({ fullName: 'Unmistakable Name' }),
    user,
    status: 'approved',
    revision: 1,
    feedback: 'Unmistakable words',
    history: [{ to: 'approved', at: new Date(), reason: 'Unmistakable words' }],
  })) as { _id: unknown }
  await modelOf(payload, 'applications').create({
    ...applicationInput({ fullName: 'Unmistakable Name' }),
    user,
    status: 'pending',
    revision: 0,
  })
  await modelOf(payload, 'memberships').create({
    user,
    number: `ACE-2026-${user.slice(-8)}`,
    registeredName: 'Unmistakable Name',
    grade: 'professional',
    startedAt: new Date(),
    reason: 'Unmistakable words',
  })
  await modelOf(payload, 'application-drafts').create({ user, values: { fullName: 'Unmistakable Name' } })
  await modelOf(payload, 'name-changes').create({
    user,
    from: 'Unmistakable Name',
    name: 'Unmistakable',
    reason: 'Unmistakable words',
    status: 'approved',
    document: await storeFile(payload, {
      content: Buffer.from('%PDF-1.7'),
      filename: 'document.pdf',
      contentType: 'application/pdf',
    }),
  })
  await modelOf(payload, 'member-messages').create({
    thread: user,
    sender: user,
    subject: 'Unmistakable',
    text: 'Unmistakable words',
    key: user,
  })
  await modelOf(payload, 'message-blocks').create({ user, blocked: user })
  await modelOf(payload, 'cpd-entries').create({
    user,
    title: 'Unmistakable words',
    kind: 'course',
    date: new Date(),
    hours: 2,
  })
  const message = new ObjectId()
  await modelOf(payload, 'contact-messages').create({
    _id: message,
    user,
    name: 'Deng',
    email: 'deng@example.org',
    subject: 'Hello',
    message: 'A message',
    status: 'new',
  })
  await modelOf(payload, 'contact-entries').create({ message, kind: 'note', text: 'Unmistakable words' })
  await modelOf(payload, 'donations').create({
    user,
    amountCents: 2500,
    currency: 'usd',
    status: 'paid',
    name: 'Giver',
    email: 'giver@example.org',
    clientKey: user,
    receiptNumber: user.slice(-10),
  })
  return { account, event, photo, application }
}

describe('the deletion of an account', () => {
  it('waits until thirty days have passed', async () => {
    const account = await makeAccount(app.payload)
    await askedDaysAgo(account, GRACE_DAYS - 0.01)
    await runJob()
    expect((await signIn(account)).status).toBe(200)
  })

  it('leaves the records that must remain and nothing else, however often it runs', async () => {
    const { account, event, photo, application } = await makeLife()
    const { payload } = app
    const key = ((await modelOf(payload, 'files').findById(photo).lean()) as unknown as { key: string }).key
    await askedDaysAgo(account, 31)
    await runJob()
    await runJob()
    expect((await signIn(account)).status).toBe(401)
    expect(await fileStorage.stat(key)).toBeUndefined()
    for (const slug of [
      'profiles',
      'credentials',
      'sessions',
      'second-factors',
      'identities',
      'account-tokens',
      'roles',
      'registrations',
      'cpd-entries',
      'contact-messages',
      'donations',
      'applications',
      'application-drafts',
      'name-changes',
      'message-blocks',
    ] as const) {
      expect(await modelOf(payload, slug).countDocuments({ user: account.id }), slug).toBe(0)
    }
    expect(await modelOf(payload, 'member-messages').countDocuments({ thread: account.id })).toBe(0) // nobody is left to read it
    expect(await modelOf(payload, 'users').countDocuments({ _id: account.id })).toBe(0)
    expect(await readSeats(payload, event.id)).toMatchObject({ taken: 0, holders: [] })
    expect(await modelOf(payload, 'applications').findById(application).lean()).toMatchObject({
      status: 'approved',
      fullName: 'Deleted',
      membershipType: 'professional',
    })
    expect(await modelOf(payload, 'memberships').findOne({ user: account.id }).lean()).toMatchObject({
      grade: 'professional',
      withdrawnAt: expect.any(Date) as unknown,
    })
    expect(await modelOf(payload, 'donations').findOne({ clientKey: account.id }).lean()).toMatchObject({
      name: 'Giver',
      amountCents: 2500,
    })
    // no text of the person is left anywhere
    const { db } = payload.db.connection
    for (const { name } of await required(db)
      .listCollections({ type: 'collection' }, { nameOnly: true })
      .toArray()) {
      if (name === 'rate_limits') continue // deleted within the hour
      const text = JSON.stringify(await required(db).collection(name).find({}).toArray())
      for (const trace of ['Unmistakable', account.email])
        expect(
          text.includes(trace),
          `${trace} in ${name}: ${text.slice(Math.max(0, text.indexOf(trace) - 300), text.indexOf(trace) + 100)}`,
        ).toBe(false)
    }
  })

  it('resumes after a crash, even when a person has signed up with the email since', async () => {
    const { account } = await makeLife()
    await askedDaysAgo(account, 31)
    await modelOf(app.payload, 'users').updateOne(
      { _id: account.id },
      { $set: { email: `${account.id}@erased.invalid`, lockedAt: new Date() } },
    )
    await modelOf(app.payload, 'credentials').deleteMany({ user: account.id })
    expect(
      (
        await call(undefined, 'POST', '/sign-up', {
          email: account.email,
          fullName: 'Somebody Else',
          password: GOOD_PASSWORD,
        })
      ).status,
    ).toBe(201)
    await runJob()
    expect(await profileOf(account)).toBeNull()
    expect((await signIn(account)).status).toBe(200)
  })

  it('does not remove the last administrator', async () => {
    await modelOf(app.payload, 'roles').deleteMany({ role: 'admin' })
    const account = await makeAccount(app.payload)
    await giveRole(app.payload, account.id, 'admin')
    await askedDaysAgo(account, 31)
    await runJob()
    expect((await signIn(account)).status).toBe(200)
    await modelOf(app.payload, 'roles').deleteMany({ user: account.id })
    await runJob()
    expect((await signIn(account)).status).toBe(401)
  })
})
