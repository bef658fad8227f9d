import { randomUUID } from 'node:crypto'
import { MongoClient } from 'mongodb'
import { httpClient } from '../helpers/httpClient'

const PASSWORD = 'Bridge-over-the-Nile-1'
const RUSH = 300
const ROUNDS = 41

const sorted = (values: number[]): number[] => values.toSorted((a, b) => a - b)
const quantile = (values: number[], part: number): number =>
  sorted(values)[Math.floor(values.length * part)] ?? 0

const timed = async (task: () => Promise<Response>): Promise<number> => {
  const started = performance.now()
  await (await task()).arrayBuffer()
  return performance.now() - started
}

/**
 * How the server bears sign-ins.
 * @returns what a public page takes (ms, p95) while 300 people sign in at once, how long they take, and by how much the
 * medians of refused sign-ins differ between unknown, known, locked and unverified addresses
 */
export const measureSignIns = async (
  url: string,
  databaseUri: string,
): Promise<{ pageMs: number; rushMs: number; medianGapMs: number }> => {
  const call = httpClient(url)
  const client = await MongoClient.connect(databaseUri)
  try {
    const newAddress = async (): Promise<string> => {
      const email = `${randomUUID()}@example.org`
      await call('POST', '/api/users/sign-up', { body: { fullName: 'Deng', email, password: PASSWORD } })
      return email
    }
    const [known, locked, unverified] = [await newAddress(), await newAddress(), await newAddress()]
    const users = client.db().collection('users')
    await users.updateMany({ email: { $in: [known, locked] } }, { $set: { emailVerifiedAt: new Date() } })
    await users.updateOne({ email: locked }, { $set: { lockedAt: new Date() } })
    await users.updateOne({ email: unverified }, { $unset: { emailVerifiedAt: 1 } })
    const login = (email: string, password: string) =>
      call('POST', '/api/users/login', { body: { email, password } })

    const kinds = [`${randomUUID()}@example.org`, known, locked, unverified]
    const times = kinds.map((): number[] => [])
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [kind, email] of kinds.entries())
        times[kind]?.push(await timed(() => login(email, 'Wrong-password-1')))
    }
    const medians = times.map((list) => quantile(list, 0.5))

    const state = { isOver: false }
    const started = performance.now()
    const rush = Promise.all(
      Array.from({ length: RUSH }, () => login(known, PASSWORD).then((response) => response.arrayBuffer())),
    )
    const rushMs = rush.then(() => {
      state.isOver = true
      return performance.now() - started
    })
    const pages: number[] = []
    while (!state.isOver) pages.push(await timed(() => call('GET', pages.length % 2 === 0 ? '/' : '/events')))
    return {
      pageMs: quantile(pages, 0.95),
      rushMs: await rushMs,
      medianGapMs: Math.max(...medians) - Math.min(...medians),
    }
  } finally {
    await client.close()
  }
}
