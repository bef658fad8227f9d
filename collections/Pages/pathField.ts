import type { TextField } from 'payload'
import { refuseSlugInTrash } from '../fields/slug'

const MAX_LENGTH = 160

/** The whole path of a page below the site's root, such as `about/mission`; no page has an empty one. */
export const pathField = (): TextField => ({
  name: 'slug',
  label: 'Path',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  maxLength: MAX_LENGTH,
  admin: {
    position: 'sidebar',
    description: 'The page’s address after the site’s, for example about/mission.',
  },
  validate: (value: string | null | undefined) =>
    (typeof value === 'string' && value.length <= MAX_LENGTH && /^[a-z0-9]+([-/][a-z0-9]+)*$/.test(value)) ||
    'Use lower-case letters, numbers, hyphens, and a slash between parts.',
  hooks: {
    beforeValidate: [
      ({ value }: { value?: unknown }): unknown =>
        typeof value === 'string' ? value.trim().replace(/^\/+|\/+$/g, '') : value,
      refuseSlugInTrash,
    ],
  },
})
