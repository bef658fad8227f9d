import { ApiError, toApiError } from './ApiError'
import { messages } from './messages/messages'
import { readJson } from './readJson'

const TIMEOUT_MS = 10_000

export type QueryPairs = readonly (readonly [name: string, value: string | number | boolean])[]

export interface RequestOptions {
  query?: QueryPairs
  signal?: AbortSignal
  /** Milliseconds; 10 seconds by default. Uploads take longer. */
  timeoutMs?: number
}

/** The REST API. Every method answers the parsed body or throws an ApiError. Paths are relative to `/api`. */
export interface ApiClient {
  get: <Body>(path: string, options?: RequestOptions) => Promise<Body>
  post: <Body>(path: string, body?: unknown, options?: RequestOptions) => Promise<Body>
  patch: <Body>(path: string, body?: unknown, options?: RequestOptions) => Promise<Body>
  delete: <Body>(path: string, options?: RequestOptions) => Promise<Body>
}

/** Sends a request to a path of this site: `fetch` in the browser, the server's own handlers on the server. */
export type Send = (path: string, init: RequestInit) => Promise<Response>

/** The query of an address, with its question mark; empty without one. */
export const searchOf = (query: QueryPairs | undefined): string =>
  query ? `?${new URLSearchParams(query.map(([name, value]) => [name, String(value)])).toString()}` : ''

/** Runs a task with a signal that fires when it takes too long, or when the caller gives up. */
const withTimeout = async <Result>(
  caller: AbortSignal | undefined,
  timeoutMs: number,
  task: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const controller = new AbortController()
  const giveUp = (): void => controller.abort()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new ApiError(0, 'timeout', messages.timeout))
      giveUp()
    }, timeoutMs)
  })
  caller?.addEventListener('abort', giveUp, { once: true })
  if (caller?.aborted) giveUp()
  try {
    return await Promise.race([task(controller.signal), late])
  } catch (error) {
    if (error instanceof ApiError || caller?.aborted) throw error
    throw new ApiError(0, 'network', messages.network)
  } finally {
    clearTimeout(timer)
    caller?.removeEventListener('abort', giveUp)
  }
}

export const createApiClient = (send: Send): ApiClient => {
  const call = <Body>(
    method: string,
    path: string,
    { query, signal, timeoutMs = TIMEOUT_MS }: RequestOptions = {},
    body?: unknown,
  ): Promise<Body> => {
    return withTimeout(signal, timeoutMs, async (timed) => {
      const response = await send(`/api${path}${searchOf(query)}`, {
        method,
        signal: timed,
        headers: {
          Accept: 'application/json',
          ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
        },
        body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
      })
      if (!response.ok) throw await toApiError(response)
      return readJson<Body>(response)
    })
  }
  return {
    get: (path, options) => call('GET', path, options),
    post: (path, body, options) => call('POST', path, options, body),
    patch: (path, body, options) => call('PATCH', path, options, body),
    delete: (path, options) => call('DELETE', path, options),
  }
}
