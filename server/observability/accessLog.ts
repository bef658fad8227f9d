import { pino } from 'pino'

/** What the log says of a request. No address, no query: the log has no personal data. */
export interface AccessEntry {
  requestId: string
  method: string
  /** Without the query. */
  path: string
  status: number
  /** From the first byte of the request to the last of the answer, or to the end of the connection. */
  ms: number
  /** Whether the connection ended before the answer did. */
  isAborted: boolean
}

export interface AccessLog {
  write: (entry: AccessEntry) => void
  /** Writes what is left. */
  close: () => void
}

/** Lines are written together: a write of its own for each would cost more than a cached page. */
const BUFFER_BYTES = 8 * 1024
const FLUSH_EVERY_MS = 1_000

type Destination = Pick<ReturnType<typeof pino.destination>, 'write' | 'flushSync'>

/**
 * One line of JSON for every request, like the other lines of the log. They are put together by hand: pino takes ten
 * times as long (2.4 against 0.2 µs), a seventh of what a cached page takes.
 */
export const createAccessLog = (
  destination: Destination = pino.destination({ fd: 1, minLength: BUFFER_BYTES, sync: true }),
): AccessLog => {
  let now = 0
  let time = ''
  const timer = setInterval(() => destination.flushSync(), FLUSH_EVERY_MS)
  timer.unref()
  return {
    write: ({ requestId, method, path, status, ms, isAborted }) => {
      if (Date.now() !== now) {
        now = Date.now()
        time = new Date(now).toISOString()
      }
      const level = status >= 500 ? 50 : 30
      destination.write(
        `{"level":${level},"time":"${time}","requestId":${JSON.stringify(requestId)},"method":${JSON.stringify(method)},` +
          `"path":${JSON.stringify(path)},"status":${status},"ms":${ms},` +
          `${isAborted ? '"isAborted":true,' : ''}"msg":"request"}\n`,
      )
    },
    close: () => {
      clearInterval(timer)
      destination.flushSync()
    },
  }
}
