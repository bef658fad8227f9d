import { type FieldHook, type TextField, ValidationError } from 'payload'
import { isSlugInTrash } from '../../domain/content'
import { MAX_SLUG_LENGTH, toSlug } from '../../platform/toSlug'

/** A record with an address of its own. */
interface Addressed {
  [field: string]: unknown
  id: string
  slug?: string | null
}

/**
 * Refuses an address that a record in the trash has: restored, there would be two. The unique index would refuse it as
 * well, without saying where to look.
 */
export const refuseSlugInTrash: FieldHook<Addressed, string | null | undefined> = async ({
  collection,
  originalDoc,
  req,
  value,
}) => {
  if (
    typeof value !== 'string' ||
    !collection ||
    value === originalDoc?.slug ||
    !(await isSlugInTrash(req.payload, collection.slug, value))
  )
    return value
  const message =
    'A record in the trash has this address. Restore it, delete it permanently, or choose another address.'
  throw new ValidationError({ collection: collection.slug, errors: [{ message, path: 'slug' }], req }, req.t)
}

/**
 * Fills an empty slug from another field; numbered where an older document has the same, such as last year's
 * conference.
 */
const deriveSlug =
  (from: string): FieldHook<Addressed, string | null | undefined> =>
  async ({ value, data, originalDoc, collection, req }) => {
    if (typeof value === 'string' && value.length > 0) return toSlug(value)
    const source = data?.[from]
    if (typeof source !== 'string' || !collection) return value
    const wanted = toSlug(source) || collection.slug // a title in Arabic letters leaves nothing
    for (let number = 1; wanted; number += 1) {
      const slug = number === 1 ? wanted : `${wanted.slice(0, MAX_SLUG_LENGTH - 5)}-${number}`
      const holder = await req.payload.db.findOne({
        collection: collection.slug,
        where: { slug: { equals: slug } },
        req,
      })
      if (!holder || holder.id === originalDoc?.id) return slug
    }
    return value
  }

/**
 * The address of a document's page, derived from another field when staff leave it empty.
 * @param from name of the field it is derived from
 */
export const slugField = (from: string): TextField => ({
  name: 'slug',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  maxLength: MAX_SLUG_LENGTH,
  admin: {
    position: 'sidebar',
    description: 'The last part of the page’s address. Left empty, it follows the title.',
  },
  validate: (value: string | null | undefined) =>
    (typeof value === 'string' &&
      value.length <= MAX_SLUG_LENGTH &&
      /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)) ||
    'Use lower-case letters, numbers and hyphens.',
  hooks: { beforeValidate: [deriveSlug(from), refuseSlugInTrash] },
})
