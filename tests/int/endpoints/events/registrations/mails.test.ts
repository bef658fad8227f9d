import { ObjectId } from 'mongodb'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONFIRMED_HEADER } from '../../../../../domain/content/trash/uses.schema'
import { announceEvents, confirmRegistrations } from '../../../../../domain/events/registrations'
import type { Event } from '../../../../../payload-types'
import { prepareDatabase } from '../../../../../server/database/prepareDatabase'
import { modelOf } from '../../../../../platform/database'
import { type EventMail, calendarEntry } from '../../../../../domain/events/mails/eventFacts'
import { type Account, makeAccount, makeCrowd } from '../../../../helpers/accounts'
import { inDays, makeEvent } from '../../../../helpers/events'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { required } from '../../../../helpers/required'

let app: TestApp
let admin: Account
beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'] })
})
afterAll(() => app.stop())

const register = (as: Account, { id }: Event) => app.request('POST', `/api/events/${id}/registration`, { as })
const cancel = (as: Account, { id }: Event) => app.request('DELETE', `/api/events/${id}/registration`, { as })
const change = (event: Event, body: Partial<Event>) =>
  app.request('PATCH', `/api/events/${event.id}`, { as: admin, body })
const mailsTo = ({ email }: Account) =>
  modelOf(app.payload, 'outbox')
    .find({ to: email })
    .sort({ _id: 1 })
    .lean<{ template: string; data: EventMail }[]>()
const templatesTo = async (person: Account): Promise<string[]> =>
  (await mailsTo(person)).map(({ template }) => template)
const SITE = { name: 'Association', shortName: 'ACE', url: 'http://ace.test', email: 'info@example.org' }

const entryIn = (mail: EventMail, method: 'REQUEST' | 'CANCEL') => {
  const [file] = calendarEntry(mail, SITE, method)
  const calendar = ICAL.Component.fromString(String(required(file).content))
  const event = required(calendar.getFirstSubcomponent('vevent'))
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.getFirstPropertyValue('uid'),
    sequence: Number(event.getFirstPropertyValue('sequence')),
    stamp: String(event.getFirstPropertyValue('dtstamp')),
  }
}

describe('a person who registers', () => {
  it('gets one mail with a calendar entry, and after cancelling one that removes the entry', async () => {
    const [person, event] = [await makeAccount(app.payload), await makeEvent(app.payload)]
    await register(person, event)
    await register(person, event)
    await Promise.all([confirmRegistrations(app.payload), confirmRegistrations(app.payload)])
    expect(await templatesTo(person)).toEqual(['registrationConfirmed'])
    await cancel(person, event)
    await cancel(person, event)
    expect(await templatesTo(person)).toEqual(['registrationConfirmed', 'registrationCancelled'])
    const [confirmed, cancelled] = (await mailsTo(person)).map(({ data }) => data)
    const [first, second] = [entryIn(required(confirmed), 'REQUEST'), entryIn(required(cancelled), 'CANCEL')]
    expect([first.method, second.method, second.uid]).toEqual(['REQUEST', 'CANCEL', first.uid])
    expect(second.sequence).toBeGreaterThanOrEqual(first.sequence)
    expect(second.stamp >= first.stamp).toBe(true)
  })

  it('gets the mail at the next start when the server was killed first', async () => {
    const [person, event] = [await makeAccount(app.payload), await makeEvent(app.payload)]
    // Only the seat was taken.
    await modelOf(app.payload, 'seat-ledgers').updateOne(
      { event: event.id },
      { $push: { holders: person.id }, $inc: { taken: 1 } },
    )
    await prepareDatabase(app.payload)
    await confirmRegistrations(app.payload)
    expect(await templatesTo(person)).toEqual(['registrationConfirmed'])
  })

  it('loses at the next start a registration whose seat was given back, unless somebody is about to take it', async () => {
    const [event, other] = [await makeEvent(app.payload), await makeEvent(app.payload)]
    const [gone, young, seated] = await makeCrowd(app.payload, 3)
    await register(required(seated), event)
    const registrations = modelOf(app.payload, 'registrations')
    const makeWithoutSeat = (user: string | undefined, createdAt: Date) =>
      registrations.collection.insertOne({
        event: new ObjectId(event.id),
        user: new ObjectId(user),
        createdAt,
      })
    await makeWithoutSeat(gone?.id, new Date(Date.now() - 120_000))
    await makeWithoutSeat(young?.id, new Date())
    await register(required(gone), other)
    await prepareDatabase(app.payload)
    const usersOf = async ({ id }: { id: string }): Promise<string[]> =>
      (await registrations.distinct('user', { event: id })).map(String).sort()
    expect(await usersOf(event)).toEqual([young?.id, seated?.id].sort())
    expect(await usersOf(other)).toEqual([gone?.id])
  })
})

describe('everyone registered', () => {
  it('is mailed with a new calendar entry when staff change time or place, and when they cancel the event', async () => {
    const [people, event] = [await makeCrowd(app.payload, 5), await makeEvent(app.payload)]
    for (const person of people) await register(person, event)
    await confirmRegistrations(app.payload)
    expect((await change(event, { location: 'Rumbek' })).status).toBe(200)
    expect((await change(event, { description: 'Bring boots.' })).status).toBe(200)
    expect((await change(event, { isCancelled: true })).status).toBe(200)
    await announceEvents(app.payload)
    for (const person of people)
      expect(await templatesTo(person)).toEqual(['registrationConfirmed', 'eventChanged', 'eventCancelled'])
    const [confirmed, changed, cancelled] = (await mailsTo(required(people[0]))).map(({ data }) => data)
    expect(required(changed).event.location).toBe('Rumbek')
    const sequences = [
      entryIn(required(confirmed), 'REQUEST'),
      entryIn(required(changed), 'REQUEST'),
      entryIn(required(cancelled), 'CANCEL'),
    ].map(({ sequence }) => sequence)
    expect(sequences[1]).toBeGreaterThan(required(sequences[0]))
    expect(sequences[2]).toBeGreaterThan(required(sequences[1]))
  })

  it('is mailed once about a change whose announcement was interrupted and repeated', async () => {
    const [people, event] = [await makeCrowd(app.payload, 3), await makeEvent(app.payload)]
    for (const person of people) await register(person, event)
    await confirmRegistrations(app.payload)
    await change(event, { eventDate: inDays(40) })
    const told = await mailsTo(required(people[0]))
    const { data } = required(told.at(-1))
    await modelOf(app.payload, 'seat-ledgers').updateOne(
      { event: event.id },
      { $set: { announcement: { kind: 'changed', at: new Date(data.at), event: data.event } } },
    )
    await Promise.all([announceEvents(app.payload), announceEvents(app.payload)])
    for (const person of people)
      expect(await templatesTo(person)).toEqual(['registrationConfirmed', 'eventChanged'])
  })

  it('is mailed when an event is deleted, but not about a draft, a past event or a changed text', async () => {
    const [person] = await makeCrowd(app.payload, 1)
    const [deleted, drafted, past] = [
      await makeEvent(app.payload),
      await makeEvent(app.payload),
      await makeEvent(app.payload),
    ]
    for (const event of [deleted, drafted, past]) await register(required(person), event)
    await confirmRegistrations(app.payload)
    const before = (await templatesTo(required(person))).length
    await app.request('PATCH', `/api/events/${drafted.id}?draft=true`, {
      as: admin,
      body: { location: 'Somewhere', _status: 'draft' },
    })
    await change(past, { eventDate: inDays(-3) })
    expect((await templatesTo(required(person))).length).toBe(before)
    expect(
      (
        await app.request('DELETE', `/api/events/${deleted.id}`, {
          as: admin,
          headers: { [CONFIRMED_HEADER]: 'delete' },
        })
      ).status,
    ).toBe(200)
    expect((await templatesTo(required(person))).slice(before)).toEqual(['eventCancelled'])
  })

  it('is mailed although another mail of the batch fails, and staff see the failed one', async () => {
    const [first, broken, last] = await makeCrowd(app.payload, 3)
    const event = await makeEvent(app.payload)
    await modelOf(app.payload, 'users').updateOne(
      { _id: required(broken).id },
      { $set: { email: 'not an address' } },
    )
    for (const person of [first, broken, last]) await register(required(person), event)
    await confirmRegistrations(app.payload)
    for (const person of [first, last])
      expect(await templatesTo(required(person))).toEqual(['registrationConfirmed'])
    const failed = await app.request(
      'GET',
      '/api/outbox?where[status][equals]=failed&where[to][equals]=not an address',
      { as: admin },
    )
    expect(await failed.json()).toMatchObject({
      docs: [
        {
          template: 'registrationConfirmed',
          lastError: expect.stringContaining('This email could not be written') as unknown,
        },
      ],
    })
  })

  it('is mailed when an event without a final date is deleted', async () => {
    const [person] = await makeCrowd(app.payload, 1)
    const event = await makeEvent(app.payload, { eventDate: inDays(-3), isDateToBeAnnounced: true })
    await register(required(person), event)
    await confirmRegistrations(app.payload)
    expect(
      (
        await app.request('DELETE', `/api/events/${event.id}`, {
          as: admin,
          headers: { [CONFIRMED_HEADER]: 'delete' },
        })
      ).status,
    ).toBe(200)
    expect(await templatesTo(required(person))).toEqual(['registrationConfirmed', 'eventCancelled'])
  })
})
