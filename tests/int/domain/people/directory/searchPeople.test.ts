import { ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prepareDirectory } from '../../../../../domain/people/directory/followPeople'
import {
  searchMemberNames,
  searchMembers,
  searchPeople,
} from '../../../../../domain/people/directory/searchPeople'
import { modelOf } from '../../../../../platform/database'
import { makeMembership } from '../../../../helpers/memberships'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
const ALL = { search: '', sort: 'name', skip: 0, limit: 100 } as const

beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())

/** A member with a profile and a membership, without an account: nothing else is asked for here. */
const addMember = async (
  fullName: string,
  profile: object = {},
  membership: Record<string, unknown> = {},
): Promise<ObjectId> => {
  const user = new ObjectId()
  const email = `${user.toHexString()}@example.org`
  const _id = new ObjectId()
  await modelOf(app.payload, 'profiles').create({ _id, user, email, fullName, ...profile })
  await makeMembership(app.payload, user.toHexString(), membership)
  return _id
}

const foundBy = async (search: string, now?: Date): Promise<string[]> => {
  const ids = await searchMemberNames(app.payload, search, { isListedOnly: false, limit: 5, now })
  const profiles = await modelOf(app.payload, 'profiles')
    .find({ _id: { $in: ids } }, { fullName: 1 })
    .lean<{ _id: ObjectId; fullName: string }[]>()
  return ids.map((id) => profiles.find(({ _id }) => _id.toHexString() === id)?.fullName ?? '')
}

describe('people', () => {
  it.each(['Nyadɛŋ Kuɔl', 'nyadeng', 'NYADEN', 'nyadɛ̈ŋ'])(
    'are found under %s however they are spelled',
    async (search) => {
      const [first] = await foundBy('Nyadɛŋ Kuɔl')
      if (!first) {
        await addMember('Nyadɛŋ Kuɔl')
        await addMember('Nyadeng Kuol')
      }
      expect((await foundBy(search)).sort()).toEqual(['Nyadeng Kuol', 'Nyadɛŋ Kuɔl'])
      expect((await searchMembers(app.payload, { ...ALL, search })).total).toBe(2)
    },
  )

  it('are found with a letter too few, too many or another one, wherever it stands in a word of a name', async () => {
    await addMember('Bortolomayo Wek')
    const name = 'bortolomayo'
    const typos = Array.from(name).flatMap((_, place) => [
      name.slice(0, place) + name.slice(place + 1),
      `${name.slice(0, place)}x${name.slice(place)}`,
      `${name.slice(0, place)}x${name.slice(place + 1)}`,
    ])
    for (const search of [...typos, 'Wek bortolomay', 'bortolomxyo we'])
      expect(await foundBy(search), search).toEqual(['Bortolomayo Wek'])
    for (const search of ['bortxlxmayo', 'bortolomayo wak', 'wxk'])
      expect(await foundBy(search), search).toEqual([])
  })

  it('are shown until the grace period ends, then among the expired, without a write', async () => {
    const ends = new Date('2030-08-31')
    await addMember('Ending Zacharia', {}, { expiresAt: new Date('2030-07-31'), graceUntil: ends })
    const totalAt = async (now: Date, isExpired: boolean): Promise<number> =>
      (await searchMembers(app.payload, { ...ALL, search: 'ending zacharia', isExpired }, now)).total
    const before = new Date(ends.getTime() - 1)
    expect([await totalAt(before, false), await totalAt(before, true)]).toEqual([1, 0])
    expect([await totalAt(ends, false), await totalAt(ends, true)]).toEqual([0, 1])
    expect(await foundBy('ending zacharia', ends)).toEqual([])
  })

  it('take every character for itself, also what would end a text of the database', async () => {
    await addMember('Literal (x.y) Member')
    expect(await foundBy('(x.y)')).toEqual(['Literal (x.y) Member'])
    for (const search of ['x\0y', 'x.*y', '[a-z]{3}', '\\', '$where'])
      expect((await searchPeople(app.payload, search, 5)).users, search).toEqual([])
  })

  it('are not counted beyond a thousand, and others are known to follow', async () => {
    const people = Array.from({ length: 1010 }, (_, place) => {
      const user = new ObjectId()
      const fullName = `Crowd ${String(place).padStart(4, '0')}`
      return { user, email: `${user.toHexString()}@example.org`, fullName }
    })
    await modelOf(app.payload, 'profiles').insertMany(people)
    await modelOf(app.payload, 'memberships').insertMany(
      people.map(({ user }) => ({
        user,
        number: `CROWD-${user.toHexString()}`,
        grade: 'fellow',
        startedAt: new Date(),
      })),
    )
    const page = (skip: number) => searchMembers(app.payload, { ...ALL, search: 'crowd', skip, limit: 24 })
    const [first, late, last] = [await page(0), await page(984), await page(1008)]
    expect([first.total, first.hasMore, late.hasMore, last.ids.length, last.hasMore]).toEqual([
      1000,
      true,
      true,
      2,
      false,
    ])
  })

  it('are found again after a start where entries were missing or left over', async () => {
    const lost = await addMember('Entry Lost')
    const gone = await addMember('Profile Gone')
    await addMember('Other Gone')
    expect(await foundBy('gone')).toHaveLength(2)
    await modelOf(app.payload, 'directory-entries').deleteMany({ fullName: /lost|other/ })
    await modelOf(app.payload, 'profiles').collection.deleteOne({ _id: gone })
    await prepareDirectory(app.payload)
    expect(await foundBy('lost')).toEqual(['Entry Lost'])
    expect(await foundBy('gone')).toEqual(['Other Gone'])
    const ids = await modelOf(app.payload, 'directory-entries').find({ _id: { $in: [lost, gone] } })
    expect(ids).toHaveLength(1)
  })
  it('are found although the profile of somebody else cannot be read', async () => {
    const profiles = modelOf(app.payload, 'profiles').collection
    const unreadable: object[] = [
      { fullName: 7 },
      { divisions: 'all' },
      { hiddenFields: 3 },
      { updatedAt: 'yesterday' },
    ]
    const broken = await Promise.all(unreadable.map(() => addMember('Broken Abdalla')))
    const later = new Date(Date.now() + 1000)
    await Promise.all(
      broken.map((_id, place) =>
        profiles.updateOne({ _id }, { $set: { updatedAt: later, ...unreadable[place] } }),
      ),
    )
    await profiles.insertOne({ user: 'nobody', fullName: 'Broken Abdalla', email: 'nobody@example.org' })
    await addMember('Whole Abdalla')
    await modelOf(app.payload, 'directory-entries').deleteMany({})
    await prepareDirectory(app.payload)
    expect(await foundBy('abdalla')).toEqual(['Whole Abdalla'])
    await profiles.updateOne(
      { _id: broken[0] },
      { $set: { fullName: 'Mended Abdalla', updatedAt: new Date(later.getTime() + 1) } },
    )
    await prepareDirectory(app.payload)
    expect((await foundBy('mended')).sort()).toEqual(['Mended Abdalla'])
  })
})
