import type { RelationshipField } from 'payload'

/**
 * The account a document belongs to.
 * @param overrides for example `{ unique: true }` where an account has one
 */
export const userRelation = (
  overrides: Partial<Pick<RelationshipField, 'unique' | 'index' | 'name' | 'label'>> = {},
): RelationshipField => ({
  name: 'user',
  type: 'relationship',
  relationTo: 'users',
  required: true,
  index: true,
  ...overrides,
})
