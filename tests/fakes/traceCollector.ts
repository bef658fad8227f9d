import { type IncomingHttpHeaders, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { z } from 'zod'

const hex = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`))
const attributesSchema = z
  .array(
    z.object({
      key: z.string(),
      value: z.union([
        z.strictObject({ stringValue: z.string() }),
        z.strictObject({ intValue: z.int() }),
        z.strictObject({ doubleValue: z.number() }),
        z.strictObject({ boolValue: z.boolean() }),
      ]),
    }),
  )
  .transform((attributes) =>
    Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0] as unknown])),
  )

/** `ExportTraceServiceRequest` in the JSON of protobuf, as far as the product may write it. */
const exportSchema = z.strictObject({
  resourceSpans: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes: attributesSchema, droppedAttributesCount: z.literal(0) }),
      scopeSpans: z.array(
        z.strictObject({
          scope: z.strictObject({ name: z.string() }),
          spans: z.array(
            z.strictObject({
              traceId: hex(32),
              spanId: hex(16),
              parentSpanId: hex(16).optional(),
              name: z.string().min(1),
              kind: z.int().min(1).max(5),
              startTimeUnixNano: z.string().regex(/^\d{19}$/),
              endTimeUnixNano: z.string().regex(/^\d{19}$/),
              attributes: attributesSchema,
              status: z.strictObject({ code: z.literal([0, 2]) }),
              flags: z.int(),
              events: z.array(z.never()),
              links: z.array(z.never()),
              droppedAttributesCount: z.literal(0),
              droppedEventsCount: z.literal(0),
              droppedLinksCount: z.literal(0),
            }),
          ),
        }),
      ),
    }),
  ),
})

type Export = z.infer<typeof exportSchema>
export type CollectedSpan = Export['resourceSpans'][number]['scopeSpans'][number]['spans'][number]

export interface TraceCollector {
  url: string
  spans: CollectedSpan[]
  resources: Record<string, unknown>[]
  /** The headers of each request. */
  headers: IncomingHttpHeaders[]
  /** What was sent and is no valid export. */
  problems: unknown[]
  stop: () => Promise<void>
}

/** A collector of OpenTelemetry that takes traces by HTTP in JSON, and checks what it is sent. */
export const startTraceCollector = async (): Promise<TraceCollector> => {
  const collected: Omit<TraceCollector, 'url' | 'stop'> = {
    spans: [],
    resources: [],
    headers: [],
    problems: [],
  }
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      collected.headers.push(request.headers)
      const { data, error } = exportSchema.safeParse(body)
      const isExpected = request.method === 'POST' && request.url === '/v1/traces'
      if (!data || !isExpected) collected.problems.push(error ?? `${request.method} ${request.url}`)
      for (const { resource, scopeSpans } of data?.resourceSpans ?? []) {
        collected.resources.push(resource.attributes)
        collected.spans.push(...scopeSpans.flatMap(({ spans }) => spans))
      }
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    ...collected,
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
