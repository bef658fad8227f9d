import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  endSpan,
  recordSpans,
  startSpan,
  startTrace,
  traceHeadersOf,
  traced,
  tracedAlone,
  withinSpan,
} from '../../../../platform/tracing/spans'
import { required } from '../../../helpers/required'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const PARENT = 'b7ad6b7169203331'

let exporter: InMemorySpanExporter
beforeEach(() => {
  exporter = new InMemorySpanExporter()
  const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] })
  recordSpans({ tracer: provider.getTracer('test'), propagator: new W3CTraceContextPropagator() })
})
afterEach(() => recordSpans(undefined))

it.each([
  `00-${TRACE}-${PARENT}-01`,
  `00-${TRACE}-${PARENT}-03`,
  `cc-${TRACE}-${PARENT}-01-what-comes-later`,
])('goes on with the trace of %s', (traceparent) => {
  const span = required(startTrace('GET page', SpanKind.SERVER, {}, traceparent))
  endSpan(span)
  expect(exporter.getFinishedSpans()[0]?.parentSpanContext).toMatchObject({ traceId: TRACE, spanId: PARENT })
  expect(traceHeadersOf(span).traceparent).toBe(`00-${TRACE}-${span.spanContext().spanId}-01`)
})

it.each([
  '',
  'nonsense',
  `ff-${TRACE}-${PARENT}-01`,
  `00-${TRACE.toUpperCase()}-${PARENT}-01`,
  `00-${'0'.repeat(32)}-${PARENT}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `00-${TRACE}-${PARENT}`,
])('begins a trace of its own where the header is %s', (traceparent) => {
  endSpan(startTrace('GET page', SpanKind.SERVER, {}, traceparent))
  const span = required(exporter.getFinishedSpans()[0])
  expect(span.spanContext().traceId).toMatch(/^[0-9a-f]{32}$/)
  expect(span.spanContext().traceId).not.toBe(TRACE)
  expect(span.parentSpanContext).toBeUndefined()
})

it('records work within work, also where it goes on later, and what failed', async () => {
  const failing = tracedAlone('job', async () => {
    await traced('step', async () => Promise.resolve())
    await traced('other step', async () => Promise.reject(new Error('no')))
  })
  await expect(failing).rejects.toThrow('no')
  const [step, other, job] = exporter.getFinishedSpans().map((span: ReadableSpan) => ({
    name: span.name,
    isFailed: span.status.code === SpanStatusCode.ERROR,
    id: span.spanContext().spanId,
    parent: span.parentSpanContext?.spanId,
  }))
  expect(step).toMatchObject({ name: 'step', isFailed: false, parent: job?.id })
  expect(other).toMatchObject({ name: 'other step', isFailed: true, parent: job?.id })
  expect(job).toMatchObject({ name: 'job', isFailed: true, parent: undefined })
})

it('records nothing outside of a request or a job, and nothing at all where it is off', async () => {
  expect(startSpan('find', SpanKind.CLIENT)).toBeUndefined()
  recordSpans(undefined)
  const span = startTrace('GET page', SpanKind.SERVER)
  expect(span).toBeUndefined()
  expect(withinSpan(span, () => startSpan('find', SpanKind.CLIENT))).toBeUndefined()
  endSpan(span)
  expect(await traced('step', async () => 1)).toBe(1)
  expect(exporter.getFinishedSpans()).toEqual([])
})
