import type { JsonSchema } from './openApi.types'

const FORMATS: Partial<Record<string, string>> = { 'date-time': 'date and time', date: 'day', email: 'email' }

const rangeText = ({ minimum, maximum }: JsonSchema): string => {
  if (minimum === undefined && maximum === undefined) return ''
  if (minimum === undefined) return `, at most ${maximum}`
  return maximum === undefined ? `, at least ${minimum}` : `, ${minimum} to ${maximum}`
}

/** The type of a value in words: `text or null`, `whole number, 1 to 100`. */
export const typeText = (schema: JsonSchema): string => {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return [...new Set(choices.map(typeText))].join(' or ')
  if (schema.allOf?.[0]) return typeText(schema.allOf[0])
  if (schema.enum) {
    const values = schema.enum.map((value) => (value === null ? 'null' : `“${value}”`))
    return values.join(', ')
  }
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  const types = [schema.type ?? 'any'].flat().map((type) => {
    if (type === 'string') return FORMATS[schema.format ?? ''] ?? 'text'
    if (type === 'integer') return 'whole number'
    if (type === 'boolean') return 'true or false'
    if (type === 'array') return schema.items?.properties ? 'list' : `list of ${typeText(schema.items ?? {})}`
    return type
  })
  return `${types.join(' or ')}${rangeText(schema)}`
}

export interface SchemaField {
  /** With the fields that lead to it: `data[].name`. */
  name: string
  schema: JsonSchema
  isRequired: boolean
}

/** Fields of the same name, of which a value has one or another, as one. */
const merged = (fields: readonly SchemaField[]): SchemaField[] => {
  const byName = new Map<string, SchemaField>()
  for (const field of fields) {
    const same = byName.get(field.name)
    byName.set(
      field.name,
      same
        ? {
            ...same,
            schema: { anyOf: [same.schema, field.schema] },
            isRequired: same.isRequired && field.isRequired,
          }
        : field,
    )
  }
  return [...byName.values()]
}

const nestedFields = (schema: JsonSchema, prefix: string): SchemaField[] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    { name: `${prefix}${name}`, schema: field, isRequired: schema.required?.includes(name) ?? false },
    ...nestedFields(field, `${prefix}${name}.`),
  ]),
  ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((choices = []) =>
    choices.flatMap((choice) => nestedFields(choice, prefix)),
  ),
  ...(schema.items ? nestedFields(schema.items, `${prefix.replace(/\.$/, '')}[].`) : []),
]

/** The fields of a value, and of the values in it. */
export const fieldsOf = (schema: JsonSchema): SchemaField[] => merged(nestedFields(schema, ''))
