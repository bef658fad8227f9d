import { jubaDay } from '../../../../../platform/jubaDay.schema'
import { randomUUID } from 'node:crypto'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { setFees } from '../../../../helpers/fees'
import { makeMembership } from '../../../../helpers/memberships'
import type { TestApp } from '../../../../helpers/testPayload'
import { asker } from './ask'
import type { Calls } from './calls.types'

const MONTH_MS = 30 * 24 * 60 * 60_000

/** On people of their own: one who is to pay, and one whose account says nothing. */
export const feeCalls = async (app: TestApp, admin: Account): Promise<Calls> => {
  const { payload } = app
  const people = [await makeAccount(payload), await makeAccount(payload)]
  await setFees(payload)
  for (const { id } of people)
    await makeMembership(payload, id, { expiresAt: new Date(Date.now() + MONTH_MS / 2) })
  const [member] = people
  const run = { grade: 'professional', currency: 'USD', endsBy: jubaDay(new Date(Date.now() + MONTH_MS)) }
  const waiver = {
    user: member?.id,
    kind: 'student',
    percent: 50,
    validFrom: '2026-01-01',
    reason: 'A letter of the university',
  }
  const { id } = await asker(app, admin)<{ id: string }>('POST', '/api/fee-waivers/give', { body: waiver })
  const { docs } = await payload.find({
    collection: 'grades',
    where: { grade: { equals: 'professional' } },
    overrideAccess: true, // prepares the calls
  })
  const grade = docs[0]?.id ?? ''
  const later = { currency: 'USD', validFrom: jubaDay(new Date(Date.now() + 2 * MONTH_MS)) }
  const path = `/api/grades/${grade}/fees`
  await asker(app, admin)('POST', path, { body: { ...later, annualMinor: 11_000 } })
  return {
    'get /api/grades/fees': {},
    'post /api/grades/{id}/fees': { path, body: { ...later, currency: 'SSP', annualMinor: 49_500_000 } },
    'post /api/grades/{id}/fees/remove': { path: `${path}/remove`, body: later },
    'post /api/fee-waivers/give': { body: { ...waiver, kind: 'hardship' } },
    'post /api/fee-waivers/{id}/end': {
      path: `/api/fee-waivers/${id}/end`,
      body: { lastDay: '2026-12-31' },
    },
    'post /api/grade-runs/plan': { body: run },
    'post /api/grade-runs': { body: { ...run, key: randomUUID() } },
    'get /api/grade-runs': {},
  }
}
