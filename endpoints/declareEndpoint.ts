import type { Endpoint, PayloadRequest } from 'payload'
import type { z } from 'zod'
import { invalid, readJson } from './answers'
import type { Guard } from './guards'
import type { StaffTag } from './openApi/staffTags'
import type { EndpointRequirements } from './requirements.types'

/** An answer of an endpoint: what it means, and its JSON body or the content type of its file. */
export type DescribedAnswer = string | { description: string; schema?: z.ZodType; file?: string }

/** What the API description says of an endpoint. */
export interface OperationDescription {
  tag: 'Integrations' | 'Public' | 'Members' | StaffTag
  summary: string
  /** The parameters of the path, by name. */
  parameters?: Readonly<Record<string, string>>
  /** The content type of the body where it is a file. */
  bodyFile?: string
  /** By status. The refusals of the guard and of the schemas are added. */
  answers: Readonly<Record<number, DescribedAnswer>>
}

type Output<Schema extends z.ZodType | undefined> = Schema extends z.ZodType ? z.output<Schema> : undefined

interface Declaration<
  Admitted extends object,
  Query extends z.ZodType | undefined,
  Body extends z.ZodType | undefined,
> {
  method: Endpoint['method']
  path: string
  /** Without this the endpoint is not in the API description. */
  operation?: OperationDescription
  access: Guard<Admitted>
  /** What the gateway does for it before the guard is asked: limits, rate, cache. */
  gateway?: EndpointRequirements
  query?: Query
  body?: Body
  handler: (
    req: PayloadRequest & (Admitted extends { user: infer User } ? { user: User } : unknown),
    asked: Admitted & { query: Output<Query>; body: Output<Body> },
  ) => Response | Promise<Response>
}

/** What `declareEndpoint` keeps of an endpoint for the API description and the access tables. */
export type DeclaredEndpoint = Pick<
  Declaration<object, z.ZodType | undefined, z.ZodType | undefined>,
  'operation' | 'access' | 'query' | 'body'
>

/** The declaration of an endpoint; undefined for one of Payload's own. */
export const declarationOf = ({ custom }: Pick<Endpoint, 'custom'>): DeclaredEndpoint | undefined =>
  custom?.declaration as DeclaredEndpoint | undefined

const parse = (schema: z.ZodType | undefined, value: unknown) =>
  schema ? schema.safeParse(value) : { success: true as const, data: undefined }

/**
 * Declares an endpoint once: its address, who may call it, what it reads and answers, and what it does. The guard is
 * asked first, then the query and the body are read by their schemas; the handler is given what they found. A refusal
 * of the guard is sent as it is; a wrong query or body is answered with 400 and the fields that are wrong.
 */
export const declareEndpoint = <
  Admitted extends object,
  Query extends z.ZodType | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
>({
  method,
  path,
  gateway,
  handler,
  ...declaration
}: Declaration<Admitted, Query, Body>): Endpoint => ({
  method,
  path,
  custom: { ...gateway, declaration },
  handler: async (req) => {
    const admitted = await declaration.access.admit(req)
    if ('refusal' in admitted) return admitted.refusal
    const query = parse(declaration.query, req.query)
    if (!query.success) return invalid(query.error)
    const body = parse(declaration.body, declaration.body && (await readJson(req)))
    if (!body.success) return invalid(body.error)
    return handler(req as Parameters<typeof handler>[0], {
      ...(admitted as Admitted),
      query: query.data as Output<Query>,
      body: body.data as Output<Body>,
    })
  },
})
