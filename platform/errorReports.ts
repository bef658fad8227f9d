/** An unexpected error, without what people entered: messages of errors may quote it. */
export interface ErrorReport {
  /** ISO 8601. */
  time: string
  /** What the log says of it: one of our own texts. */
  event: string
  /** The reference that the person was shown, where there was a request. */
  requestId?: string
  name: string
  /** Where it happened: the lines of the stack, without the message. */
  stack: string[]
  nodeVersion: string
}

const SEND_WITHIN_MS = 5_000
/** A fault that every request meets is told once in a while, not as often as it is met. */
const EVERY_MS = 10_000
const MAX_KNOWN = 200

const stackOf = (error: Error): string[] =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())

/**
 * Sends what went wrong unexpectedly to another program, as JSON by POST. What cannot be sent is dropped: the log has
 * it. The same error from the same place is sent once in ten seconds.
 * @param address where to
 * @returns to be told of each error
 */
export const createErrorReports = (
  address: string,
  send: typeof fetch = fetch,
): ((event: string, error: Error, requestId?: string) => void) => {
  const lastSent = new Map<string, number>()
  return (event, error, requestId) => {
    const stack = stackOf(error)
    const key = `${event} ${error.name} ${stack[0] ?? ''}`
    const now = Date.now()
    if (now - (lastSent.get(key) ?? 0) < EVERY_MS) return
    if (lastSent.size >= MAX_KNOWN) lastSent.clear()
    lastSent.set(key, now)
    const report: ErrorReport = {
      time: new Date(now).toISOString(),
      event,
      ...(requestId !== undefined && { requestId }),
      name: error.name,
      stack,
      nodeVersion: process.version,
    }
    void send(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(report),
      signal: AbortSignal.timeout(SEND_WITHIN_MS),
      redirect: 'error',
    }).catch(() => undefined)
  }
}
