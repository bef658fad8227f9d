import type {
  CollectionBeforeOperationHook,
  CollectionConfig,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
  WhereField,
} from 'payload'
import { readPeople } from '../../domain/people/directory'
import { isContained } from '../../domain/content/search/folding.schema'
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

const PROFILE_FIELDS = ['fullName', 'email', 'organization'] as const
type ProfileField = (typeof PROFILE_FIELDS)[number]

/** The profiles whose field contains every word of a text, however it is spelled; by name, the first of very many. */
const findProfiles = async (
  { payload, user }: Pick<PayloadRequest, 'payload' | 'user'>,
  text: string,
  field: ProfileField,
): Promise<unknown[]> => {
  const words = text.split(/\s+/)
  const isOfAll = hasRight(user, 'people')
  const own = regionWith(user, 'readPeople')
  const found: { id: string; fullName: string }[] = []
  for (const [id, person] of await readPeople(payload))
    if (
      (isOfAll || (own && person.region === own)) &&
      words.every((word) => isContained(word, person[field]))
    )
      found.push({ id, fullName: person.fullName })
  const shown =
    found.length > MAX_FOUND
      ? found.sort((a, b) => (a.fullName < b.fullName ? -1 : 1)).slice(0, MAX_FOUND)
      : found
  return shown.map(({ id }) => id)
}

/**
 * Searches the list of profiles in this process's memory, where everybody's names are cached: the database
 * would read all of fifty thousand documents for a part of a name.
 */
const searchingProfiles: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'read' || !isStaff(req.user) || !('where' in args) || !args.where) return args
  const find: FindIds = (text, field) => findProfiles(req, text, field as ProfileField)
  return { ...args, where: await withAccounts(args.where, PROFILE_FIELDS, find, () => true) }
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
