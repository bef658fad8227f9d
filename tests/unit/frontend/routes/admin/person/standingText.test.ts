import { expect, it } from 'vitest'
import { standingText } from '../../../../../../frontend/routes/admin/person/standingText'
import type { MembershipRecord } from '../../../../../../domain/membership/memberships/membershipRecord.schema'
import type { PersonMoney } from '../../../../../../domain/money/billing/personMoney.schema'

const membership = {
  expiresAt: '2026-12-31T21:59:59.999Z',
  graceUntil: null,
  suspendedAt: null,
  ending: null,
  endedAt: null,
} as NonNullable<MembershipRecord['membership']>
const clear: PersonMoney = { state: 'clear', details: null }
const owing = (state: PersonMoney['state']): PersonMoney =>
  ({
    state,
    details: {
      owed: [{ amountMinor: 8000, currency: 'USD' }],
      invoices: [
        { status: 'open', dueAt: '2027-03-01T21:59:59.999Z' },
        { status: 'open', dueAt: '2027-01-11T21:59:59.999Z' },
        { status: 'paid', dueAt: '2020-01-01T21:59:59.999Z' },
      ],
    },
  }) as PersonMoney

it.each([
  ['active', {}, clear, 'Active until 31 December 2026.'],
  ['active', { expiresAt: null }, clear, 'Active, without an end.'],
  ['active', {}, undefined, 'Active until 31 December 2026.'],
  ['active', {}, owing('owing'), 'Active until 31 December 2026. Owes USD 80.00, due 11 January 2027.'],
  [
    'expired',
    {},
    owing('overdue'),
    'Expired on 31 December 2026. Owes USD 80.00, overdue since 11 January 2027.',
  ],
  [
    'grace',
    { graceUntil: '2027-01-30T21:59:59.999Z' },
    { state: 'overdue', details: null },
    'Expired on 31 December 2026, in the grace period until 30 January 2027. Dues are overdue.',
  ],
  ['suspended', { suspendedAt: '2026-05-03T09:00:00.000Z' }, clear, 'Suspended since 3 May 2026.'],
  ['expired', { ending: 'resigned', endedAt: '2026-05-03T09:00:00.000Z' }, clear, 'Resigned on 3 May 2026.'],
] as const)('of a membership that is %s (%j) says how it stands', (status, facts, money, text) => {
  expect(standingText({ status, membership: { ...membership, ...facts } }, money)).toBe(text)
})

it('says of somebody without a membership whether one was asked for', () => {
  expect(standingText({ status: 'none', membership: null }, clear)).toBe('Not a member.')
  expect(standingText({ status: 'pending', membership: null }, { state: 'owing', details: null })).toBe(
    'Has applied for membership. Dues are to be paid.',
  )
})
