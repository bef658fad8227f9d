import { hostname } from 'node:os'
import type { MongoClient } from 'mongodb'
import type { Environment } from '../../../platform/env'
import type { Logger } from '../../../platform/logger'
import { readProductVersion } from '../../../platform/productVersion'
import { recordSpans } from '../../../platform/tracing/spans'
import { createSpanExporter } from './createSpanExporter'
import { traceCommands } from './traceCommands'
import { traceOutgoing } from './traceOutgoing'

type Settings = Pick<
  Environment,
  'OTEL_EXPORTER_OTLP_HEADERS' | 'OTEL_SERVICE_NAME' | 'OTEL_TRACES_SAMPLER_ARG'
>

/** `name=value,name=value`, values percent-encoded, as OpenTelemetry has it. */
const readHeaders = (text = ''): Record<string, string> =>
  Object.fromEntries(
    text
      .split(',')
      .map((pair) => pair.trim().split('='))
      .filter(([name, value]) => name && value)
      .map(([name = '', ...value]) => [name.trim(), decodeURIComponent(value.join('=').trim())]),
  )

/**
 * Sends traces to a collector from now on.
 * @param endpoint of the collector, by HTTP
 * @returns ends it, and sends what is left
 */
export const startTracing = (
  endpoint: string,
  { OTEL_EXPORTER_OTLP_HEADERS, OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER_ARG: ratio }: Settings,
  client: MongoClient,
  log: Pick<Logger, 'warn' | 'info'>,
): (() => Promise<void>) => {
  const { record, stop } = createSpanExporter({
    endpoint,
    headers: readHeaders(OTEL_EXPORTER_OTLP_HEADERS),
    resource: {
      'service.name': OTEL_SERVICE_NAME,
      'service.version': readProductVersion(),
      'service.instance.id': `${hostname()}-${process.pid}`,
    },
    log,
  })
  recordSpans({ record, ratio })
  const endings = [traceCommands(client), traceOutgoing()]
  return async () => {
    recordSpans(undefined)
    for (const end of endings) end()
    await stop()
  }
}
