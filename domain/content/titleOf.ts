import type { SanitizedCollectionConfig } from 'payload'

/** What a record is called in the panel; null where it has no name. */
export const titleOf = (
  { admin }: Pick<SanitizedCollectionConfig, 'admin'>,
  record: Record<string, unknown>,
): string | null => {
  const title = record[admin.useAsTitle ?? 'id']
  return typeof title === 'string' ? title : null
}
