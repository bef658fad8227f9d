import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MailedServer, startMailedServer } from '../helpers/mailedServer'
import { malformedRush } from '../helpers/rushes/malformedRush'
import { membershipRush } from '../helpers/rushes/membershipRush'
import { restartRush } from '../helpers/rushes/restartRush'

/* `npm run bench` runs the same with full numbers. */

const PEOPLE = 20
const MALFORMED = 400
/** On a slow machine. */
const PATIENCE_MS = 600_000
const SEED = 20261121

describe('many people at once', () => {
  let server: MailedServer

  beforeAll(async () => {
    server = await startMailedServer({ emailConfirmation: 'off', secondFactorForStaff: 'optional' })
  })
  afterAll(() => server.end())

  it(
    'who sign up, apply and are approved, each three times, leave one of each, and numbers without a gap',
    async () => {
      const { seconds, ...figures } = await membershipRush({
        url: server.url,
        db: server.database,
        people: PEOPLE,
        atOnce: PEOPLE,
      })
      expect(figures).toEqual({
        people: PEOPLE,
        unexpected: [],
        brokenAccounts: 0,
        brokenApplications: 0,
        brokenNumbers: 0,
        gaps: 0,
        brokenMails: 0,
      })
      expect(seconds.approvals).toBeGreaterThan(0)
    },
    PATIENCE_MS,
  )
})

describe('malformed requests', () => {
  it(
    'over every route and method are refused, and the server keeps running',
    async () => {
      const { sent, broken } = await malformedRush(MALFORMED, SEED)
      expect({ sent, broken }).toEqual({ sent: MALFORMED, broken: [] })
    },
    PATIENCE_MS,
  )
})

describe('a restart under load', () => {
  it(
    'answers every request of a proxy that tries again, and loses nothing acknowledged',
    async () => {
      const { answered, dropped, lost } = await restartRush({ restarts: 1, load: { ratePerSecond: 100 } })
      expect(answered).toBeGreaterThan(0)
      expect({ dropped, lost }).toEqual({ dropped: [], lost: 0 })
    },
    PATIENCE_MS,
  )
})
