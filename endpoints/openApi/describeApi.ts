import { z } from 'zod'
import type { DescribedAnswer } from '../declareEndpoint'
import type { ApiOperation } from './listOperations'
import { STAFF_TAGS } from './staffTags'

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

/** The fields of a query, also where the schema narrows or reshapes what it read. */
const fieldsOf = (query: z.ZodType): [string, z.ZodType][] => {
  if (query instanceof z.ZodObject) return Object.entries<z.ZodType>(query.shape)
  if (query instanceof z.ZodPipe) return fieldsOf(query.in as z.ZodType)
  throw new TypeError('A query is an object of fields')
}

const queryParameters = (query: z.ZodType): Json[] =>
  fieldsOf(query).map(([name, schema]) => {
    const { description, ...json } = parameterSchema(schema)
    return {
      name,
      in: 'query',
      required: !schema.safeParse(undefined).success,
      ...(description !== undefined && { description }),
      schema: json,
    }
  })

const contentOf = (status: string, { schema, file }: Exclude<DescribedAnswer, string>): Json | undefined => {
  if (file) return { [file]: file.startsWith('text/') ? { schema: { type: 'string' } } : {} }
  if (schema) return { 'application/json': { schema: toJsonSchema(schema, 'output') } }
  return Number(status) >= 400
    ? { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
    : undefined
}

const answerOf = ([status, given]: [string, DescribedAnswer]): [string, Json] => {
  const answer = typeof given === 'string' ? { description: given } : given
  const content = contentOf(status, answer)
  return [status, { description: answer.description, ...(content && { content }) }]
}

const securityOf = (needs: ApiOperation['access']['needs']): Json[] => {
  if (needs === 'nothing') return []
  return [needs === 'session' ? { session: [] } : { apiKey: [needs.permission] }]
}

/** What an operation answers: what it declares, and the refusals of its guard and its schemas. */
const answersOf = ({ access, query, body, answers }: ApiOperation): Record<string, DescribedAnswer> => ({
  ...(query && { 400: 'The query is not known' }),
  ...(body && { 400: 'Some fields are wrong' }),
  ...access.answers,
  ...answers,
})

const toOperation = (operation: ApiOperation): Json => {
  const { method, path, tag, summary, access, parameters = {}, query, body, bodyFile } = operation
  const { needs } = access
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
    ...(typeof needs === 'object' && { description: `Needs the permission \`${needs.permission}\`.` }),
    security: securityOf(needs),
    ...(described.length > 0 && { parameters: described }),
    ...(content && {
      requestBody: { required: !body?.safeParse(undefined).success, content },
    }),
    responses: Object.fromEntries(Object.entries(answersOf(operation)).map(answerOf)),
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
