/** A client of the association's API: `fetch`, and nothing else. Node 20 or newer, or a browser. See README.md. */

const TIMEOUT_MS = 30_000
const ATTEMPTS = 5
/** Where the site does not say how long to wait. */
const WAIT_SECONDS = 5
const LONGEST_WAIT_SECONDS = 120
/** Too many requests, and a database that is away: asked again. */
const TRY_AGAIN = [429, 503]

/** What the site refused. `code` is for programs, `message` for people. */
export class ApiError extends Error {
  name = 'ApiError'

  constructor(operation, status, body) {
    const [first] = Array.isArray(body?.errors) ? body.errors : []
    super(`${operation} was answered with ${status}${first?.message ? `: ${first.message}` : ''}`)
    this.operation = operation
    this.status = status
    this.code = first?.code
    this.body = body
  }
}

const wait = (seconds, signal) =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const timer = setTimeout(resolve, Math.min(seconds, LONGEST_WAIT_SECONDS) * 1000)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

/** The address of an operation: its parameters in braces are filled in. */
const addressOf = (site, path, { path: parameters = {}, query = {} }) => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => {
    if (parameters[name] === undefined) throw new TypeError(`${path} needs the parameter ${name}`)
    return encodeURIComponent(parameters[name])
  })
  const url = new URL(filled, site)
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined) url.searchParams.append(name, String(one))
  return url
}

/** JSON is parsed; a file that is no text is its bytes. */
const readBody = async (answer) => {
  const type = answer.headers.get('Content-Type') ?? ''
  if (type && !type.startsWith('text/') && !type.includes('json')) return answer.arrayBuffer()
  const text = await answer.text()
  return text && type.includes('json') ? JSON.parse(text) : text || undefined
}

/** A body as it is sent: a file as it is, all else as JSON. */
const sent = (body) => {
  if (body === undefined) return { headers: {} }
  if (body instanceof Blob || ArrayBuffer.isView(body))
    return { headers: { 'Content-Type': 'application/octet-stream' }, body }
  return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
}

/**
 * Makes a client. `site` is the address of the site, `key` an API key; without a key public operations can be called.
 */
export const createClient = ({ site, key, fetch: send = fetch, timeoutMs = TIMEOUT_MS }) => {
  const call = async (operation, options = {}) => {
    const [method, path] = operation.split(' ')
    const url = addressOf(site, path, options)
    const { body, signal } = options
    const request = sent(body)
    for (let attempt = 1; ; attempt += 1) {
      const deadline = AbortSignal.timeout(timeoutMs)
      const answer = await send(url, {
        method,
        redirect: 'error',
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
        ...request,
        headers: {
          Accept: 'application/json, */*;q=0.9',
          ...(key && { Authorization: `Bearer ${key}` }),
          ...request.headers,
        },
      })
      const content = await readBody(answer)
      if (answer.ok) return content
      // what was sent may have been taken: only reading is repeated
      if (method !== 'GET' || !TRY_AGAIN.includes(answer.status) || attempt >= ATTEMPTS)
        throw new ApiError(operation, answer.status, content)
      await wait(Number(answer.headers.get('Retry-After')) || WAIT_SECONDS, signal)
    }
  }

  return {
    call,
    async *records(operation, query = {}) {
      let cursor
      do {
        const page = await call(operation, { query: { limit: 100, ...query, ...(cursor && { cursor }) } })
        yield* page.data
        cursor = page.nextCursor
      } while (cursor)
    },
  }
}
