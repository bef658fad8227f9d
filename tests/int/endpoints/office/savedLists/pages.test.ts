import { ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodeCondition } from '../../../../../domain/office/savedLists/conditionTexts.schema'
import type { ListCondition, ListSubject } from '../../../../../domain/office/savedLists/listFields.schema'
import type { ListRowsPage } from '../../../../../domain/office/savedLists/listRows.schema'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { makeMembership } from '../../../../helpers/memberships'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
let admin: Account
/** Half of them stand first among all by name, half last. Every ninth is a graduate, the others are associates. */
const NAMES = [...Array(90).keys()].map((place) => `${place < 45 ? 'A' : 'Z'} Wani ${100 + place}`)
const ASSOCIATES = NAMES.filter((_, place) => place % 9)
const GRADUATES = NAMES.filter((_, place) => place % 9 === 0)

beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'], fullName: 'Mary Admin' })
  for (const [place, fullName] of NAMES.entries()) {
    const user = new ObjectId()
    await modelOf(app.payload, 'profiles').create({ user, fullName, email: `person-${place}@example.org` })
    await makeMembership(app.payload, user.toHexString(), { grade: place % 9 ? 'associate' : 'graduate' })
  }
})
afterAll(() => app.stop())

const readPage = async (
  subject: ListSubject,
  conditions: readonly ListCondition[],
  more: Record<string, string> = {},
): Promise<ListRowsPage> => {
  const query = new URLSearchParams([
    ['subject', subject],
    ...conditions.map((one) => ['c', encodeCondition(one)]),
    ...Object.entries(more),
  ])
  const answer = await app.request('GET', `/api/saved-lists/rows?${String(query)}`, { as: admin })
  expect(answer.status).toBe(200)
  return (await answer.json()) as ListRowsPage
}

/** The names on all pages of a list, each of which tells how many there are. */
const namesOnPages = async (
  conditions: readonly ListCondition[],
  sort: string,
  total: number,
): Promise<unknown[]> => {
  const names: unknown[] = []
  for (let page = 1; page <= Math.ceil(total / 20); page += 1) {
    const { docs, totalDocs } = await readPage('people', conditions, { sort, page: String(page) })
    expect(totalDocs).toBe(total)
    names.push(...docs.map(({ cells }) => cells.name))
  }
  return names
}

const grade = (op: ListCondition['op'], value: string): ListCondition => ({
  field: 'grade',
  op,
  values: [value],
})
const named = (value: string): ListCondition => ({ field: 'name', op: 'has', values: [value] })

describe('the pages of a list', () => {
  it.each<[string, ListCondition[], string[]]>([
    ['who meet a condition on memberships', [grade('is', 'associate')], ASSOCIATES],
    ['who do not meet it', [grade('not', 'graduate')], [...ASSOCIATES, 'Mary Admin']],
    ['few who meet it', [grade('is', 'graduate')], GRADUATES],
    ['nobody', [grade('is', 'fellow')], []],
    [
      'who meet another condition too',
      [grade('is', 'associate'), named('Z Wani')],
      ASSOCIATES.filter((name) => name.startsWith('Z')),
    ],
  ])('have everybody once: %s', async (_, conditions, people) => {
    const inOrder = [...people].sort()
    expect(await namesOnPages(conditions, 'fullName', people.length)).toEqual(inOrder)
    expect(await namesOnPages(conditions, '-fullName', people.length)).toEqual(inOrder.reverse())
  })

  it('count the memberships that do not meet a condition as all others', async () => {
    const count = async (op: ListCondition['op']) =>
      (await readPage('memberships', [grade(op, 'graduate')])).totalDocs
    expect(await count('is')).toBe(GRADUATES.length)
    expect(await count('not')).toBe(ASSOCIATES.length)
  })

  it('tell that nobody stands on a page after the last', async () => {
    const { docs, totalDocs } = await readPage('people', [grade('is', 'associate')], { page: '50' })
    expect({ docs, totalDocs }).toEqual({ docs: [], totalDocs: ASSOCIATES.length })
  })
})
