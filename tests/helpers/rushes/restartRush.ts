import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { httpClient, newAddress, signInAdmin } from '../httpClient'
import { type RunningServer, makeDataDir, removeDataDir, startServer } from '../server'

/** The delay before a request is sent again. */
const PAUSE_MS = 50
/** How long a proxy tries again: longer than a restart takes on a slow machine. */
const TRY_FOR_MS = 60_000
/** How long requests are sent before the signal, and after the next start. */
const AROUND_MS = 1_000

export interface RestartFigures {
  restarts: number
  sent: number
  answered: number
  /** Attempts that found no server, or whose connection ended without an answer: they were made again. */
  triedAgain: number
  /** Requests that were answered with an error, or not at all. */
  dropped: string[]
  /** Messages that were acknowledged and are not in the database. */
  lost: number
  /** The longest time from the signal to the end of the process. */
  slowestStopMs: number
}

/** Sends requests at a fixed rate, or as a number of people who each wait for their answer. */
export type Load = { ratePerSecond: number } | { people: number }

interface Outcome {
  status?: number
  error?: string
}

const ask = (url: string, agent: http.Agent | false, method: string, body?: object): Promise<Outcome> =>
  new Promise((resolve) => {
    const text = body && JSON.stringify(body)
    const request = http.request(url, {
      agent,
      method,
      headers: {
        'x-forwarded-for': newAddress(),
        ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      },
    })
    request.on('response', (response) => {
      response.on('error', (error) => resolve({ error: `in the answer: ${error.message}` }))
      response.on('end', () => resolve({ status: response.statusCode }))
      response.resume()
    })
    request.on('error', (error: NodeJS.ErrnoException) => resolve({ error: error.code ?? error.message }))
    request.end(text)
  })

/**
 * Restarts a server repeatedly while pages, lists and messages are requested, half of them on keep-alive connections, as
 * by a proxy that tries again when a connection ends without an answer.
 */
export const restartRush = async ({
  restarts,
  load,
}: {
  restarts: number
  load: Load
}): Promise<RestartFigures> => {
  const dataDir = await makeDataDir()
  let server: RunningServer = await startServer({ dataDir })
  const { url } = server
  const port = Number(new URL(url).port)
  const agent = new http.Agent({ keepAlive: true, maxSockets: 20 })
  const figures: RestartFigures = {
    restarts,
    sent: 0,
    answered: 0,
    triedAgain: 0,
    dropped: [],
    lost: 0,
    slowestStopMs: 0,
  }
  const acknowledged: string[] = []
  const underWay = new Set<Promise<unknown>>()

  const send = async (turn: number): Promise<void> => {
    const kept = turn % 2 === 0 ? agent : false
    const subject = `Message ${randomUUID()}`
    const [path, method, body] =
      turn % 8 < 2
        ? ([
            '/api/contact-messages',
            'POST',
            { name: 'Deng', email: 'deng@example.org', subject, message: 'Is the office open on Monday?' },
          ] as const)
        : turn % 8 < 5
          ? (['/api/events?limit=10', 'GET', undefined] as const)
          : ([`/events?turn=${turn}`, 'GET', undefined] as const)
    figures.sent += 1
    const until = Date.now() + TRY_FOR_MS
    let { status, error } = await ask(`${url}${path}`, kept, method, body)
    while (status === undefined && Date.now() < until) {
      figures.triedAgain += 1
      await wait(PAUSE_MS)
      ;({ status, error } = await ask(`${url}${path}`, kept, method, body))
    }
    if (status !== undefined && status < 500) figures.answered += 1
    else figures.dropped.push(`${method} ${path}: ${status ?? error}`)
    if (status === 201) acknowledged.push(subject)
  }

  const state = { isSending: true }
  const atRate = async (ratePerSecond: number): Promise<void> => {
    for (let turn = 0, next = performance.now(); state.isSending; turn += 1, next += 1000 / ratePerSecond) {
      const task: Promise<unknown> = send(turn).finally(() => underWay.delete(task))
      underWay.add(task)
      await wait(Math.max(0, next - performance.now()))
    }
    await Promise.all(underWay)
  }
  const inLine = (people: number): Promise<unknown> =>
    Promise.all(
      Array.from({ length: people }, async (_, person) => {
        for (let turn = person; state.isSending; turn += 3) await send(turn)
      }),
    )
  for (let turn = 0; turn < 16; turn += 1) await send(turn) // the first request of a kind loads its modules
  const sending = 'people' in load ? inLine(load.people) : atRate(load.ratePerSecond)

  try {
    for (let restart = 0; restart < restarts; restart += 1) {
      await wait(AROUND_MS)
      const signalled = performance.now()
      const code = await server.end('SIGTERM')
      figures.slowestStopMs = Math.max(figures.slowestStopMs, performance.now() - signalled)
      if (code !== 0) figures.dropped.push(`The server ended with ${code}`)
      server = await startServer({ dataDir, port })
    }
    await wait(AROUND_MS)
    state.isSending = false
    await sending
    const call = httpClient(url)
    const cookie = await signInAdmin(call)
    const stored = new Set<string>()
    for (let page = 1, hasMore = true; hasMore; page += 1) {
      const found = (await (
        await call('GET', `/api/contact-messages?limit=100&depth=0&sort=id&page=${page}`, { cookie })
      ).json()) as { docs: { subject: string }[]; hasNextPage: boolean }
      for (const { subject } of found.docs) stored.add(subject)
      hasMore = found.hasNextPage
    }
    figures.lost = acknowledged.filter((subject) => !stored.has(subject)).length
    return figures
  } finally {
    state.isSending = false
    agent.destroy()
    await server.end()
    await removeDataDir(dataDir)
  }
}
