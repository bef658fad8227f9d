import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { finaliseRenewal } from '../../../../../domain/membership/membershipDecisions'
import { remindMembers } from '../../../../../domain/membership/renewals'
import { announceEvents, confirmRegistrations } from '../../../../../domain/events/registrations'
import { catchUpSubmissionMails } from '../../../../../domain/publications/submissions'
import { modelOf } from '../../../../../platform/database'
import { queueMail, queueMails } from '../../../../../domain/messaging/mail'
import { templates } from '../../../../../domain/messaging/mail/templates'
import { type Account, makeAccount, newEmail } from '../../../../helpers/accounts'
import { makeEvent } from '../../../../helpers/events'
import { makeMembership } from '../../../../helpers/memberships'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { createDocument } from '../../../../helpers/createDocument'

const DAY_MS = 24 * 60 * 60_000
const BROKEN = 'Broken Record'

let app: TestApp
beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())
afterEach(() => vi.restoreAllMocks())

const rowsTo = (to: string) =>
  modelOf(app.payload, 'outbox')
    .find({ to })
    .lean<{ template: string; status: string; lastError?: string }[]>()

/** Lets a template throw for one person's mails. */
const breakTemplate = (
  name: 'renewalReminder' | 'registrationConfirmed' | 'paperReceived' | 'renewalRequested' | 'eventChanged',
): void => {
  const template = templates[name] as { body: (data: never, site: never) => unknown }
  const body = template.body
  vi.spyOn(template, 'body').mockImplementation((data: never, site: never) => {
    if ((data as { fullName?: string }).fullName === BROKEN) throw new TypeError('Cannot read a date')
    return body(data, site)
  })
}
const pair = async (): Promise<[Account, Account]> => [
  await makeAccount(app.payload, { fullName: BROKEN }),
  await makeAccount(app.payload),
]
const expectOneFailed = async ([broken, sound]: [Account, Account], template: string): Promise<void> => {
  expect((await rowsTo(broken.email)).filter((row) => row.template === template)).toMatchObject([
    { status: 'failed', lastError: expect.stringContaining('Cannot read a date') as unknown },
  ])
  expect((await rowsTo(sound.email)).filter((row) => row.template === template)).toMatchObject([
    { status: 'queued' },
  ])
}

describe('a mail that cannot be rendered', () => {
  it('is stored as failed with a readable reason, and the others of its batch are queued', async () => {
    const [bad, good, nameless] = [newEmail(), newEmail(), newEmail()]
    const data = { fullName: 'Nyandeng Deng' }
    await queueMails(app.payload, [
      {
        template: 'welcome',
        to: bad,
        data: () => {
          throw new RangeError('Invalid time value')
        },
        dedupeKey: randomUUID(),
      },
      {
        template: 'welcome',
        to: nameless,
        data: { fullName: 7 as unknown as string },
        dedupeKey: randomUUID(),
      },
      { template: 'welcome', to: undefined as unknown as string, data, dedupeKey: randomUUID() },
      { template: 'welcome', to: good, data, dedupeKey: randomUUID() },
    ])
    expect(await rowsTo(bad)).toMatchObject([
      {
        status: 'failed',
        lastError:
          'This email could not be written, because something it needs is missing or wrong: Invalid time value',
      },
    ])
    expect(await rowsTo(nameless)).toMatchObject([
      { status: 'failed', lastError: expect.stringContaining('fullName') as unknown },
    ])
    expect(await rowsTo('unknown@invalid.invalid')).toMatchObject([{ status: 'failed' }])
    expect(await rowsTo(good)).toMatchObject([{ status: 'queued' }])
  })

  it('that cannot be stored does not affect the others', async () => {
    const [large, good] = [newEmail(), newEmail()]
    await queueMails(app.payload, [
      {
        template: 'contactMessageAnswered',
        to: large,
        data: { name: 'A', subject: 'B', message: 'x'.repeat(17 * 1024 * 1024), answer: 'C' },
        dedupeKey: randomUUID(),
      },
      {
        template: 'contactMessageAnswered',
        to: good,
        data: { name: 'A', subject: 'B', message: 'D', answer: 'C' },
        dedupeKey: randomUUID(),
      },
    ])
    expect([(await rowsTo(large))[0]?.status, (await rowsTo(good))[0]?.status]).toEqual(['failed', 'queued'])
  })

  it('on its own does not fail the caller', async () => {
    const to = newEmail()
    await queueMail(app.payload, {
      template: 'welcome',
      to,
      data: { fullName: 7 as unknown as string },
      dedupeKey: randomUUID(),
    })
    expect(await rowsTo(to)).toMatchObject([{ status: 'failed' }])
  })
})

describe('a batch with one bad record', () => {
  it('reminds the other members', async () => {
    const people = await pair()
    for (const { id } of people)
      await makeMembership(app.payload, id, { expiresAt: new Date(Date.now() + 5 * DAY_MS) })
    breakTemplate('renewalReminder')
    await remindMembers(app.payload)
    await expectOneFailed(people, 'renewalReminder')
  })

  it('confirms the other registrations, and stores those of an unreadable event as failed', async () => {
    const [event, unreadable] = [await makeEvent(app.payload), await makeEvent(app.payload)]
    const people = await pair()
    for (const user of people)
      await modelOf(app.payload, 'registrations').create({ event: event.id, user: user.id })
    const reader = await makeAccount(app.payload)
    await modelOf(app.payload, 'registrations').create({ event: unreadable.id, user: reader.id })
    await modelOf(app.payload, 'events').collection.updateOne(
      { slug: (await modelOf(app.payload, 'events').findById(unreadable.id).lean<{ slug: string }>())?.slug },
      { $set: { eventDate: null } },
    )
    breakTemplate('registrationConfirmed')
    await confirmRegistrations(app.payload)
    await expectOneFailed(people, 'registrationConfirmed')
    expect(await rowsTo(reader.email)).toMatchObject([
      { template: 'registrationConfirmed', status: 'failed' },
    ])
    expect(await modelOf(app.payload, 'registrations').countDocuments({ confirmationQueuedAt: null })).toBe(0)
  })

  it('announces no change whose facts cannot be read, stores failed mails for staff, and completes', async () => {
    const event = await makeEvent(app.payload)
    const holder = await makeAccount(app.payload)
    await modelOf(app.payload, 'seat-ledgers').updateOne(
      { event: event.id },
      {
        $set: {
          event: event.id,
          holders: [holder.id],
          announcement: { kind: 'changed', at: new Date(), event: { id: event.id } },
        },
      },
      { upsert: true },
    )
    await announceEvents(app.payload)
    expect(await rowsTo(holder.email)).toMatchObject([{ template: 'eventChanged', status: 'failed' }])
    expect(
      await modelOf(app.payload, 'seat-ledgers').countDocuments({ 'announcement.at': { $ne: null } }),
    ).toBe(0)
  })

  it('notifies the authors of the other submissions', async () => {
    const people = await pair()
    for (const { id } of people)
      await modelOf(app.payload, 'submissions').create({
        user: id,
        title: 'Paper',
        authors: 'N. Deng',
        abstract: 'In short.',
        file: '0'.repeat(24),
        status: 'received',
      })
    breakTemplate('paperReceived')
    await catchUpSubmissionMails(app.payload)
    await expectOneFailed(people, 'paperReceived')
  })

  it('completes a renewal request whose mail fails', async () => {
    const people = await pair()
    breakTemplate('renewalRequested')
    for (const { id } of people) {
      await makeMembership(app.payload, id)
      const _id = await createDocument(app.payload, 'renewals', {
        user: id,
        years: 1,
        status: 'requested',
        needsSettling: true,
      })
      await finaliseRenewal(app.payload, _id)
      expect(await modelOf(app.payload, 'renewals').findById(_id).lean()).toMatchObject({
        needsSettling: false,
      })
    }
    await expectOneFailed(people, 'renewalRequested')
  })
})
