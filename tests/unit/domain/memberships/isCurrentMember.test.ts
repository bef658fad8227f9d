import { describe, expect, it } from 'vitest'
import { isCurrentMember } from '../../../../domain/memberships'

const now = new Date('2026-06-15T12:00:00Z')

describe('a current member', () => {
  it.each([
    [true, 'is somebody whose membership is active', { expiresAt: '2026-12-31', graceUntil: '2027-01-30' }],
    [true, 'is somebody whose membership has no end', { expiresAt: null, graceUntil: null }],
    [true, 'is somebody in the grace period', { expiresAt: '2026-06-01', graceUntil: '2026-07-01' }],
    [false, 'is nobody after the grace period', { expiresAt: '2026-01-01', graceUntil: '2026-02-01' }],
    [false, 'is nobody who is suspended', { expiresAt: '2026-12-31', suspendedAt: '2026-06-01' }],
    [false, 'is nobody whose membership has ended', { expiresAt: '2026-12-31', withdrawnAt: '2026-06-01' }],
    [false, 'is nobody without a membership', null],
  ] as const)('%s: %s', (is, _, membership) => {
    expect(isCurrentMember(membership, now)).toBe(is)
  })
})
