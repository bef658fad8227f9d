import { describe, expect, it } from 'vitest'
import { MemberIndex } from '../../../../../domain/people/directory/MemberIndex'
import { type IndexEntry, toEntry } from '../../../../../domain/people/directory/indexEntry'

const NOW = new Date('2026-06-01T00:00:00Z')
/** Ends on the last day of July, with a month of grace. */
const MEMBERSHIP = {
  expiresAt: new Date('2026-07-31T00:00:00Z'),
  graceUntil: new Date('2026-08-31T00:00:00Z'),
}

const profileOf = (id: string, profile: object = {}) => ({
  _id: id,
  user: `account ${id}`,
  fullName: `Member ${id}`,
  joinedAt: new Date(Number(id)),
  ...profile,
})
const entryOf = (id: string, profile: object = {}, membership: object = MEMBERSHIP): IndexEntry => {
  const entry = toEntry({ profile: profileOf(id, profile), membership, now: NOW })
  if (!entry) throw new Error('is not shown')
  return entry
}
const indexOf = async (...entries: IndexEntry[]): Promise<MemberIndex> => {
  const index = new MemberIndex()
  await index.replace(entries)
  return index
}
const ALL = { search: '', sort: 'name', skip: 0, limit: 100 } as const

describe('the index of members', () => {
  it('finds a part of name, title, specialization or organization, in any case and without accents, and no match across two', async () => {
    const index = await indexOf(
      entryOf('1', {
        fullName: 'ÉMILE',
        professionalTitle: 'Surveyor',
        specialization: 'Dams',
        organization: 'Works (Ltd.)',
      }),
    )
    for (const search of ['émi', 'e\u0301mile', 'emile', 'SURVEY', 'dam', '(ltd.)'])
      expect(index.find({ ...ALL, search }, NOW.getTime()).total, search).toBe(1)
    for (const search of ['.*', 'émilesurveyor', 'Émile Surveyor', 'x'])
      expect(index.find({ ...ALL, search }, NOW.getTime()).total, search).toBe(0)
  })

  it('contains nothing that a member hides', async () => {
    const profile = {
      professionalTitle: 'Surveyor',
      specialization: 'Dams',
      organization: 'Works',
      region: 'other',
      membershipType: 'fellow',
      divisions: ['d'],
    }
    const hiddenFields = [
      'professionalTitle',
      'specialization',
      'organization',
      'region',
      'membershipType',
      'divisions',
      'joinedAt',
    ] as const
    const index = await indexOf(
      entryOf('9', { ...profile, hiddenFields: [...hiddenFields] }),
      entryOf('3'),
      entryOf('5'),
    )
    for (const search of ['surveyor', 'dams', 'works'])
      expect(index.find({ ...ALL, search }, NOW.getTime()).total).toBe(0)
    for (const filter of [{ region: 'other' }, { grade: 'fellow' }, { division: 'd' }])
      expect(index.find({ ...ALL, ...filter }, NOW.getTime()).total).toBe(0)
    expect(index.find({ ...ALL, sort: 'newest' }, NOW.getTime()).ids).toEqual(['5', '3', '9'])
  })

  it('lists nobody who has requested deletion, left the directory, has a closed account or is no member', () => {
    const facts = { membership: MEMBERSHIP, now: NOW }
    expect(toEntry({ ...facts, profile: profileOf('1') })).toBeDefined()
    expect(toEntry({ ...facts, profile: profileOf('1', { leavingAt: '2026-01-01' }) })).toBeUndefined()
    expect(toEntry({ ...facts, profile: profileOf('1', { isInDirectory: false }) })).toBeUndefined()
    expect(toEntry({ ...facts, profile: profileOf('1'), isClosed: true })).toBeUndefined()
    for (const membership of [
      undefined,
      { ...MEMBERSHIP, suspendedAt: NOW },
      { ...MEMBERSHIP, withdrawnAt: NOW },
    ])
      expect(toEntry({ ...facts, profile: profileOf('1'), membership })).toBeUndefined()
  })

  it('lists a member until the grace period ends, then among the expired, without a write', async () => {
    const index = await indexOf(
      entryOf('1'),
      entryOf('2', {}, { expiresAt: null }),
      entryOf('3', {}, { expiresAt: new Date(0), graceUntil: new Date(1) }),
    )
    const idsAt = (date: string, isExpired: boolean) =>
      index.find({ ...ALL, isExpired }, new Date(date).getTime()).ids
    for (const date of ['2026-07-30', '2026-08-30'])
      expect([idsAt(date, false), idsAt(date, true)]).toEqual([['1', '2'], ['3']])
    expect([idsAt('2026-09-01', false), idsAt('2026-09-01', true)]).toEqual([['2'], ['1', '3']])
    const now = new Date('2026-09-01').getTime()
    expect([
      index.has('1', { now }),
      index.has('1', { now, isExpiredShown: true }),
      index.has('2', { now }),
    ]).toEqual([false, true, true])
    expect(index.findByName('member', { isListedOnly: false, limit: 9, now })).toEqual(['2'])
  })

  it.each(['Nyadɛŋ', 'nyadeng', 'NYADEN', 'nyadɛ̈ŋ'])('finds Nyadɛŋ and Nyadeng as %s', async (search) => {
    const index = await indexOf(
      entryOf('1', { fullName: 'Nyadɛŋ Kuɔl' }),
      entryOf('2', { fullName: 'Nyadeng Kuol' }),
      entryOf('3', { fullName: 'Aŋok' }),
    )
    expect(index.findByName(search, { isListedOnly: false, limit: 9, now: NOW.getTime() })).toEqual([
      '2',
      '1',
    ])
    expect(index.find({ ...ALL, search }, NOW.getTime()).total).toBe(2)
  })

  it('forgives a letter too few, too many or another one, wherever it stands in a word of a name', async () => {
    const index = await indexOf(entryOf('1', { fullName: 'Nyandeng Wol' }))
    const name = 'nyandeng'
    const typos = Array.from(name).flatMap((_, place) => [
      name.slice(0, place) + name.slice(place + 1),
      `${name.slice(0, place)}x${name.slice(place)}`,
      `${name.slice(0, place)}x${name.slice(place + 1)}`,
    ])
    for (const search of [...typos, 'Wol nyandeg', 'nyandxng wo'])
      expect(
        index.findByName(search, { isListedOnly: false, limit: 5, now: NOW.getTime() }),
        search,
      ).toHaveLength(1)
    for (const search of ['nyanxexg', 'nyandeng wal', 'wal'])
      expect(
        index.findByName(search, { isListedOnly: false, limit: 5, now: NOW.getTime() }),
        search,
      ).toHaveLength(0)
  })

  it('stays sorted after few or many changes', async () => {
    let seed = 7
    const random = (below: number): number => (seed = (seed * 16_807) % 2_147_483_647) % below
    const truth = new Map<string, IndexEntry>()
    const index = new MemberIndex()
    for (const size of [1, 5, 300, 3, 250, 1, 1, 40]) {
      const changes = new Map<string, IndexEntry | undefined>()
      for (let turn = 0; turn < size; turn += 1) {
        const id = String(random(400))
        changes.set(
          id,
          random(4) === 0
            ? undefined
            : entryOf(id, { fullName: `Name ${random(30)}`, joinedAt: new Date(random(50)) }),
        )
      }
      for (const [id, entry] of changes) {
        if (entry) truth.set(id, entry)
        else truth.delete(id)
      }
      await index.update(changes)
      for (const sort of ['name', 'newest'] as const) {
        const fresh = await indexOf(...truth.values())
        expect(index.find({ ...ALL, sort, limit: 1000 }, NOW.getTime())).toEqual(
          fresh.find({ ...ALL, sort, limit: 1000 }, NOW.getTime()),
        )
      }
      expect(index.size).toBe(truth.size)
    }
  })
})
