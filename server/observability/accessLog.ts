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
}

export interface AccessLog {
  /** @param isAborted whether the connection ended before the answer did */
  write: (entry: AccessEntry, isAborted: boolean) => void
  /** Writes what is left. */
  close: () => void
}

/** Lines are written together: a write of its own for each would cost more than a cached page. */
const BUFFER_CHARACTERS = 32 * 1024
const FLUSH_EVERY_MS = 1_000

/** What stands in JSON as it is. */
const PLAIN = /^[\w/.:~%@!$&'()*+,;=-]*$/

const quoted = (text: string): string => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text))

/**
 * One line of JSON for every request, like the other lines of the log. They are put together by hand: pino takes ten
 * times as long (2.4 against 0.2 µs), a seventh of what a cached page takes.
 */
export const createAccessLog = (
  destination: { write: (lines: string) => unknown } = pino.destination({ fd: 1, sync: true }),
): AccessLog => {
  let now = 0
  let time = ''
  let lines = ''
  const flush = (): void => {
    if (lines !== '') destination.write(lines)
    lines = ''
  }
  const timer = setInterval(flush, FLUSH_EVERY_MS)
  timer.unref()
  return {
    write: ({ requestId, method, path, status, ms }, isAborted) => {
      if (Date.now() !== now) {
        now = Date.now()
        time = new Date(now).toISOString()
      }
      const level = status >= 500 ? 50 : 30
      lines +=
        `{"level":${level},"time":"${time}","requestId":${quoted(requestId)},"method":${quoted(method)},` +
        `"path":${quoted(path)},"status":${status},"ms":${ms},${isAborted ? '"isAborted":true,' : ''}"msg":"request"}\n`
      if (lines.length >= BUFFER_CHARACTERS) flush()
    },
    close: () => {
      clearInterval(timer)
      flush()
    },
  }
}
