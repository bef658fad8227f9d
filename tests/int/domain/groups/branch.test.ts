import { randomUUID } from 'node:crypto'
import { ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { carryOverGroups, streamBranchMembers } from '../../../../domain/groups'
import {
  findGroup,
  findGroupBySource,
  insertGroup,
  setParent,
} from '../../../../domain/groups/groupsRepository'
import { insertTerm } from '../../../../domain/groups/people/groupMembersRepository'
import { repairPaths } from '../../../../domain/groups/repairPaths'
import { required } from '../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../helpers/testPayload'

let app: TestApp
beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())

const group = async (parent?: ObjectId) => {
  const word = randomUUID()
  const id = await insertGroup(app.payload, {
    name: word,
    slug: word,
    kind: 'committee',
    parent: parent ? await findGroup(app.payload, parent) : null,
    isPublic: false,
  })
  return required(id)
}
const person = () => new ObjectId()
const TODAY = '2026-06-15'
const NOW = new Date('2026-06-15T10:00:00Z')
const join = (of: ObjectId, user: ObjectId, startsOn = '2026-01-01', endsOn: string | null = null) =>
  insertTerm(app.payload, { group: of, user, startsOn, endsOn, addedBy: user }, TODAY)
const membersOf = async (of: ObjectId): Promise<string[]> => {
  const found: string[] = []
  for await (const id of streamBranchMembers(app.payload, of, NOW)) found.push(id.toHexString())
  return found.sort()
}
const ids = (...people: ObjectId[]): string[] => people.map((one) => one.toHexString()).sort()

describe('a branch', () => {
  it('has the current members of the group and of what is under it, each once', async () => {
    const top = await group()
    const below = await group(top)
    const lowest = await group(below)
    const beside = await group()
    const [both, deep, past, future, other] = [person(), person(), person(), person(), person()]
    await join(top, both)
    await join(lowest, both)
    await join(lowest, deep)
    await join(below, past, '2026-01-01', '2026-06-14')
    await join(below, future, '2026-06-16')
    await join(beside, other)
    expect(await membersOf(top)).toEqual(ids(both, deep))
    expect(await membersOf(beside)).toEqual(ids(other))
    await setParent(app.payload, below, beside)
    await repairPaths(app.payload)
    expect(await membersOf(top)).toEqual(ids(both))
    expect(await membersOf(beside)).toEqual(ids(both, deep, other))
  })

  it('cuts a circle that two moves at once made', async () => {
    const one = await group()
    const other = await group()
    await Promise.all([setParent(app.payload, one, other), setParent(app.payload, other, one)])
    await repairPaths(app.payload)
    const paths = await Promise.all([findGroup(app.payload, one), findGroup(app.payload, other)])
    expect(paths.map((found) => found?.path?.length)).toEqual([1, 2])
  })
})

describe('a person', () => {
  it('is in a group once at a time, however often somebody adds them at once', async () => {
    const committee = await group()
    const user = person()
    const added = await Promise.all(Array.from({ length: 8 }, () => join(committee, user)))
    expect(added.filter(Boolean)).toHaveLength(1)
    expect(await join(committee, user, '2025-01-01', '2025-12-31')).toBeDefined()
    expect(await join(committee, user, '2025-06-01', '2025-06-30')).toBeUndefined()
  })
})

describe('a chapter and a division', () => {
  it('have a group each, once, however often they are carried over', async () => {
    const word = randomUUID()
    const chapter = await app.payload.create({
      collection: 'chapters',
      data: {
        name: `Chapter ${word}`,
        slug: word,
        kind: 'student',
        status: 'active',
        region: 'other',
        description: 'About it.',
        _status: 'published',
      },
      overrideAccess: true, // the test prepares its data
    })
    await Promise.all([carryOverGroups(app.payload), carryOverGroups(app.payload)])
    const found = await findGroupBySource(app.payload, `chapters:${chapter.id}`)
    expect(found).toMatchObject({ name: `Chapter ${word}`, slug: `chapter-${word}`, isPublic: true })
    await app.payload.update({
      collection: 'chapters',
      id: chapter.id,
      data: { name: `Renamed ${word}`, _status: 'published' },
      overrideAccess: true, // the test prepares its data
    })
    expect(await findGroupBySource(app.payload, `chapters:${chapter.id}`)).toMatchObject({
      name: `Renamed ${word}`,
    })
  })
})
