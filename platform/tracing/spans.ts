import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

export type SpanKind = 'internal' | 'server' | 'client'

/** Numbers and words of ours alone: no address, no query, nothing that people entered. */
export type SpanAttributes = Record<string, string | number | boolean>

/** A piece of work in a trace, as OpenTelemetry describes it. */
export interface Span {
  /** 32 hexadecimal digits, the same for all spans of a request, in all programs that it passes. */
  traceId: string
  /** 16 hexadecimal digits. */
  spanId: string
  parentId?: string
  name: string
  kind: SpanKind
  /** In milliseconds since 1970, with fractions. */
  startedAt: number
  attributes: SpanAttributes
}

export interface FinishedSpan extends Span {
  endedAt: number
  isFailed: boolean
}

interface Recorder {
  record: (span: FinishedSpan) => void
  /** The share of new traces that is recorded, from 0 to 1. */
  ratio: number
}

let recorder: Recorder | undefined
const current = new AsyncLocalStorage<Span>()

/** Records spans from now on, or none any more. Without it nothing here costs more than a comparison. */
export const recordSpans = (to: Recorder | undefined): void => {
  recorder = to
}

const now = (): number => performance.timeOrigin + performance.now()

const begin = (
  traceId: string,
  parentId: string | undefined,
  name: string,
  kind: SpanKind,
  attributes: SpanAttributes,
): Span => ({
  traceId,
  spanId: randomBytes(8).toString('hex'),
  ...(parentId && { parentId }),
  name,
  kind,
  startedAt: now(),
  attributes,
})

/** `traceparent` of the W3C: version, trace, parent, flags. Other versions may have more at the end. */
const TRACEPARENT = /^(?!ff)[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-.*)?$/

/**
 * Begins the first span of a trace in this program.
 * @param traceparent of the program before, whose trace goes on and who decides whether it is recorded; what is not
 *   well-formed counts as none
 * @returns undefined where nothing is recorded
 */
export const startTrace = (
  name: string,
  kind: SpanKind,
  attributes: SpanAttributes = {},
  traceparent?: string,
): Span | undefined => {
  if (!recorder) return undefined
  const [, traceId = '', parentId = '', flags = ''] = TRACEPARENT.exec(traceparent ?? '') ?? []
  if (/[^0]/.test(traceId) && /[^0]/.test(parentId))
    return (parseInt(flags, 16) & 1) === 1 ? begin(traceId, parentId, name, kind, attributes) : undefined
  return Math.random() < recorder.ratio
    ? begin(randomBytes(16).toString('hex'), undefined, name, kind, attributes)
    : undefined
}

/** Begins a span within the one that is under way. @returns undefined where none is */
export const startSpan = (
  name: string,
  kind: SpanKind,
  attributes: SpanAttributes = {},
): Span | undefined => {
  const parent = recorder && current.getStore()
  return parent && begin(parent.traceId, parent.spanId, name, kind, attributes)
}

export const endSpan = (span: Span | undefined, isFailed = false): void => {
  if (span) recorder?.record({ ...span, endedAt: now(), isFailed })
}

/** Does work within a span: what it begins, also later, becomes a part of it. Does not end the span. */
export const withinSpan = <Result>(span: Span | undefined, work: () => Result): Result =>
  span ? current.run(span, work) : work()

const endWith = async <Result>(span: Span, work: () => Promise<Result>): Promise<Result> => {
  try {
    const result = await withinSpan(span, work)
    endSpan(span)
    return result
  } catch (error) {
    endSpan(span, true)
    throw error
  }
}

/** Does work as a span of the one under way, which fails when the work throws. */
export const traced = <Result>(
  name: string,
  work: () => Promise<Result>,
  attributes?: SpanAttributes,
): Promise<Result> => {
  const span = startSpan(name, 'internal', attributes)
  return span ? endWith(span, work) : work()
}

/** Does work that nobody asked for, such as a job, as a trace of its own. */
export const tracedAlone = <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
  const span = startTrace(name, 'internal')
  return span ? endWith(span, work) : work()
}

/** Adds to the span under way what is known only later. */
export const describeSpan = (attributes: SpanAttributes): void => {
  const span = recorder && current.getStore()
  if (span) Object.assign(span.attributes, attributes)
}

/** The header by which the next program goes on with the trace of a span. */
export const traceparentOf = ({ traceId, spanId }: Pick<Span, 'traceId' | 'spanId'>): string =>
  `00-${traceId}-${spanId}-01`
