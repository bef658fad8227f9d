import type { Logger } from '../../../platform/logger'
import type { FinishedSpan, SpanAttributes } from '../../../platform/tracing/spans'
import { otlpTraces } from './otlpTraces'

const EVERY_MS = 5_000
const MAX_BATCH = 512
/** What does not fit is dropped: a collector that is away must not fill the memory. */
const MAX_WAITING = 4_096
const DEADLINE_MS = 5_000

export interface ExporterOptions {
  /** The collector's address, to which `/v1/traces` is added. */
  endpoint: string
  headers: Record<string, string>
  resource: SpanAttributes
  log: Pick<Logger, 'warn' | 'info'>
}

export interface SpanExporter {
  record: (span: FinishedSpan) => void
  /** Sends what is left. */
  stop: () => Promise<void>
}

/**
 * Sends spans to a collector of OpenTelemetry, by HTTP in JSON, some seconds later and together. What cannot be sent is
 * dropped. The log tells when that begins and when it ends.
 */
export const createSpanExporter = ({ endpoint, headers, resource, log }: ExporterOptions): SpanExporter => {
  const address = `${endpoint.replace(/\/+$/, '')}/v1/traces`
  let waiting: FinishedSpan[] = []
  let sending: Promise<void> | undefined
  let isFailing = false

  const tell = (error: unknown): void => {
    if (error && !isFailing) log.warn({ err: error }, 'traces cannot be sent, and are dropped')
    if (!error && isFailing) log.info('traces are sent again')
    isFailing = Boolean(error)
  }

  const sendBatch = async (): Promise<void> => {
    const batch = waiting.slice(0, MAX_BATCH)
    waiting = waiting.slice(MAX_BATCH)
    if (batch.length === 0) return
    try {
      const response = await fetch(address, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(DEADLINE_MS),
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(otlpTraces(resource, batch)),
      })
      await response.body?.cancel()
      tell(response.ok ? undefined : new Error(`The collector answered ${response.status}`))
    } catch (error) {
      tell(error)
    }
  }

  const send = (): Promise<void> => (sending ??= sendBatch().finally(() => (sending = undefined)))
  const timer = setInterval(() => void send(), EVERY_MS)
  timer.unref()

  return {
    record: (span) => {
      if (waiting.length < MAX_WAITING) waiting.push(span)
    },
    stop: async () => {
      clearInterval(timer)
      await sending
      while (waiting.length > 0 && !isFailing) await send()
    },
  }
}
