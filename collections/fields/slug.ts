import type { TextField } from 'payload'

/** Lower-case words joined by hyphens, at most 80 characters. */
export const toSlug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)

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
  maxLength: 80,
  admin: { position: 'sidebar', description: 'The last part of the page’s address. Left empty, it follows the title.' },
  validate: (value: string | null | undefined) =>
    (typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)) ||
    'Use lower-case letters, numbers and hyphens.',
  hooks: {
    beforeValidate: [
      ({ value, data }) => {
        if (typeof value === 'string' && value.length > 0) return toSlug(value)
        const source: unknown = data?.[from]
        return typeof source === 'string' ? toSlug(source) : value
      },
    ],
  },
})
