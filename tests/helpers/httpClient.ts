import { randomInt, randomUUID } from 'node:crypto'
import { ADMIN } from './server'

export interface Call {
  cookie?: string
  body?: unknown
  headers?: Record<string, string>
  /** The client's address; by default every call has its own, so that rate limits are not shared. */
  address?: string
}

/** The timeout of a request. */
const ANSWER_DEADLINE_MS = 60_000

export type Client = (method: string, path: string, call?: Call) => Promise<Response>

export const newAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

/**
 * Sends requests to a running server over HTTP. Bodies other than strings, bytes and forms are sent as JSON.
 */
export const httpClient =
  (url: string): Client =>
  (method, path, { cookie, body, headers, address = newAddress() } = {}) => {
    const isRaw =
      body === undefined || typeof body === 'string' || body instanceof FormData || body instanceof Uint8Array
    return fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_DEADLINE_MS),
      headers: {
        'x-forwarded-for': address,
        ...(cookie && { cookie }),
        ...(!isRaw && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: isRaw ? (body as BodyInit | undefined) : JSON.stringify(body),
    })
  }

const signIn = async (client: Client, email: string, password: string): Promise<string> => {
  const response = await client('POST', '/api/users/login', { body: { email, password } })
  const [cookie] = (response.headers.get('set-cookie') ?? '').split(';')
  if (response.status !== 200 || !cookie)
    throw new Error(`Signing in was answered with ${response.status}: ${await response.text()}`)
  return cookie
}

/** Creates an account and signs it in. Returns its cookie. */
export const signUp = async (client: Client): Promise<string> => {
  const account = {
    fullName: 'Nyandeng Deng',
    email: `${randomUUID()}@example.org`,
    password: 'Bridge-over-the-Nile-1',
  }
  const response = await client('POST', '/api/users/sign-up', { body: account })
  if (response.status !== 201)
    throw new Error(`Signing up was answered with ${response.status}: ${await response.text()}`)
  return signIn(client, account.email, account.password)
}

/** The cookie of the seeded administrator. */
export const signInAdmin = (client: Client): Promise<string> => signIn(client, ADMIN.email, ADMIN.password)

/** Publishes an event and returns its id. */
export const publishEvent = async (
  client: Client,
  admin: string,
  overrides: object = {},
): Promise<string> => {
  const response = await client('POST', '/api/events', {
    cookie: admin,
    body: {
      title: `Site visit ${randomUUID()}`,
      eventDate: new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString(),
      location: 'Juba',
      _status: 'published',
      ...overrides,
    },
  })
  if (response.status !== 201)
    throw new Error(`An event was answered with ${response.status}: ${await response.text()}`)
  return ((await response.json()) as { doc: { id: string } }).doc.id
}
