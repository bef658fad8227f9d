import { z } from 'zod'

/** JSON has a schema; a file has none, or is a text. */
const contentSchema = z.record(z.string(), z.object({ schema: z.looseObject({}).optional() }))

/** The parts of a description in OpenAPI 3.1 that the types are made from. */
const operationSchema = z.object({
  summary: z.string(),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.enum(['path', 'query']),
        required: z.boolean(),
        description: z.string().optional(),
        schema: z.looseObject({}),
      }),
    )
    .default([]),
  requestBody: z.object({ content: contentSchema }).optional(),
  responses: z.record(z.string(), z.object({ content: contentSchema.optional() })),
})
const descriptionSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
})

type Operation = z.infer<typeof operationSchema>

/** The part of JSON Schema 2020-12 that zod writes for what the API takes and answers. */
const nodeSchema = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  description: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).default([]),
  additionalProperties: z.unknown().optional(),
  items: z.unknown().optional(),
  prefixItems: z.array(z.unknown()).optional(),
})
type Node = z.infer<typeof nodeSchema>

const indent = (text: string): string => text.replaceAll('\n', '\n  ')

const nameOf = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name))

const comment = (text: string | undefined): string =>
  text === undefined ? '' : `/** ${text.replaceAll('*/', '* /')} */\n`

/** A member of an object type, with its description. */
const member = (name: string, type: string, isRequired: boolean, description?: string): string =>
  `${comment(description)}${nameOf(name)}${isRequired ? '' : '?'}: ${type}`

const block = (members: readonly string[]): string =>
  members.length === 0 ? 'Record<string, never>' : `{\n  ${members.map(indent).join('\n  ')}\n}`

/** Any text says more than one text: `'' | string` is `string`. */
const isSaid = (type: string, types: readonly string[]): boolean =>
  !type.startsWith('"') || !types.includes('string')

const union = (types: readonly string[]): string =>
  [...new Set(types.filter((type) => isSaid(type, types)))].join(' | ')

const objectOf = ({ properties = {}, required, additionalProperties }: Node): string => {
  const members = Object.entries(properties).map(([name, property]) =>
    member(name, typeOf(property), required.includes(name), nodeSchema.parse(property).description),
  )
  const others = typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown'
  return members.length === 0 ? `Record<string, ${others}>` : block(members)
}

const arrayOf = ({ items, prefixItems }: Node): string =>
  prefixItems
    ? `[${prefixItems.map(typeOf).join(', ')}]`
    : `(${items === undefined ? 'unknown' : typeOf(items)})[]`

const ofType = (type: string, node: Node): string => {
  if (type === 'object') return objectOf(node)
  if (type === 'array') return arrayOf(node)
  return (
    { integer: 'number', number: 'number', string: 'string', boolean: 'boolean', null: 'null' }[type] ??
    'unknown'
  )
}

/** A JSON Schema as a type of TypeScript. What it does not say is `unknown`. */
const typeOf = (schema: unknown): string => {
  const { success, data: node } = nodeSchema.safeParse(schema)
  if (!success) return 'unknown'
  if (node.enum) return union(node.enum.map((value) => JSON.stringify(value)))
  if (node.const !== undefined) return JSON.stringify(node.const)
  if (node.allOf) return node.allOf.map(typeOf).join(' & ')
  const choices = node.anyOf ?? node.oneOf
  if (choices) return union(choices.map(typeOf))
  return node.type === undefined ? 'unknown' : union([node.type].flat().map((type) => ofType(type, node)))
}

const parametersOf = ({ parameters }: Operation, place: 'path' | 'query'): string =>
  block(
    parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, required, description, schema }) => member(name, typeOf(schema), required, description)),
  )

/** The type of a body. A file without a schema is its bytes. */
const contentType = (content: z.infer<typeof contentSchema>, bytes: string): string =>
  union(Object.values(content).map(({ schema }) => (schema ? typeOf(schema) : bytes)))

/** The type of what a successful request is answered with; `undefined` where it has no body. */
const answerOf = ({ responses }: Operation): string =>
  union(
    Object.entries(responses)
      .filter(([status]) => status.startsWith('2'))
      .map(([, { content }]) => (content ? contentType(content, 'ArrayBuffer') : 'undefined')),
  )

const operationOf = (name: string, operation: Operation): string =>
  member(
    name,
    block([
      member('path', parametersOf(operation, 'path'), true),
      member('query', parametersOf(operation, 'query'), true),
      member(
        'body',
        operation.requestBody ? contentType(operation.requestBody.content, 'Blob | Uint8Array') : 'undefined',
        true,
      ),
      member('answer', answerOf(operation), true),
    ]),
    true,
    operation.summary,
  )

/**
 * The types of the client, made from the description of the API.
 * @param description in OpenAPI 3.1, as `/api/openapi.json` answers it
 */
export const clientTypes = (description: unknown): string => {
  const { paths } = descriptionSchema.parse(description)
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      operationOf(`${method.toUpperCase()} ${path}`, operation),
    ),
  )
  return `// Made by \`npm run generate\` from the description of the API. Do not edit it.\n\n/** Every operation of the API, by method and path. */\nexport interface Operations ${block(operations)}\n`
}
