import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FreshServer, startFreshServer } from '../helpers/freshServer'
import { type Client, signInAdmin, signUp } from '../helpers/httpClient'

const ROUNDS = 15

interface RoleRow {
  id: string
  role: string
  user: { id: string } | string
}

let server: FreshServer
let call: Client

beforeAll(async () => {
  server = await startFreshServer()
  call = server.call
})
afterAll(() => server.end())

const adminRows = async (cookie: string): Promise<RoleRow[]> => {
  const response = await call('GET', '/api/roles?where[role][equals]=admin&depth=0', { cookie })
  return ((await response.json()) as { docs: RoleRow[] }).docs
}

const idOf = async (cookie: string): Promise<string> => {
  const { user } = (await (await call('GET', '/api/users/me', { cookie })).json()) as { user: { id: string } }
  return user.id
}

describe('the last administrator', () => {
  it('cannot be removed', async () => {
    const admin = await signInAdmin(call)
    const [row] = await adminRows(admin)
    const response = await call('DELETE', `/api/roles/${row?.id}`, { cookie: admin })
    expect(response.status).toBe(409)
    expect(await adminRows(admin)).toHaveLength(1)
  })

  it('remains when two administrators are removed at once', async () => {
    // The administrator left after a round adds the role of the other again.
    const people = [await signInAdmin(call), await signUp(call)]
    const ids = await Promise.all(people.map(idOf))
    for (let round = 0; round < ROUNDS; round += 1) {
      const statuses = await Promise.all(
        people.map(async (cookie) => (await call('GET', '/api/roles?limit=1', { cookie })).status),
      )
      expect(statuses).toEqual([200, 200])
      const rowsSeen = await Promise.all(people.map(adminRows))
      const remainingIndex = rowsSeen.findIndex((rows) =>
        rows.some(({ user }) => ids.includes(typeof user === 'string' ? user : user.id)),
      )
      const remaining = people[remainingIndex] ?? ''
      const present = new Set(
        rowsSeen[remainingIndex]?.map(({ user }) => (typeof user === 'string' ? user : user.id)),
      )
      for (const user of ids.filter((id) => !present.has(id))) {
        expect(
          (await call('POST', '/api/roles', { cookie: remaining, body: { user, role: 'admin' } })).status,
        ).toBe(201)
      }
      const rows = await adminRows(remaining)
      expect(rows).toHaveLength(2)
      const answers = await Promise.all(
        rows.map(({ id }, index) => call('DELETE', `/api/roles/${id}`, { cookie: people[index] })),
      )
      // 409 from the guard, or 403 when the other request was first and removed the caller's rights.
      expect(answers.some(({ status }) => status === 409 || status === 403)).toBe(true)
      const left = (await Promise.all(people.map(adminRows))).map((seen) => seen.length)
      expect(Math.max(...left)).toBeGreaterThanOrEqual(1)
    }
  })
})
