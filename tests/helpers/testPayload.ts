import { randomBytes } from 'node:crypto'
import { type Payload, type SanitizedConfig, getPayload, handleEndpoints } from 'payload'
import { inject } from 'vitest'
import { NO_DEADLINE } from '../../platform/databaseDeadlines'
import { briefWait } from '../../platform/waitBriefly'
import { prepareDatabase } from '../../server/database/prepareDatabase'
import type { Account } from './accounts'
import { withDatabaseName } from './databaseUri'

/** The site's address in the tests. */
export const SITE_URL = 'http://ace.test'

export interface RequestOptions {
  /** The account of the request; a visitor by default. */
  as?: Account
  /** Sent as JSON, unless it is a string, bytes or a form. */
  body?: unknown
  headers?: Record<string, string>
}

export interface TestApp {
  payload: Payload
  /** Sends a request to the REST API in-process, as a page of the site does. `path` begins with `/api/`. */
  request: (method: string, path: string, options?: RequestOptions) => Promise<Response>
  /** Empties the database. */
  stop: () => Promise<void>
}

interface Worker {
  payload: Payload
  config: SanitizedConfig
}

let worker: Promise<Worker> | undefined

/** Payload and its indexes take a while to start: once per worker, on a database of its own. */
const startWorker = async (): Promise<Worker> => {
  const name = `${inject('databasePrefix')}${process.env.VITEST_POOL_ID ?? '0'}_${randomBytes(4).toString('hex')}`
  Object.assign(process.env, {
    DATABASE_URI: withDatabaseName(inject('databaseServer'), name),
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    SITE_URL,
    IS_TRIAL: 'true',
    PASSWORD_COST: '4', // tests/unit/domain/accounts/credentials/hashPassword.test.ts checks the real one
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
  })
  // a slow machine may take longer than an answer waits, and its tests look at the end of the work
  briefWait.ms = 200_000
  const config = await (await import('../../payload.config')).default
  const payload = await getPayload({ config })
  await prepareDatabase(payload)
  return { payload, config }
}

/** Deletes every document, and no collection or index. */
const emptyDatabase = async (payload: Payload): Promise<void> => {
  const { db } = payload.db.connection
  if (!db) throw new Error('The database is not connected')
  const collections = await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray()
  await Promise.all(collections.map(({ name }) => db.collection(name).deleteMany({}, NO_DEADLINE))) // some tests create a hundred thousand
}

const isRawBody = (body: unknown): body is BodyInit =>
  typeof body === 'string' ||
  body instanceof FormData ||
  body instanceof Blob ||
  body instanceof ArrayBuffer ||
  ArrayBuffer.isView(body)

const toRequest = (method: string, path: string, { as, body, headers }: RequestOptions): Request => {
  const hasJson = body !== undefined && !isRawBody(body)
  return new Request(new URL(path, SITE_URL), {
    method,
    headers: {
      origin: SITE_URL,
      ...(as && { cookie: as.cookie }),
      ...(hasJson && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: hasJson ? JSON.stringify(body) : body,
  })
}

/**
 * The API on a real database that is empty when a test file begins. Call it in `beforeAll`, and `stop` in
 * `afterAll`.
 * The files of a worker share Payload and run one after another.
 */
export const startTestPayload = async (): Promise<TestApp> => {
  worker ??= startWorker()
  const { payload, config } = await worker
  await emptyDatabase(payload)
  return {
    payload,
    request: (method, path, options = {}) =>
      handleEndpoints({ config, request: toRequest(method, path, options) }),
    stop: () => emptyDatabase(payload),
  }
}
