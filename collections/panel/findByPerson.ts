import type { CollectionBeforeOperationHook, SanitizedCollectionConfig, Where, WhereField } from 'payload'
import { findNamed } from '../../endpoints/accounts/findNamed'
import { modelOf } from '../../server/services/database'

/** More people than these are no search but everybody. */
const MAX_FOUND = 2_000

const textOf = (condition: Where[string]): string | undefined => {
  const { like, contains } = condition as WhereField
  const text = like ?? contains
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined
}

/** Replaces what asks for a part of a person's name by the accounts of those who have it. */
const withAccounts = async (where: Where, fields: readonly string[], findAccounts: (text: string) => Promise<unknown[]>): Promise<Where> => {
  const replaced: Where = {}
  for (const [key, condition] of Object.entries(where)) {
    if (Array.isArray(condition)) {
      replaced[key] = await Promise.all(condition.map((branch) => withAccounts(branch, fields, findAccounts)))
      continue
    }
    const text = fields.includes(key) ? textOf(condition) : undefined
    replaced[key === 'name' && text ? 'id' : key] = text ? { in: await findAccounts(text) } : condition
  }
  return replaced
}

const searching =
  (fields: readonly string[]): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (operation !== 'read' || !('where' in args) || !args.where) return args
    const findAccounts = async (text: string): Promise<unknown[]> => {
      const { condition, users } = await findNamed(req.payload, text)
      if (users) return users.slice(0, MAX_FOUND).map(String)
      const profiles = await modelOf(req.payload, 'profiles').collection.find(condition, { projection: { user: 1 } }).limit(MAX_FOUND).toArray()
      return profiles.map(({ user }) => String(user))
    }
    return { ...args, where: await withAccounts(args.where, fields, findAccounts) }
  }

/**
 * Lets the panel's lists find records by the name or address of the person they belong to: a list that names an account
 * among what it searches looks for the person. Names stand in profiles alone, where no relationship leads from here.
 */
export const findByPerson = (collection: SanitizedCollectionConfig): void => {
  const { listSearchableFields = [] } = collection.admin
  const people = collection.flattenedFields
    .filter((field) => listSearchableFields.includes(field.name) && (field.type === 'relationship' ? field.relationTo === 'users' : collection.slug === 'users' && field.name === 'name'))
    .map(({ name }) => name)
  if (people.length > 0) collection.hooks.beforeOperation = [...(collection.hooks.beforeOperation ?? []), searching(people)]
}
