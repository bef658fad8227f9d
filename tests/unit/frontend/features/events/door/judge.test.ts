import { describe, expect, it } from 'vitest'
import type { CheckInView, DoorEntry, DoorList } from '../../../../../../domain/events/door/door.schema'
import {
  type Knowledge,
  admissionsOf,
  byEntry,
  conflictsOf,
  closedUntil,
  countIn,
  judge,
  lateJudgement,
} from '../../../../../../frontend/features/events/door/judge'

const entry = (id: string, state: DoorEntry['state'] = 'valid'): DoorEntry => ({
  id,
  name: `Guest ${id}`,
  type: 'Standard',
  state,
})
const list: DoorList = {
  event: { id: 'e', title: 'Congress', location: 'Juba', eventDate: '2026-12-01T06:00:00.000Z' },
  pass: 'main',
  door: 'Main gate',
  scope: null,
  opensAt: null,
  until: '2026-12-01T21:59:59.999Z',
  publicKey: { kty: 'EC', crv: 'P-256', x: '', y: '' },
  entries: [
    entry('a'),
    entry('b'),
    entry('unpaid', 'unpaid'),
    entry('gone', 'cancelled'),
    entry('undecided', 'unchosen'),
    entry('dinner', 'elsewhere'),
  ],
}
const entries = new Map(list.entries.map((each) => [each.id, each]))
const at = (minute: number): string => `2026-12-01T06:${String(minute).padStart(2, '0')}:00.000Z`
const seen = (id: string, ...scans: [key: string, minute: number, pass: string][]): [string, CheckInView] => [
  id,
  {
    entry: id,
    name: null,
    scans: scans.map(([key, minute, pass]) => ({ key, at: at(minute), pass, door: pass })),
    isInvalid: false,
  },
]
const knowledge = (facts: Partial<Knowledge> = {}): Knowledge => ({
  list,
  checkIns: new Map(),
  scans: new Map(),
  undone: [],
  ...facts,
})
const outcome = (known: Knowledge, id: string): string => judge(known, entries, id).outcome

describe('a ticket at the door', () => {
  it.each([
    ['a', 'free'],
    ['unpaid', 'unpaid'],
    ['gone', 'cancelled'],
    ['undecided', 'unchosen'],
    ['dinner', 'elsewhere'],
    ['of another event', 'unknown'],
  ])('%s is %s', (id, expected) => {
    expect(outcome(knowledge(), id)).toBe(expected)
  })

  it('is a double once this door let it in, though nothing was sent', () => {
    const known = knowledge({ scans: byEntry([{ key: 'k', entry: 'a', at: at(1) }]) })
    expect(judge(known, entries, 'a')).toMatchObject({ outcome: 'double', first: { door: 'Main gate' } })
  })

  it('is a double once another door let it in, also one that this list does not know', () => {
    const known = knowledge({
      checkIns: new Map([seen('a', ['k', 1, 'side']), seen('late', ['l', 2, 'side'])]),
    })
    expect(outcome(known, 'a')).toBe('double')
    expect(outcome(known, 'late')).toBe('double')
  })

  it('is free again when the admission was taken back, before the server hears of it too', () => {
    const scans = byEntry([{ key: 'k', entry: 'a', at: at(1) }])
    expect(outcome(knowledge({ scans, undone: ['k'] }), 'a')).toBe('free')
    const known = knowledge({ checkIns: new Map([seen('a', ['k', 1, 'main'])]), undone: ['k'] })
    expect(outcome(known, 'a')).toBe('free')
  })
})

describe('somebody whom this door let in', () => {
  const own = byEntry([{ key: 'k', entry: 'a', at: at(2) }])

  it('was in already where another door was first, of which this one hears later', () => {
    expect(lateJudgement(knowledge({ scans: own }), 'a', 'k')).toBeUndefined()
    const known = knowledge({
      scans: own,
      checkIns: new Map([seen('a', ['x', 1, 'side'], ['k', 2, 'main'])]),
    })
    expect(lateJudgement(known, 'a', 'k')).toMatchObject({ outcome: 'double', first: { door: 'side' } })
  })

  it('stays let in where another door was later', () => {
    const known = knowledge({ checkIns: new Map([seen('a', ['k', 2, 'main'], ['x', 3, 'side'])]) })
    expect(lateJudgement(known, 'a', 'k')).toBeUndefined()
  })

  it('is not valid where the ticket was cancelled just now', () => {
    const [id, view] = seen('a', ['k', 2, 'main'])
    const known = knowledge({ checkIns: new Map([[id, { ...view, isInvalid: true }]]) })
    expect(lateJudgement(known, 'a', 'k')?.outcome).toBe('cancelled')
  })
})

describe('what a door knows', () => {
  it('counts a scan once while it is on its way and when it has come back', () => {
    const known = knowledge({
      checkIns: new Map([seen('a', ['k', 1, 'main'])]),
      scans: byEntry([{ key: 'k', entry: 'a', at: at(1) }]),
    })
    expect(admissionsOf(known, 'a')).toHaveLength(1)
    expect(countIn(known)).toEqual({ expected: 1, others: 0, here: 1 })
  })

  it('counts a person for the door that was first', () => {
    const known = knowledge({
      checkIns: new Map([seen('a', ['x', 1, 'side'], ['y', 3, 'main']), seen('b', ['z', 2, 'main'])]),
    })
    expect(countIn(known)).toEqual({ expected: 2, others: 0, here: 1 })
  })

  it('counts people without a valid ticket apart', () => {
    const known = knowledge({
      checkIns: new Map([seen('a', ['x', 1, 'main']), seen('walk-in', ['y', 2, 'side'])]),
      scans: byEntry([{ key: 'z', entry: 'unpaid', at: at(3) }]),
    })
    expect(countIn(known)).toEqual({ expected: 1, others: 2, here: 2 })
  })

  it('is closed until the day of the event', () => {
    const known = { ...knowledge({}), list: { ...list, opensAt: at(10) } }
    expect(closedUntil(known, Date.parse(at(9)))).toBe(at(10))
    expect(closedUntil(known, Date.parse(at(10)))).toBeUndefined()
    expect(closedUntil(knowledge({}))).toBeUndefined()
  })

  it('shows doubles and tickets that are not valid to the doors that let them in, and to no other', () => {
    const [id, invalid] = seen('b', ['z', 2, 'main'])
    const checkIns = new Map([
      seen('a', ['x', 1, 'side'], ['y', 3, 'main']),
      seen('c', ['v', 1, 'side'], ['w', 3, 'back']),
      [id, { ...invalid, isInvalid: true }] as const,
    ])
    expect(conflictsOf(knowledge({ checkIns })).map((each) => each.entry)).toEqual(['a', 'b'])
  })
})
