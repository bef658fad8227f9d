import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type TextMapPropagator,
  type Tracer,
  defaultTextMapGetter,
  defaultTextMapSetter,
  trace,
} from '@opentelemetry/api'

/** What makes spans, and reads and writes the headers by which traces go on in other programs. */
interface Tracing {
  tracer: Tracer
  propagator: TextMapPropagator
}

/*
 * Not registered with OpenTelemetry's interface, where Next would find it and add spans that hold addresses of pages.
 */
let tracing: Tracing | undefined
const current = new AsyncLocalStorage<Context | undefined>()

/** Records spans from now on, or none any more. Without it nothing here costs more than a comparison. */
export const recordSpans = (by: Tracing | undefined): void => {
  tracing = by
}

/**
 * Begins the first span of a trace in this program.
 * @param attributes numbers and words of ours alone: no address, no query, nothing that people entered
 * @param traceparent of the program before, whose trace goes on and who decides whether it is recorded; what is not
 *   well-formed counts as none
 * @returns undefined where nothing is recorded
 */
export const startTrace = (
  name: string,
  kind: SpanKind,
  attributes: Attributes = {},
  traceparent?: string,
): Span | undefined => {
  if (!tracing) return undefined
  const { tracer, propagator } = tracing
  const before = propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter)
  return tracer.startSpan(name, { kind, attributes }, before)
}

/** Begins a span within the one that is under way. @returns undefined where none is */
export const startSpan = (name: string, kind: SpanKind, attributes: Attributes = {}): Span | undefined => {
  const parent = current.getStore()
  return parent && tracing?.tracer.startSpan(name, { kind, attributes }, parent)
}

/** Ends a span, outside of all others: what sends it later is no part of them. */
export const endSpan = (span: Span | undefined, isFailed = false): void => {
  if (isFailed) span?.setStatus({ code: SpanStatusCode.ERROR })
  if (span) current.run(undefined, () => span.end())
}

/** Does work within a span: what it begins, also later, becomes a part of it. Does not end the span. */
export const withinSpan = <Result>(span: Span | undefined, work: () => Result): Result =>
  span ? current.run(trace.setSpan(ROOT_CONTEXT, span), work) : work()

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
  attributes?: Attributes,
): Promise<Result> => {
  const span = startSpan(name, SpanKind.INTERNAL, attributes)
  return span ? endWith(span, work) : work()
}

/** Does work that nobody asked for, such as a job, as a trace of its own. */
export const tracedAlone = <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
  const span = startTrace(name, SpanKind.INTERNAL)
  return span ? endWith(span, work) : work()
}

/** Adds to the span under way what is known only later. */
export const describeSpan = (attributes: Attributes): void => {
  const context = current.getStore()
  if (context) trace.getSpan(context)?.setAttributes(attributes)
}

/** The headers by which the next program goes on with the trace of a span. */
export const traceHeadersOf = (span: Span): Record<string, string> => {
  const headers: Record<string, string> = {}
  tracing?.propagator.inject(trace.setSpan(ROOT_CONTEXT, span), headers, defaultTextMapSetter)
  return headers
}
