import type {
  CollectionBeforeOperationHook,
  CollectionConfig,
  SanitizedCollectionConfig,
  Where,
  WhereField,
} from 'payload'
import { PERSON_FIELDS, type PersonField, searchProfiles } from '../../domain/people/directory'
import { hasRight, isStaff, regionWith } from '../access/roles'
import { findAccountIdsByName } from '../../domain/accounts/accountAdministration'

/** A search that finds more people is cut off. */
const MAX_FOUND = 2_000

const textOf = (condition: Where[string]): string | undefined => {
  const { like, contains } = condition as WhereField
  const text = like ?? contains
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined
}

type FindIds = (text: string, field: string) => Promise<unknown[]>

/** Replaces what asks for a part of a person's name by the records of those who have it. */
const withAccounts = async (
  where: Where,
  fields: readonly string[],
  findIds: FindIds,
  isRecord = (field: string): boolean => field === 'name',
): Promise<Where> => {
  const replaced: Where = {}
  for (const [key, condition] of Object.entries(where)) {
    if (Array.isArray(condition)) {
      replaced[key] = await Promise.all(
        condition.map((branch) => withAccounts(branch, fields, findIds, isRecord)),
      )
      continue
    }
    const text = fields.includes(key) ? textOf(condition) : undefined
    replaced[text && isRecord(key) ? 'id' : key] = text ? { in: await findIds(text, key) } : condition
  }
  return replaced
}

const searching =
  (fields: readonly string[]): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (operation !== 'read' || !('where' in args) || !args.where) return args
    const findAccounts: FindIds = (text) => findAccountIdsByName(req.payload, text, MAX_FOUND)
    return { ...args, where: await withAccounts(args.where, fields, findAccounts) }
  }

/** Searches the list of profiles by the directory's entries: a part of a name would have the database read all of them. */
const searchingProfiles: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { payload, user } = req
  if (operation !== 'read' || !isStaff(user) || !('where' in args) || !args.where) return args
  const region = hasRight(user, 'people') ? undefined : regionWith(user, 'readPeople')
  const find: FindIds = async (text, field) =>
    region || hasRight(user, 'people')
      ? searchProfiles(payload, { text, field: field as PersonField, region, limit: MAX_FOUND })
      : []
  return { ...args, where: await withAccounts(args.where, PERSON_FIELDS, find, () => true) }
}

const addHook = (
  hooks: NonNullable<CollectionConfig['hooks']>,
  hook: CollectionBeforeOperationHook,
): void => {
  hooks.beforeOperation = [...(hooks.beforeOperation ?? []), hook]
}

/**
 * Lets the panel's lists find records by the name or address of the person they belong to: a list that names an account
 * among what it searches looks for the person. Names stand in profiles alone, where no relationship leads from here.
 */
export const findByPerson = (collection: SanitizedCollectionConfig): void => {
  if (collection.slug === 'profiles') {
    addHook(collection.hooks, searchingProfiles)
    return
  }
  const { listSearchableFields = [] } = collection.admin
  const people = collection.flattenedFields
    .filter(
      (field) =>
        listSearchableFields.includes(field.name) &&
        (field.type === 'relationship'
          ? field.relationTo === 'users'
          : collection.slug === 'users' && field.name === 'name'),
    )
    .map(({ name }) => name)
  if (people.length > 0) addHook(collection.hooks, searching(people))
}
