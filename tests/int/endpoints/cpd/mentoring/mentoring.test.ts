import type { ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endLapsed, finaliseMentoring, followUnanswered } from '../../../../../domain/cpd/mentoring'
import type {
  MentorList,
  OwnMentoring,
  StaffRequests,
} from '../../../../../domain/cpd/mentoring/mentoring.schema'
import {
  mentorOffersPersonalData,
  mentoringRequestsPersonalData,
  mentorshipsPersonalData,
} from '../../../../../domain/cpd/mentoring/mentoringPrivacy'
import { modelOf } from '../../../../../platform/database'
import { type Account, confirmEmailOf, makeAccount } from '../../../../helpers/accounts'
import { mailsTo } from '../../../../helpers/mails'
import { makeMembership } from '../../../../helpers/memberships'
import { mentoringInput } from '../../../../helpers/mentoring'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

const DAY_MS = 24 * 60 * 60_000

let app: TestApp
let registrar: Account

beforeAll(async () => {
  app = await startTestPayload()
  registrar = await makeAccount(app.payload, { roles: ['registrar'] })
})
afterAll(() => app.stop())

const makeMember = async (fullName = 'Nyandeng Deng'): Promise<Account> => {
  const account = await makeAccount(app.payload, { fullName })
  await confirmEmailOf(app.payload, account)
  await makeMembership(app.payload, account.id)
  return account
}
const post = (as: Account, path: string, body: object = {}): Promise<Response> =>
  app.request('POST', `/api/mentoring/${path}`, { as, body })
const status = async (as: Account, path: string, body: object = {}): Promise<number> =>
  (await post(as, path, body)).status
const mine = async (as: Account): Promise<OwnMentoring> =>
  (await (await app.request('GET', '/api/mentoring/mine', { as })).json()) as OwnMentoring
const offerOf = async (mentor: Account): Promise<string> => {
  const offer = await modelOf(app.payload, 'mentor-offers')
    .findOne({ mentor: mentor.id }, { _id: 1 })
    .lean<{ _id: ObjectId } | null>()
  return required(offer)._id.toHexString()
}
const makeMentor = async (facts: object = {}, name = 'Rose Lado'): Promise<Account & { offer: string }> => {
  const mentor = await makeMember(name)
  expect(await status(mentor, 'offer', { ...mentoringInput(), places: 1, ...facts })).toBe(200)
  return { ...mentor, offer: await offerOf(mentor) }
}
const makeMentee = async (facts: object = {}, name = 'Lado Wani'): Promise<Account> => {
  const mentee = await makeMember(name)
  expect(await status(mentee, 'request', { ...mentoringInput(), ...facts })).toBe(200)
  return mentee
}
const requestOf = async (mentee: Account): Promise<string> => required((await mine(mentee)).request).id
const answer = (as: Account, request: string, value: 'accept' | 'decline', word = ''): Promise<Response> =>
  post(as, `requests/${request}/answer`, { answer: value, word })
const pair = async (facts: object = {}) => {
  const [mentor, mentee] = await Promise.all([makeMentor(facts), makeMentee()])
  expect(await status(mentee, 'ask', { offer: mentor.offer })).toBe(200)
  expect((await answer(mentor, await requestOf(mentee), 'accept')).status).toBe(200)
  return { mentor, mentee }
}
const templates = async ({ email }: Account): Promise<string[]> =>
  (await mailsTo(app.payload, email))
    .map(({ template }) => template)
    .filter((name) => name.startsWith('mentor'))
const askedAgo = (mentee: Account, days: number) =>
  modelOf(app.payload, 'mentoring-requests').updateOne(
    { mentee: mentee.id, status: 'asked' },
    { $set: { askedAt: new Date(Date.now() - days * DAY_MS) } },
  )
const lapse = (account: Account) =>
  modelOf(app.payload, 'memberships').updateOne(
    { user: account.id },
    { $set: { expiresAt: new Date(0), graceUntil: new Date(0) } },
  )
const erase = async ({ id, email }: Account): Promise<void> => {
  const person = { user: id, email, profile: '' }
  for (const step of ['requests', 'records'] as const)
    for (const { erasures } of [
      mentorOffersPersonalData,
      mentoringRequestsPersonalData,
      mentorshipsPersonalData,
    ])
      if (!('none' in erasures)) await erasures[step]?.(app.payload, person)
}

describe('mentoring', () => {
  it('is for current members, with a confirmed address, who receive messages; mentors are in the directory', async () => {
    const account = await makeAccount(app.payload)
    expect(await status(account, 'request', mentoringInput())).toBe(403)
    await confirmEmailOf(app.payload, account)
    expect(await status(account, 'request', mentoringInput())).toBe(403)
    await makeMembership(app.payload, account.id)
    expect(await status(account, 'request', mentoringInput())).toBe(200)
    const profiles = modelOf(app.payload, 'profiles')
    await profiles.updateOne({ user: account.id }, { $set: { isInDirectory: false } })
    expect(await status(account, 'offer', { ...mentoringInput(), places: 1 })).toBe(403)
    expect(await status(account, 'request', mentoringInput())).toBe(200)
    await profiles.updateOne({ user: account.id }, { $set: { acceptsMessages: false } })
    expect(await status(account, 'request', mentoringInput())).toBe(403)
  })

  it.each([
    ['no field', { fields: [] }],
    ['no such language', { languages: ['latin'] }],
    ['six places', { places: 6 }],
    ['half a place', { places: 1.5 }],
    ['a place for itself', { taken: [] }],
  ])('refuses an offer with %s', async (_, facts) => {
    expect(await status(await makeMember(), 'offer', { ...mentoringInput(), places: 1, ...facts })).toBe(400)
  })

  it('shows mentors with free places as the directory does, without addresses', async () => {
    const mentor = await makeMentor({ fields: ['surveying'], region: 'other' })
    const mentee = await makeMentee()
    const list = async (): Promise<string> =>
      (await app.request('GET', '/api/mentoring/mentors?field=surveying&region=other', { as: mentee })).text()
    const shown = JSON.parse(await list()) as MentorList
    expect(shown.docs.find(({ id }) => id === mentor.offer)).toMatchObject({ freePlaces: 1 })
    expect(await list()).not.toContain(mentor.email)
    expect(await list()).not.toContain(mentor.id)
    await modelOf(app.payload, 'profiles').updateOne(
      { user: mentor.id },
      { $set: { isInDirectory: false, updatedAt: new Date() } },
    )
    expect(await list()).not.toContain(mentor.offer)
    expect(await status(mentee, 'ask', { offer: mentor.offer })).toBe(409)
  })

  it('gives a person one open request, of ten sent at once', async () => {
    const member = await makeMember()
    const sent = await Promise.all(
      Array.from({ length: 10 }, () => status(member, 'request', mentoringInput())),
    )
    expect(new Set(sent)).toEqual(new Set([200]))
    const requests = modelOf(app.payload, 'mentoring-requests')
    expect(await requests.countDocuments({ mentee: member.id })).toBe(1)
    expect(await status(member, 'request/withdraw')).toBe(200)
    expect(await status(member, 'request/withdraw')).toBe(200)
    expect((await mine(member)).request).toBeNull()
  })

  it('asks one mentor at a time, of two asked at once', async () => {
    const mentee = await makeMentee()
    const mentors = await Promise.all([makeMentor(), makeMentor()])
    const asked = await Promise.all(mentors.map(({ offer }) => status(mentee, 'ask', { offer })))
    expect(asked.sort()).toEqual([200, 409])
    expect(await status(mentee, 'request', mentoringInput())).toBe(409)
    expect(await status(required(mentors[0]), 'ask', { offer: required(mentors[0]).offer })).toBe(400)
  })
})

describe('a match', () => {
  it('begins when the mentor accepts; both are told, and write without addresses', async () => {
    const { mentor, mentee } = await pair()
    expect((await mine(mentor)).mentorships).toMatchObject([{ role: 'mentor', name: 'Lado Wani' }])
    expect((await mine(mentee)).mentorships).toMatchObject([{ role: 'mentee', name: 'Rose Lado' }])
    expect((await mine(mentor)).offer).toMatchObject({ taken: 1, places: 1 })
    expect(await templates(mentor)).toEqual(['mentoringAsked', 'mentoringMatched'])
    expect(await templates(mentee)).toEqual(['mentoringMatched'])
    for (const { text } of await mailsTo(app.payload, mentor.email)) expect(text).not.toContain(mentee.email)
    // the mentee is not in the directory: the mentor can write all the same
    await modelOf(app.payload, 'profiles').updateOne({ user: mentee.id }, { $set: { isInDirectory: false } })
    const profile = required((await mine(mentor)).mentorships[0]).profile
    const to = (as: Account): Promise<Response> =>
      app.request('GET', `/api/member-messages/to/${profile}`, { as })
    expect(await (await to(mentor)).json()).toMatchObject({ name: 'Lado Wani' })
    expect(await (await to(await makeMember())).json()).toMatchObject({ refusal: 'not_found' })
  })

  it('takes one place when fifty are accepted at once, and frees the other requests', async () => {
    const mentor = await makeMentor()
    const mentees = await Promise.all(Array.from({ length: 50 }, () => makeMentee()))
    for (const mentee of mentees) expect(await status(mentee, 'ask', { offer: mentor.offer })).toBe(200)
    const requests = await Promise.all(mentees.map(requestOf))
    const answers = await Promise.all(requests.map((request) => answer(mentor, request, 'accept')))
    expect(answers.filter(({ status: code }) => code === 200)).toHaveLength(1)
    expect((await mine(mentor)).mentorships).toHaveLength(1)
    expect((await mine(mentor)).offer).toMatchObject({ taken: 1, places: 1 })
    const states = await modelOf(app.payload, 'mentoring-requests')
      .find({ _id: { $in: requests } }, { status: 1 })
      .lean<{ status: string }[]>()
    expect(states.filter((request) => request.status === 'open')).toHaveLength(49)
    expect(states.filter((request) => request.status === 'matched')).toHaveLength(1)
  })

  it('keeps as many places as there are mentees', async () => {
    const { mentor } = await pair({ places: 2 })
    const mentee = await makeMentee()
    await post(mentee, 'ask', { offer: mentor.offer })
    await answer(mentor, await requestOf(mentee), 'accept')
    expect(await status(mentor, 'offer', { ...mentoringInput(), places: 1 })).toBe(409)
    expect(await status(mentor, 'offer', { ...mentoringInput(), places: 3 })).toBe(200)
    expect(await status(mentor, 'offer/end')).toBe(409)
  })

  it('is one for a pair', async () => {
    const { mentor, mentee } = await pair({ places: 3 })
    expect(await status(mentee, 'request', mentoringInput())).toBe(200)
    expect(await status(mentee, 'ask', { offer: mentor.offer })).toBe(409)
  })

  it('is answered once, and by the mentor alone', async () => {
    const [mentor, mentee, stranger] = [await makeMentor(), await makeMentee(), await makeMember()]
    await post(mentee, 'ask', { offer: mentor.offer })
    const request = await requestOf(mentee)
    expect((await answer(stranger, request, 'accept')).status).toBe(404)
    expect((await answer(mentee, request, 'accept')).status).toBe(404)
    const answers = await Promise.all([
      answer(mentor, request, 'accept'),
      answer(mentor, request, 'decline'),
      post(mentee, 'request/withdraw'),
    ])
    expect(answers.filter(({ status: code }) => code === 200)).toHaveLength(1)
  })

  it('is declined with a word, after which the mentor is not asked again', async () => {
    const [mentor, mentee] = [await makeMentor(), await makeMentee()]
    await post(mentee, 'ask', { offer: mentor.offer })
    expect((await answer(mentor, await requestOf(mentee), 'decline', 'On site until May.')).status).toBe(200)
    expect((await mine(mentee)).request).toMatchObject({
      status: 'open',
      lastAnswer: { name: 'Rose Lado', word: 'On site until May.' },
    })
    expect(await templates(mentee)).toEqual(['mentoringReleased'])
    expect(await status(mentee, 'ask', { offer: mentor.offer })).toBe(409)
  })

  it('is completed after a crash between acceptance and place', async () => {
    const [mentor, mentee] = [await makeMentor(), await makeMentee()]
    await post(mentee, 'ask', { offer: mentor.offer })
    const long = new Date(Date.now() - DAY_MS)
    await modelOf(app.payload, 'mentoring-requests').updateOne(
      { mentee: mentee.id },
      { $set: { mentorAcceptedAt: long, menteeAcceptedAt: long } },
    )
    await finaliseMentoring(app.payload)
    await finaliseMentoring(app.payload)
    expect((await mine(mentor)).mentorships).toHaveLength(1)
    expect((await mine(mentor)).offer).toMatchObject({ taken: 1 })
  })
})

describe('staff', () => {
  it('see open requests by age with reasons, and propose to both, who both have to accept', async () => {
    const mentor = await makeMentor({ fields: ['planning'] }, 'Planning Mentor')
    const mentee = await makeMentee({ fields: ['planning'] })
    const id = await requestOf(mentee)
    await modelOf(app.payload, 'mentoring-requests').updateOne(
      { _id: id },
      { $set: { createdAt: new Date(0) } },
      { timestamps: false, strict: false },
    )
    const waiting = (await (
      await app.request('GET', '/api/mentoring/waiting', { as: registrar })
    ).json()) as StaffRequests
    const [first] = waiting.docs
    expect(first?.id).toBe(id)
    const suggestion = required(first?.suggestions.find(({ offer }) => offer === mentor.offer))
    expect(suggestion.reasons).toContain('Fields: Towns and planning')
    const propose = () => status(registrar, `requests/${id}/proposal`, { offer: mentor.offer })
    expect((await Promise.all([propose(), propose()])).sort()).toEqual([200, 409])
    expect(await templates(mentee)).toEqual(['mentoringProposed'])
    expect(await (await answer(mentor, id, 'accept')).json()).toEqual({ outcome: 'accepted' })
    expect((await mine(mentee)).mentorships).toEqual([])
    expect((await mine(mentee)).request).toMatchObject({ needsOwnAnswer: true })
    expect(await (await answer(mentee, id, 'accept')).json()).toEqual({ outcome: 'matched' })
    expect((await mine(mentee)).mentorships).toHaveLength(1)
  })
})

describe('without an answer', () => {
  it('a mentor is reminded after a week, once, and the request is free after two', async () => {
    const [mentor, mentee] = [await makeMentor(), await makeMentee()]
    await post(mentee, 'ask', { offer: mentor.offer })
    await followUnanswered(app.payload)
    expect(await templates(mentor)).toEqual(['mentoringAsked'])
    await askedAgo(mentee, 8)
    await followUnanswered(app.payload)
    await followUnanswered(app.payload)
    expect(await templates(mentor)).toEqual(['mentoringAsked', 'mentoringAsked'])
    await askedAgo(mentee, 15)
    await followUnanswered(app.payload)
    expect((await mine(mentee)).request).toMatchObject({ status: 'open', mentor: null })
    expect(await templates(mentee)).toEqual(['mentoringReleased'])
    // a mentor who was away can be asked again
    expect(await status(mentee, 'ask', { offer: mentor.offer })).toBe(200)
  })
})

describe('the end', () => {
  it('by one of the two frees the place, tells the other, and reaches staff with its word', async () => {
    const { mentor, mentee } = await pair()
    const { id } = required((await mine(mentee)).mentorships[0])
    expect(await status(await makeMember(), `mentorships/${id}/end`, { word: '' })).toBe(404)
    const ends = await Promise.all([
      status(mentee, `mentorships/${id}/end`, { word: 'We agreed.' }),
      status(mentee, `mentorships/${id}/end`, { word: 'We agreed.' }),
    ])
    expect(ends).toEqual([200, 200])
    expect((await mine(mentor)).offer).toMatchObject({ taken: 0 })
    expect((await templates(mentor)).at(-1)).toBe('mentorshipEnded')
    expect(await templates(mentee)).toEqual(['mentoringMatched'])
    const { ended } = (await (
      await app.request('GET', '/api/mentoring/waiting', { as: registrar })
    ).json()) as StaffRequests
    expect(ended.find((mentorship) => mentorship.id === id)).toMatchObject({
      endedBy: 'mentee',
      word: 'We agreed.',
    })
  })

  it('of a membership ends offer, requests and mentorships', async () => {
    const { mentor, mentee } = await pair({ places: 2 })
    const waiting = await makeMentee()
    await post(waiting, 'ask', { offer: mentor.offer })
    await lapse(mentor)
    await endLapsed(app.payload)
    expect(await mine(mentor)).toMatchObject({ offer: null, mentorships: [], toAnswer: [] })
    expect((await mine(mentee)).mentorships).toEqual([])
    expect((await mine(waiting)).request).toMatchObject({ status: 'open' })
    await lapse(waiting)
    await endLapsed(app.payload)
    expect((await mine(waiting)).request).toBeNull()
  })

  it('of an account leaves nothing of it, and frees the place', async () => {
    const { mentor, mentee } = await pair()
    const { exports } = mentorshipsPersonalData
    const [file] = 'none' in exports ? [] : exports
    expect(await required(file).read({ payload: app.payload } as never, mentee)).toHaveLength(1)
    await erase(mentee)
    await erase(mentee)
    expect((await mine(mentor)).offer).toMatchObject({ taken: 0 })
    expect((await mine(mentor)).mentorships).toEqual([])
    for (const slug of ['mentoring-requests', 'mentorships'] as const)
      expect(await modelOf(app.payload, slug).countDocuments({ mentee: mentee.id })).toBe(0)
    const other = await makeMentee()
    await post(other, 'ask', { offer: mentor.offer })
    await erase(mentor)
    expect((await mine(other)).request).toMatchObject({ status: 'open', mentor: null })
  })
})
