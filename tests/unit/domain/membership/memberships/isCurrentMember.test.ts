import { describe, expect, it } from 'vitest'
import { isCurrentMember } from '../../../../../domain/membership/memberships'

const now = new Date('2026-06-15T12:00:00Z')

describe('isCurrentMember', () => {
  it.each([
    [true, 'an active membership', { expiresAt: '2026-12-31', graceUntil: '2027-01-30' }],
    [true, 'a membership without an end', { expiresAt: null, graceUntil: null }],
    [true, 'the grace period', { expiresAt: '2026-06-01', graceUntil: '2026-07-01' }],
    [false, 'a membership after the grace period', { expiresAt: '2026-01-01', graceUntil: '2026-02-01' }],
    [false, 'a suspended membership', { expiresAt: '2026-12-31', suspendedAt: '2026-06-01' }],
    [false, 'an ended membership', { expiresAt: '2026-12-31', withdrawnAt: '2026-06-01' }],
    [false, 'no membership', null],
  ] as const)('returns %s for %s', (is, _, membership) => {
    expect(isCurrentMember(membership, now)).toBe(is)
  })
})
