import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MyApplication } from '../../domain/membership/applications/decision.schema'
import { fewOrFull } from '../helpers/fullCounts'
import { applicationInput, sendDocuments } from '../helpers/applications'
import { type Client, httpClient, signInAdmin, signUp } from '../helpers/httpClient'
import { type RunningServer, makeDataDir, removeDataDir, startServer } from '../helpers/server'
import { smtpEnvironment, startSmtp } from '../helpers/smtp'
import { until } from '../helpers/until'
import { required } from '../helpers/required'

const ROUNDS = fewOrFull({ few: 2, full: 6 })
const PEOPLE = 4
/** A crash happens at a random moment within this time after the approvals were sent. */
const CRASH_WITHIN_MS = 120

let dataDir: string
let server: RunningServer
let smtp: Awaited<ReturnType<typeof startSmtp>>
let call: Client
let admin: string

const start = async (): Promise<void> => {
  server = await startServer({ dataDir, env: smtpEnvironment(smtp) })
  call = httpClient(server.url)
}

beforeAll(async () => {
  dataDir = await makeDataDir()
  smtp = await startSmtp()
  await start()
  admin = await signInAdmin(call)
})
afterAll(async () => {
  await server.end()
  await smtp.stop()
  await removeDataDir(dataDir)
})

interface Applicant {
  cookie: string
  email: string
}

const makeApplicant = async (): Promise<Applicant> => {
  const cookie = await signUp(call)
  await sendDocuments(call, cookie)
  return { cookie, email: `${randomUUID()}@example.org` }
}
const submit = ({ cookie, email }: Applicant) =>
  call('POST', '/api/applications/submit', { cookie, body: applicationInput({ email }) })
const mine = async ({ cookie }: Applicant) =>
  ((await (await call('GET', '/api/applications/mine', { cookie })).json()) as MyApplication).application
const decide = (id: string, status: string, from: string) =>
  call('POST', `/api/applications/${id}/status`, { cookie: admin, body: { status, from } })

/** Sends an application and takes it under review. */
const apply = async (applicant: Applicant): Promise<string> => {
  const response = await submit(applicant)
  expect(response.status, await response.clone().text()).toBe(201)
  const { id } = (await response.json()) as { id: string }
  expect((await decide(id, 'under_review', 'pending')).status).toBe(200)
  return id
}
const approvals = ({ email }: Applicant): string[] =>
  smtp.mails
    .filter(({ to, subject }) => to === email && subject.includes('has been approved'))
    .map(({ messageId }) => messageId)
/** Every number that was assigned, in order. */
const numbers = async (): Promise<number[]> => {
  const response = await call('GET', '/api/memberships?limit=100&depth=0&sort=number', { cookie: admin })
  const { docs } = (await response.json()) as { docs: { number: string }[] }
  return docs.map(({ number }) => Number(number.split('-')[2])).sort((a, b) => a - b)
}

describe('applications', () => {
  it('fifty submissions at once by one person create one', async () => {
    const applicant = await makeApplicant()
    const answers = await Promise.all(Array.from({ length: 50 }, () => submit(applicant)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => ![201, 409, 429].includes(status))).toEqual([])
  })

  it('fifty approvals at once give one number and send one mail', async () => {
    const applicant = await makeApplicant()
    const before = await numbers()
    const id = await apply(applicant)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => decide(id, 'approved', 'under_review')),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await mine(applicant))?.membershipNumber).toMatch(/^ACE-\d{4}-\d{4,}$/)
    expect(await numbers()).toHaveLength(before.length + 1)
    await until('the mail', () => approvals(applicant).length > 0, 30_000)
    // a later person’s mail was sent, so a second one would have been sent too
    const later = await makeApplicant()
    await decide(await apply(later), 'approved', 'under_review')
    await until('the later mail', () => approvals(later).length > 0, 30_000)
    expect(approvals(applicant)).toHaveLength(1)
  })
})

describe('kill -9 in the middle of approvals', () => {
  it.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
    'leaves no approval half done after the next start (round %i)',
    async () => {
      const people = await Promise.all(Array.from({ length: PEOPLE }, makeApplicant))
      const ids = await Promise.all(people.map(apply))
      const answers = ids.map(
        async (id) => (await decide(id, 'approved', 'under_review').catch(() => undefined))?.status,
      )
      await wait(randomInt(CRASH_WITHIN_MS)) // the moment does not matter
      await server.end('SIGKILL')
      const acknowledged = await Promise.all(answers)
      await start()
      for (const [index, person] of people.entries()) {
        const application = required(await mine(person))
        if (acknowledged[index] === 200) expect(application.status).toBe('approved')
        // approves the rest; the others are approved already
        if (application.status === 'under_review')
          expect((await decide(required(ids[index]), 'approved', 'under_review')).status).toBe(200)
        else expect(application.membershipNumber).toBeTruthy()
        expect(await mine(person)).toMatchObject({
          status: 'approved',
          membershipNumber: expect.stringMatching(/^ACE-/) as string,
        })
      }
      const issued = await numbers()
      expect(new Set(issued).size).toBe(issued.length)
      for (const person of people) {
        await until('the mail', () => approvals(person).length > 0, 60_000)
        expect(approvals(person)).toHaveLength(1)
      }
    },
  )

  it('leaves no gap in the numbers', async () => {
    const issued = await numbers()
    expect(issued).toEqual(issued.map((_, index) => required(issued[0]) + index))
  })
})
