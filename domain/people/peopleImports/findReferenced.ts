import type { ObjectId } from 'mongodb'
import type { CollectionSlug, Payload } from 'payload'
import { findReferences } from './referencesRepository'

/** What an entered person has from the beginning, and what is only a record of what was done. */
const OWN: readonly CollectionSlug[] = [
  'users',
  'profiles',
  'credentials',
  'memberships',
  'membership-events',
  'membership-numbers',
  'roles',
  'audit-log',
  'people-imports',
  'people-import-rows',
]

/** The fields of all other collections that name an account. */
const fieldsNamingUsers = (
  payload: Payload,
): { collection: CollectionSlug; label: string; field: string }[] =>
  payload.config.collections
    .filter(({ slug }) => !OWN.includes(slug))
    .flatMap(({ slug, labels, flattenedFields }) =>
      flattenedFields.flatMap((field) =>
        field.type === 'relationship' && [field.relationTo].flat().includes('users')
          ? [
              {
                collection: slug,
                label: typeof labels.plural === 'string' ? labels.plural.toLowerCase() : slug,
                field: field.name,
              },
            ]
          : [],
      ),
    )

/** Which of some people any other record names, and where: invoices, registrations, papers and the like. */
export const findReferenced = async (
  payload: Payload,
  users: readonly ObjectId[],
): Promise<Map<string, string>> => {
  const found = new Map<string, string>()
  if (users.length === 0) return found
  for (const { collection, label, field } of fieldsNamingUsers(payload))
    for (const user of await findReferences(payload, collection, field, users)) found.set(String(user), label)
  return found
}
