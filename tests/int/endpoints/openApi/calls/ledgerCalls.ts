import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { askForCorrection, closeDay, readDayCloses } from '../../../../../domain/money/ledger'
import { bookTransfer } from '../../../../../domain/money/transfers'
import { modelOf } from '../../../../../platform/database'
import { makeAccount } from '../../../../helpers/accounts'
import { required } from '../../../../helpers/required'
import type { TestApp } from '../../../../helpers/testPayload'
import type { Calls } from './calls.types'

const PLACE = 'day=2026-01-31&currency=USD'

/** The books are closed far in the past: other calls record payments of this year. */
export const ledgerCalls = async ({ payload }: TestApp): Promise<Calls> => {
  const req = { payload } as PayloadRequest
  const colleague = (await makeAccount(payload, { roles: ['admin'] })).id
  /** A closed day with USD 5.00 too much. */
  const closed = async (day: string): Promise<string> => {
    await closeDay(req, { day, currency: 'USD', countedMinor: 500, reason: 'Found in the box' }, colleague)
    return required((await readDayCloses(payload, colleague)).closes.find((each) => each.day === day)).id
  }
  const correction = () => ({ amountMinor: 500, reason: 'The receipt was found', key: randomUUID() })
  const [toCorrect, toDecide] = [await closed('2021-02-01'), await closed('2021-02-02')]
  const asked = correction()
  await askForCorrection(req, toDecide, asked, colleague)
  const entry = await modelOf(payload, 'ledger-entries').findOne().lean<{ _id: unknown }>()
  const transfer = {
    key: randomUUID(),
    day: '2026-01-31',
    from: 'cash',
    to: 'bank',
    currency: 'USD',
    amountMinor: 100,
    chargeMinor: 0,
    text: 'Cash banked',
  } as const
  await bookTransfer(req, transfer, colleague)
  return {
    'get /api/ledger-entries/page': {},
    'get /api/ledger-entries/journal.csv': {},
    'get /api/ledger-entries/journal.xlsx': {},
    'get /api/ledger-entries/balances.csv': {},
    'get /api/ledger-entries/audit.xlsx': {},
    'get /api/ledger-entries/{id}/voucher': {
      path: `/api/ledger-entries/${String(entry?._id)}/voucher`,
    },
    'get /api/ledger-entries/arrears': {},
    'get /api/ledger-entries/arrears.csv': {},
    'post /api/ledger-entries/close': { body: { day: '2020-12-31' } },
    'get /api/ledger-entries/transfers': {},
    'post /api/ledger-entries/transfers': { body: { ...transfer, key: randomUUID() } },
    'post /api/ledger-entries/transfers/{key}/undo': {
      path: `/api/ledger-entries/transfers/${transfer.key}/undo`,
      body: { reason: 'Entered twice' },
    },
    'get /api/stated-balances/agreement': { path: '/api/stated-balances/agreement?day=2026-11-05' },
    'post /api/stated-balances': {
      body: { account: 'bank', currency: 'USD', day: '2026-01-31', amountMinor: 100 },
    },
    'get /api/budgets/year': { path: '/api/budgets/year?year=2026&place=head' },
    'post /api/budgets/set': {
      body: { year: 2027, place: 'head', account: 'dues', currency: 'USD', amountMinor: 100 },
    },
    'get /api/day-closes': { path: `/api/day-closes?${PLACE}` },
    'post /api/day-closes': {
      body: { day: '2021-01-31', currency: 'USD', countedMinor: 500, reason: 'Found in the box' },
    },
    'post /api/day-closes/{id}/correct': {
      path: `/api/day-closes/${toCorrect}/correct`,
      body: correction(),
    },
    'post /api/day-closes/{id}/decide-correction': {
      path: `/api/day-closes/${toDecide}/decide-correction`,
      body: { key: asked.key, decision: 'confirmed' },
    },
  }
}
