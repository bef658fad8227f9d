import { ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { surveyToken } from '../../../../../domain/events/surveys'
import { eraseClaims } from '../../../../../domain/events/surveys/surveysRepository'
import type { SurveyResults, SurveyView } from '../../../../../domain/events/surveys/surveys.schema'
import { modelOf } from '../../../../../platform/database'
import type { Event } from '../../../../../payload-types'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { inDays, makeEvent } from '../../../../helpers/events'
import { jsonOf } from '../../../../helpers/jsonOf'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
let staff: Account
beforeAll(async () => {
  app = await startTestPayload()
  staff = await makeAccount(app.payload, { roles: ['event_manager'] })
})
afterAll(() => app.stop())

const QUESTIONS = 'How was the venue? (1–5)\n\nWhich subject next?'
const open = (event: string, questions = QUESTIONS, as = staff) =>
  app.request('POST', `/api/events/${event}/survey-questions`, { as, body: { questions } })
/** An event that is over, with a survey. */
const held = async (facts: Partial<Event> = {}): Promise<string> => {
  const { id } = await makeEvent(app.payload, { eventDate: inDays(-1), ...facts })
  expect((await open(id)).status).toBe(200)
  return id
}
const came = async (event: string, { id: user }: Account): Promise<string> => {
  const mark = (await modelOf(app.payload, 'attendances').create({ event, user })) as { _id: unknown }
  return surveyToken(app.payload, String(mark._id))
}
const newPerson = () => makeAccount(app.payload)
const answersOf = (...values: string[]) => values.map((value) => ({ value }))
const send = (event: string, body: object, as?: Account) =>
  app.request('POST', `/api/events/${event}/survey`, { body, ...(as && { as }) })
const stateOf = async (answer: Response | Promise<Response>): Promise<string> =>
  (await jsonOf<SurveyView>(await answer)).state
const results = async (event: string): Promise<SurveyResults> =>
  required(
    (
      await jsonOf<{ survey: SurveyResults | null }>(
        await app.request('GET', `/api/events/${event}/afterwards`, { as: staff }),
      )
    ).survey,
  )
const GOOD = answersOf('5', 'The speakers', '', '4', 'Dams')

describe('the survey of an event', () => {
  it('is answered by who came, signed in or by the link, and shown from three answers on', async () => {
    const event = await held()
    const [one, two, three] = [await newPerson(), await newPerson(), await newPerson()]
    await came(event, one)
    const token = await came(event, two)
    await came(event, three)
    expect(await jsonOf<SurveyView>(await send(event, {}, one))).toMatchObject({
      state: 'asked',
      questions: [
        'How was it overall? (1–5)',
        'What was good?',
        'What should be better?',
        'How was the venue? (1–5)',
        'Which subject next?',
      ],
    })
    expect(await stateOf(send(event, { answers: GOOD }, one))).toBe('answered')
    expect(await stateOf(send(event, {}, one))).toBe('answered')
    expect(await stateOf(send(event, { token, answers: answersOf('4', '', 'More time', '', '') }))).toBe(
      'answered',
    )
    expect(await results(event)).toMatchObject({ answers: 2, rows: [] })
    expect(await stateOf(send(event, { answers: answersOf('4', '', '', '2', '') }, three))).toBe('answered')
    const { answers, rows } = await results(event)
    expect(answers).toBe(3)
    expect(rows).toEqual([
      ['How was it overall? (1–5)', 'Mean', '4.3'],
      ['How was it overall? (1–5)', '5', '1'],
      ['How was it overall? (1–5)', '4', '2'],
      ['How was it overall? (1–5)', '3', '0'],
      ['How was it overall? (1–5)', '2', '0'],
      ['How was it overall? (1–5)', '1', '0'],
      ['What was good?', 'The speakers', '1'],
      ['What should be better?', 'More time', '1'],
      ['How was the venue? (1–5)', 'Mean', '3.0'],
      ['How was the venue? (1–5)', '5', '0'],
      ['How was the venue? (1–5)', '4', '1'],
      ['How was the venue? (1–5)', '3', '0'],
      ['How was the venue? (1–5)', '2', '1'],
      ['How was the venue? (1–5)', '1', '0'],
      ['Which subject next?', 'Dams', '1'],
    ])
    const csv = await app.request('GET', `/api/events/${event}/survey-answers.csv`, { as: staff })
    expect(await csv.text()).toContain('More time')
    expect((await open(event, 'Another?')).status).toBe(409)
  })

  it('takes one of many answers at once of one person', async () => {
    const event = await held()
    const person = await newPerson()
    const token = await came(event, person)
    const states = await Promise.all(
      Array.from({ length: 8 }, (_, place) =>
        stateOf(place % 2 ? send(event, { answers: GOOD }, person) : send(event, { token, answers: GOOD })),
      ),
    )
    expect(states.filter((state) => state === 'answered')).toHaveLength(1)
    expect(states.filter((state) => state === 'again')).toHaveLength(7)
    expect((await results(event)).answers).toBe(1)
  })

  it('is for nobody else, and ends', async () => {
    const event = await held()
    const elsewhere = await came(await held(), await newPerson())
    const stranger = await newPerson()
    const body = { answers: GOOD }
    expect((await send(event, body)).status).toBe(401)
    expect((await send(event, body, stranger)).status).toBe(403)
    expect((await send(event, { ...body, token: elsewhere })).status).toBe(403)
    expect((await send(event, { ...body, token: `${elsewhere}x` })).status).toBe(401)
    const person = await newPerson()
    const [late, early, none] = [
      await held({ eventDate: inDays(-31) }),
      await held({ eventDate: inDays(1) }),
      (await makeEvent(app.payload, { eventDate: inDays(-1) })).id,
    ]
    for (const each of [late, early, none]) await came(each, person)
    expect((await send(late, body, person)).status).toBe(410)
    expect((await send(early, body, person)).status).toBe(404)
    expect((await send(none, body, person)).status).toBe(404)
    expect((await results(event)).answers).toBe(0)
  })

  it('refuses answers that do not fit the questions', async () => {
    const event = await held()
    const person = await newPerson()
    await came(event, person)
    for (const values of [
      ['', 'No mark'],
      ['6', '', '', '', ''],
      ['5', '', '', 'great', ''],
      ['5', '', ''],
    ])
      expect((await send(event, { answers: answersOf(...values) }, person)).status).toBe(409)
    const long = answersOf('5', 'a'.repeat(1001), '', '', '')
    expect((await send(event, { answers: long }, person)).status).toBe(400)
    expect((await open(event, 'a\nb\nc\nd\ne\nf')).status).toBe(400)
    expect((await open(event, 'a'.repeat(201))).status).toBe(400)
    expect(await stateOf(send(event, { answers: GOOD }, person))).toBe('answered')
  })

  it('keeps answers that nothing joins to people; an erased account leaves them', async () => {
    const event = await held()
    const people = await Promise.all(Array.from({ length: 6 }, newPerson))
    for (const person of people) await came(event, person)
    for (const [place, person] of people.entries())
      await send(event, { answers: answersOf('5', `Answer ${place}`, '', '', '') }, person)
    const read = async () => ({
      survey: required(
        await modelOf(app.payload, 'event-surveys').collection.findOne({ event: new ObjectId(event) }),
      ),
      answers: await modelOf(app.payload, 'survey-answers')
        .collection.find({ event: new ObjectId(event) })
        .toArray(),
    })
    const { survey, answers } = await read()
    expect(answers).toHaveLength(6)
    for (const answer of answers) expect(Object.keys(answer).sort()).toEqual(['_id', 'answers', 'event'])
    // the claims are sorted by account, whoever was first
    const claims = (survey.answered as ObjectId[]).map(String)
    expect(claims).toEqual(people.map(({ id }) => id).sort())
    // an id that tells no time and no order: the first bytes of those made now would be alike
    const now = new ObjectId().toHexString().slice(0, 5)
    expect(answers.filter(({ _id }) => String(_id).startsWith(now))).toEqual([])
    const ids = people.map(({ id }) => id)
    expect(ids.filter((id) => JSON.stringify(answers).includes(id))).toEqual([])

    await eraseClaims(app.payload, new ObjectId(required(people[0]).id))
    const after = await read()
    expect((after.survey.answered as ObjectId[]).map(String)).not.toContain(ids[0])
    expect(after.answers).toHaveLength(6)
  })

  it('is opened and read by who manages the event alone', async () => {
    const event = await held({ region: 'greater_upper_nile' })
    const elsewhere = await makeAccount(app.payload, {
      roles: ['event_manager'],
      chapterRegion: 'greater_equatoria',
    })
    expect((await open(event, '', elsewhere)).status).toBe(404)
    const csv = await app.request('GET', `/api/events/${event}/survey-answers.csv`, { as: elsewhere })
    expect(csv.status).toBe(404)
    expect((await open(event, '', await newPerson())).status).toBe(403)
  })
})
