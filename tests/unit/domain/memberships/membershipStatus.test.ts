import { describe, expect, it } from 'vitest'
import { membershipStatus } from '../../../../domain/memberships/membershipStatus'

const now = new Date('2025-06-15T12:00:00Z')
const membership = { expiresAt: '2025-12-31T00:00:00Z', graceUntil: '2026-01-30T00:00:00Z' }
const at = (moment: string): Date => new Date(moment)

describe('the membership status', () => {
  it.each([
    ['none', 'who never applied', { membership: null }],
    ['pending', 'whose application is open', { membership: null, hasOpenApplication: true }],
    ['active', 'whose membership lasts', { membership }],
    ['active', 'whose membership has no end', { membership: {} }],
    ['active', 'who applies for another grade meanwhile', { membership, hasOpenApplication: true }],
    ['grace', 'at the very moment of expiry', { membership, now: at(membership.expiresAt) }],
    ['grace', 'to the last moment of grace', { membership, now: at('2026-01-29T23:59:59Z') }],
    ['expired', 'when the grace is over', { membership, now: at(membership.graceUntil) }],
    ['expired', 'without any grace', { membership: { expiresAt: '2025-01-01' } }],
    [
      'suspended',
      'who is suspended, whatever the dates',
      { membership: { ...membership, suspendedAt: '2025-02-01' }, now: at('2030-01-01') },
    ],
    ['none', 'whose approval was taken back', { membership: { ...membership, withdrawnAt: '2025-02-01' } }],
    [
      'pending',
      'who applies again after that',
      { membership: { ...membership, withdrawnAt: '2025-02-01' }, hasOpenApplication: true },
    ],
  ] as const)('is %s of somebody %s', (status, _, facts) => {
    expect(membershipStatus({ now, ...facts })).toBe(status)
  })
})
