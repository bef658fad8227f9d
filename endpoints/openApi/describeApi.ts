import { z } from 'zod'
import type { ApiOperation, DescribedAnswer } from './apiOperation.types'
import { STAFF_TAGS } from './staffOperations'

type Json = Record<string, unknown>

/** What every error is answered with. */
const errorSchema = z.object({
  errors: z.array(
    z.looseObject({
      message: z.string().describe('For people.'),
      code: z.string().optional().describe('For programs.'),
      field: z.string().optional().describe('The field that is wrong.'),
    }),
  ),
})

/**
 * A schema as JSON Schema 2020-12, which OpenAPI 3.1 takes as it is. A later version may add fields to what it answers;
 * formats and bounds that only repeat what the type says are left out.
 */
const toJsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (io === 'output') delete jsonSchema.additionalProperties
      if (typeof jsonSchema.format === 'string' && jsonSchema.format.startsWith('date'))
        delete jsonSchema.pattern
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    },
  })
  return json
}

/** As it is sent; where that is any text that a function reads, what is read. */
const parameterSchema = (schema: z.ZodType): Json => {
  const sent = toJsonSchema(schema, 'input')
  return 'type' in sent || 'anyOf' in sent ? sent : toJsonSchema(schema, 'output')
}

const queryParameters = (query: z.ZodObject): Json[] =>
  Object.entries(query.shape).map(([name, field]) => {
    const schema = field as z.ZodType
    const { description, ...json } = parameterSchema(schema)
    return {
      name,
      in: 'query',
      required: !schema.safeParse(undefined).success,
      ...(description !== undefined && { description }),
      schema: json,
    }
  })

const contentOf = (status: string, { schema, file }: DescribedAnswer): Json | undefined => {
  if (file) return { [file]: file.startsWith('text/') ? { schema: { type: 'string' } } : {} }
  if (schema) return { 'application/json': { schema: toJsonSchema(schema, 'output') } }
  return Number(status) >= 400
    ? { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
    : undefined
}

const answerOf = ([status, answer]: [string, DescribedAnswer]): [string, Json] => {
  const content = contentOf(status, answer)
  return [status, { description: answer.description, ...(content && { content }) }]
}

const securityOf = (access: ApiOperation['access']): Json[] => {
  if (access === 'everybody') return []
  return [access === 'session' ? { session: [] } : { apiKey: [access.permission] }]
}

const toOperation = (operation: ApiOperation): Json => {
  const { method, path, tag, summary, access, parameters = {}, query, body, bodyFile, answers } = operation
  const described: Json[] = [
    ...Object.entries(parameters).map(([name, description]) => ({
      name,
      in: 'path',
      required: true,
      description,
      schema: { type: 'string' },
    })),
    ...(query ? queryParameters(query) : []),
  ]
  const content = bodyFile
    ? { [bodyFile]: {} }
    : body && { 'application/json': { schema: toJsonSchema(body, 'input') } }
  return {
    operationId: `${method} ${path}`
      .replace('/api', '')
      .replaceAll(/[^A-Za-z0-9]+([A-Za-z0-9]?)/g, (_, next: string) => next.toUpperCase()),
    tags: [tag],
    summary,
    ...(typeof access === 'object' && { description: `Needs the permission \`${access.permission}\`.` }),
    security: securityOf(access),
    ...(described.length > 0 && { parameters: described }),
    ...(content && { requestBody: { required: true, content } }),
    responses: Object.fromEntries(Object.entries(answers).map(answerOf)),
  }
}

/**
 * The OpenAPI 3.1 description of some endpoints.
 * @param server the address of the site
 * @param version of the product
 * @param sessionCookie its name
 */
export const describeApi = (
  operations: readonly ApiOperation[],
  { server, version, sessionCookie }: { server: string; version: string; sessionCookie: string },
): Json => {
  const paths: Record<string, Json> = {}
  for (const operation of operations)
    paths[operation.path] = { ...paths[operation.path], [operation.method]: toOperation(operation) }
  return {
    openapi: '3.1.0',
    info: {
      title: 'ACE South Sudan',
      version,
      summary: 'Records of the association for other programs, and what visitors, members and staff do.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: server }],
    tags: [
      { name: 'Integrations', description: 'Read by other programs with an API key.' },
      { name: 'Public', description: 'For everybody.' },
      { name: 'Members', description: 'For people who are signed in.' },
      ...STAFF_TAGS,
    ],
    paths,
    components: {
      schemas: { Error: toJsonSchema(errorSchema, 'output') },
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'ace_…',
          description: 'An API key, which staff make under Integrations.',
        },
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie, description: 'Set at sign-in.' },
      },
    },
  }
}
