import { type FlattenedField, flattenAllFields } from 'payload'

/** The type of each field of a collection by its path, for example `{ 'hero.text': 'text' }`. */
export type FieldTypes = ReadonlyMap<string, FlattenedField['type'] | 'id'>

const collect = (
  fields: readonly FlattenedField[],
  prefix: string,
  types: Map<string, FlattenedField['type'] | 'id'>,
): void => {
  for (const field of fields) {
    if (!('name' in field) || !field.name) continue
    const path = `${prefix}${field.name}`
    types.set(path, field.type)
    if ('flattenedFields' in field) collect(field.flattenedFields, `${path}.`, types)
  }
}

/** The field types of a collection, its id and time stamps included. */
export const fieldTypesOf = (collection: {
  fields: Parameters<typeof flattenAllFields>[0]['fields']
}): FieldTypes => {
  const types = new Map<string, FlattenedField['type'] | 'id'>([
    ['id', 'id'],
    ['createdAt', 'date'],
    ['updatedAt', 'date'],
  ])
  collect(flattenAllFields({ fields: collection.fields }), '', types)
  return types
}
