import { describe, expect, it } from 'vitest'
import { membershipStatus } from '../../../../../domain/membership/memberships/membershipStatus'

const now = new Date('2025-06-15T12:00:00Z')
const membership = { expiresAt: '2025-12-31T00:00:00Z', graceUntil: '2026-01-30T00:00:00Z' }
const at = (moment: string): Date => new Date(moment)

describe('the membership status', () => {
  it.each([
    ['none', 'who never applied', { membership: null }],
    ['pending', 'whose application is open', { membership: null, hasOpenApplication: true }],
    ['active', 'whose membership is current', { membership }],
    ['active', 'whose membership has no end', { membership: {} }],
    ['active', 'who applies for another grade', { membership, hasOpenApplication: true }],
    ['grace', 'at the moment of expiry', { membership, now: at(membership.expiresAt) }],
    ['grace', 'at the last moment of the grace period', { membership, now: at('2026-01-29T23:59:59Z') }],
    ['expired', 'after the grace period', { membership, now: at(membership.graceUntil) }],
    ['expired', 'without a grace period', { membership: { expiresAt: '2025-01-01' } }],
    [
      'suspended',
      'who is suspended, at any date',
      { membership: { ...membership, suspendedAt: '2025-02-01' }, now: at('2030-01-01') },
    ],
    ['none', 'whose approval was reversed', { membership: { ...membership, withdrawnAt: '2025-02-01' } }],
    [
      'pending',
      'who applies again after a reversal',
      { membership: { ...membership, withdrawnAt: '2025-02-01' }, hasOpenApplication: true },
    ],
  ] as const)('is %s for a person %s', (status, _, facts) => {
    expect(membershipStatus({ now, ...facts })).toBe(status)
  })
})
