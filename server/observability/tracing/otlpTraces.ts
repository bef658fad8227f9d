import type { FinishedSpan, SpanAttributes, SpanKind } from '../../../platform/tracing/spans'

/** The numbers of OTLP. */
const KINDS: Record<SpanKind, number> = { internal: 1, server: 2, client: 3 }
const ERROR = 2

const NANOSECONDS_IN_MICROSECOND = 1000n

/** A time in nanoseconds, as text: a number of JavaScript is too short. */
const nanoseconds = (ms: number): string => String(BigInt(Math.round(ms * 1000)) * NANOSECONDS_IN_MICROSECOND)

const valueOf = (value: SpanAttributes[string]): object => {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { boolValue: value }
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value }
}

const attributesOf = (attributes: SpanAttributes): object[] =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: valueOf(value) }))

/**
 * The body of a request that exports spans: OTLP in JSON (opentelemetry-proto 1.x, `ExportTraceServiceRequest`).
 * @param resource what sends them: `service.name` and the like
 */
export const otlpTraces = (resource: SpanAttributes, spans: readonly FinishedSpan[]): object => ({
  resourceSpans: [
    {
      resource: { attributes: attributesOf(resource) },
      scopeSpans: [
        {
          scope: { name: 'association' },
          spans: spans.map(
            ({ traceId, spanId, parentId, name, kind, startedAt, endedAt, attributes, isFailed }) => ({
              traceId,
              spanId,
              ...(parentId && { parentSpanId: parentId }),
              name,
              kind: KINDS[kind],
              startTimeUnixNano: nanoseconds(startedAt),
              endTimeUnixNano: nanoseconds(endedAt),
              attributes: attributesOf(attributes),
              status: isFailed ? { code: ERROR } : {},
            }),
          ),
        },
      ],
    },
  ],
})
