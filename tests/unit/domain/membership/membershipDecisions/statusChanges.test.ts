import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type StateThen,
  statusChanges,
} from '../../../../../domain/membership/membershipDecisions/history/statusChanges'
import { membershipStatus } from '../../../../../domain/membership/memberships'

const DAY_MS = 24 * 60 * 60 * 1000
const day = (count: number): Date => new Date(count * DAY_MS)

/** A membership that begins and is renewed on some days, for 100 days each, with 30 days of grace. */
const readerOf =
  (renewals: readonly number[]) =>
  (at: Date): StateThen => {
    let expiresAt: Date | null = null
    for (const renewal of renewals.toSorted((a, b) => a - b).filter((each) => day(each) <= at)) {
      const isLapsed: boolean = !expiresAt || day(renewal).getTime() >= expiresAt.getTime() + 30 * DAY_MS
      expiresAt = new Date((isLapsed || !expiresAt ? day(renewal) : expiresAt).getTime() + 100 * DAY_MS)
    }
    const graceUntil = expiresAt && new Date(expiresAt.getTime() + 30 * DAY_MS)
    const membership = expiresAt && { expiresAt, graceUntil }
    return { status: membershipStatus({ membership, now: at }), ends: [expiresAt, graceUntil] }
  }

describe('the changes of a status', () => {
  it('are those by what happened and those that came by themselves, in order', () => {
    const renewals = [10, 120, 400]
    expect(statusChanges(renewals.map(day), readerOf(renewals), day(450))).toEqual([
      { at: day(10), to: 'active', end: null },
      { at: day(110), to: 'grace', end: 'termEnded' },
      { at: day(120), to: 'active', end: null },
      { at: day(210), to: 'grace', end: 'termEnded' },
      { at: day(240), to: 'expired', end: 'graceEnded' },
      { at: day(400), to: 'active', end: null },
    ])
  })

  it('lead to the status of each moment, whatever happened when and however often it is named', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 2_000 }), { maxLength: 12 }),
        fc.integer({ min: 0, max: 2_500 }),
        (renewals, moment) => {
          const read = readerOf(renewals)
          const moments = [...renewals, ...renewals].map(day)
          const changes = statusChanges(moments, read, day(2_600))
          const last = changes.findLast(({ at }) => at <= day(moment))
          expect(last?.to ?? 'none').toBe(read(day(moment)).status)
          for (const [place, { to }] of changes.entries()) expect(changes[place - 1]?.to).not.toBe(to)
        },
      ),
    )
  })

  it('of a very long history are the latest ones', () => {
    const renewals = Array.from({ length: 300 }, (_, index) => index * 200)
    const changes = statusChanges(renewals.map(day), readerOf(renewals), day(299 * 200 + 1))
    expect(changes.at(-1)).toEqual({ at: day(299 * 200), to: 'active', end: null })
    expect(changes[0]).toEqual({ at: day(99 * 200 + 100), to: 'grace', end: 'termEnded' })
  })
})
