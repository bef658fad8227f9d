import { hostname } from 'node:os'
import { type DiagLogger, DiagLogLevel, diag } from '@opentelemetry/api'
import { W3CTraceContextPropagator, parseKeyPairsIntoRecord } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base'
import type { MongoClient } from 'mongodb'
import type { Environment } from '../../../platform/env'
import type { Logger } from '../../../platform/logger'
import { readProductVersion } from '../../../platform/productVersion'
import { recordSpans } from '../../../platform/tracing/spans'
import { traceCommands } from './traceCommands'
import { traceOutgoing } from './traceOutgoing'

type Settings = Pick<
  Environment,
  'OTEL_EXPORTER_OTLP_HEADERS' | 'OTEL_SERVICE_NAME' | 'OTEL_TRACES_SAMPLER_ARG'
>

const DEADLINE_MS = 5_000

/** What the libraries report of themselves. */
const diagnosticsOf = (log: Pick<Logger, 'warn'>): DiagLogger => {
  const warn = (problem: string): void => log.warn({ problem }, 'traces cannot be sent')
  const nothing = (): void => {}
  return { error: warn, warn, info: nothing, debug: nothing, verbose: nothing }
}

/**
 * Sends traces to a collector from now on, by the libraries of OpenTelemetry, which are optional packages.
 * @param endpoint of the collector, by HTTP; `/v1/traces` is added
 * @returns ends it, and sends what is left
 */
export const startTracing = (
  endpoint: string,
  { OTEL_EXPORTER_OTLP_HEADERS: headers, OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER_ARG: ratio }: Settings,
  client: MongoClient,
  log: Pick<Logger, 'warn'>,
): (() => Promise<void>) => {
  diag.setLogger(diagnosticsOf(log), DiagLogLevel.WARN)
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: parseKeyPairsIntoRecord(headers),
    timeoutMillis: DEADLINE_MS,
  })
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': OTEL_SERVICE_NAME,
      'service.version': readProductVersion(),
      'service.instance.id': `${hostname()}-${process.pid}`,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor(exporter, { exportTimeoutMillis: DEADLINE_MS })],
  })
  recordSpans({ tracer: provider.getTracer('association'), propagator: new W3CTraceContextPropagator() })
  const endings = [traceCommands(client), traceOutgoing()]
  return async () => {
    recordSpans(undefined)
    for (const end of endings) end()
    await provider.shutdown().catch((err: unknown) => log.warn({ err }, 'the last traces could not be sent'))
    diag.disable()
  }
}
