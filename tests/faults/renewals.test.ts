import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fewOrFull } from '../helpers/fullCounts'
import { addMonths } from '../../domain/membership/memberships/membershipTerm'
import type { OwnRenewals } from '../../domain/membership/renewals/renewals.schema'
import { applicationInput, sendDocuments } from '../helpers/applications'
import { type Client, httpClient, signInAdmin, signUp } from '../helpers/httpClient'
import { type RunningServer, makeDataDir, removeDataDir, startServer } from '../helpers/server'
import { required } from '../helpers/required'

const ROUNDS = fewOrFull({ few: 2, full: 4 })
const PEOPLE = 4
/** A crash happens at a random moment within this time after the confirmations were sent. */
const CRASH_WITHIN_MS = 80

let dataDir: string
let server: RunningServer
let call: Client
let admin: string

const start = async (): Promise<void> => {
  server = await startServer({ dataDir })
  call = httpClient(server.url)
}

beforeAll(async () => {
  dataDir = await makeDataDir()
  await start()
  admin = await signInAdmin(call)
  await removeFees()
})
afterAll(async () => {
  await server.end()
  await removeDataDir(dataDir)
})

interface Asking {
  cookie: string
  renewal: string
  /** When the membership ended before. */
  expiresAt: string
}

const mine = async (cookie: string): Promise<OwnRenewals> =>
  (await (await call('GET', '/api/renewals/mine', { cookie })).json()) as OwnRenewals
const confirm = ({ renewal }: Pick<Asking, 'renewal'>) =>
  call('POST', `/api/renewals/${renewal}/decision`, { cookie: admin, body: { status: 'done' } })

/** Without fees, staff confirm renewals. */
const removeFees = async (): Promise<void> => {
  const found = await call('GET', '/api/grades?where[grade][equals]=professional&depth=0', { cookie: admin })
  const { docs } = (await found.json()) as { docs: { id: string }[] }
  const id = required(docs[0]).id
  const answer = await call('PATCH', `/api/grades/${id}`, { cookie: admin, body: { fees: [] } })
  expect(answer.status, await answer.clone().text()).toBe(200)
}

/** A member who has requested one more year. */
const makeAsking = async (): Promise<Asking> => {
  const cookie = await signUp(call)
  await sendDocuments(call, cookie)
  const applied = await call('POST', '/api/applications/submit', {
    cookie,
    body: applicationInput({ email: `${randomUUID()}@example.org` }),
  })
  const { id } = (await applied.json()) as { id: string }
  expect(
    (
      await call('POST', `/api/applications/${id}/status`, {
        cookie: admin,
        body: { status: 'approved', reason: 'Known' },
      })
    ).status,
  ).toBe(200)
  const asked = await call('POST', '/api/renewals/request', { cookie, body: { years: 1 } })
  expect(asked.status, await asked.clone().text()).toBe(201)
  return {
    cookie,
    renewal: ((await asked.json()) as { id: string }).id,
    expiresAt: required((await mine(cookie)).membership.expiresAt),
  }
}

/** The number of mails to a person about the renewal, sent or queued. */
const mailsTo = async (cookie: string): Promise<number> => {
  const { user } = (await (await call('GET', '/api/users/me', { cookie })).json()) as {
    user: { email: string }
  }
  const response = await call(
    'GET',
    `/api/outbox/count?where[template][equals]=renewalConfirmed&where[to][equals]=${encodeURIComponent(user.email)}`,
    { cookie: admin },
  )
  return ((await response.json()) as { totalDocs: number }).totalDocs
}

describe('kill -9 in the middle of confirming renewals', () => {
  it.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
    'leaves one extension and one mail for each renewal after the next start (round %i)',
    async () => {
      const people = await Promise.all(Array.from({ length: PEOPLE }, makeAsking))
      const answers = people.map(async (person) => (await confirm(person).catch(() => undefined))?.status)
      await wait(randomInt(CRASH_WITHIN_MS)) // the moment does not matter
      await server.end('SIGKILL')
      const acknowledged = await Promise.all(answers)
      await start()
      for (const [index, person] of people.entries()) {
        const { renewal } = await mine(person.cookie)
        if (acknowledged[index] === 200) expect(renewal?.status).toBe('done')
        if (renewal?.status === 'requested') expect((await confirm(person)).status).toBe(200)
        // already done, and a second click changes nothing
        const after = addMonths(new Date(person.expiresAt), 12).toISOString()
        expect((await mine(person.cookie)).membership.expiresAt).toBe(after)
        expect((await confirm(person)).status).toBe(200)
        expect(await mine(person.cookie)).toMatchObject({
          renewal: { status: 'done' },
          membership: { status: 'active', expiresAt: after },
        })
        expect(await mailsTo(person.cookie)).toBe(1)
      }
    },
  )
})
