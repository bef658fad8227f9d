import { describe, expect, it } from 'vitest'
import { MemberIndex } from '../../../../endpoints/directory/MemberIndex'
import { type IndexEntry, toEntry } from '../../../../endpoints/directory/indexEntry'

const entryOf = (id: string, profile: object = {}): IndexEntry => {
  const entry = toEntry({ _id: id, user: `account ${id}`, fullName: `Member ${id}`, joinedAt: new Date(Number(id)), ...profile })
  if (!entry) throw new Error('is leaving')
  return entry
}
const indexOf = (...entries: IndexEntry[]): MemberIndex => {
  const index = new MemberIndex()
  index.replace(entries)
  return index
}
const ALL = { search: '', sort: 'name', skip: 0, limit: 100 } as const

describe('the index of members', () => {
  it('finds a part of name, title, specialization or organization, whatever its case, and none across two', () => {
    const index = indexOf(entryOf('1', { fullName: 'ÉMILE', professionalTitle: 'Surveyor', specialization: 'Dams', organization: 'Works (Ltd.)' }))
    for (const search of ['émi', 'e\u0301mile', 'SURVEY', 'dam', '(ltd.)']) expect(index.find({ ...ALL, search }).total, search).toBe(1)
    for (const search of ['.*', 'émilesurveyor', 'Émile Surveyor', 'x']) expect(index.find({ ...ALL, search }).total, search).toBe(0)
  })

  it('knows nothing of what is hidden', () => {
    const profile = { professionalTitle: 'Surveyor', specialization: 'Dams', organization: 'Works', region: 'other', membershipType: 'fellow', divisions: ['d'] }
    const hiddenFields = ['professionalTitle', 'specialization', 'organization', 'region', 'membershipType', 'divisions', 'joinedAt'] as const
    const index = indexOf(entryOf('9', { ...profile, hiddenFields: [...hiddenFields] }), entryOf('3'), entryOf('5'))
    for (const search of ['surveyor', 'dams', 'works']) expect(index.find({ ...ALL, search }).total).toBe(0)
    for (const filter of [{ region: 'other' }, { grade: 'fellow' }, { division: 'd' }]) expect(index.find({ ...ALL, ...filter }).total).toBe(0)
    expect(index.find({ ...ALL, sort: 'newest' }).ids).toEqual(['5', '3', '9'])
    expect(toEntry({ _id: '1', user: 'a', fullName: 'Gone', leavingAt: '2026-01-01' })).toBeUndefined()
    expect(toEntry({ _id: '1', user: 'a', fullName: 'Locked' }, new Set(['a']))).toBeUndefined()
  })

  it('keeps its orders through any changes, few or many', () => {
    let seed = 7
    const random = (below: number): number => (seed = (seed * 16_807) % 2_147_483_647) % below
    const truth = new Map<string, IndexEntry>()
    const index = new MemberIndex()
    for (const size of [1, 5, 300, 3, 250, 1, 1, 40]) {
      const changes = new Map<string, IndexEntry | undefined>()
      for (let turn = 0; turn < size; turn += 1) {
        const id = String(random(400))
        changes.set(id, random(4) === 0 ? undefined : entryOf(id, { fullName: `Name ${random(30)}`, joinedAt: new Date(random(50)) }))
      }
      for (const [id, entry] of changes) {
        if (entry) truth.set(id, entry)
        else truth.delete(id)
      }
      index.update(changes)
      for (const sort of ['name', 'newest'] as const) {
        const fresh = indexOf(...truth.values())
        expect(index.find({ ...ALL, sort, limit: 1000 })).toEqual(fresh.find({ ...ALL, sort, limit: 1000 }))
      }
      expect(index.size).toBe(truth.size)
    }
  })
})
