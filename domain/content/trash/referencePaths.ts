import type { FlattenedField } from 'payload'

/** A relationship or upload field: where it lies, and to which collections it leads. */
export interface RelationPath {
  path: string
  collections: readonly string[]
  /** Whether it is stored as `{ relationTo, value }`. */
  isPolymorphic: boolean
}

export interface ReferencePaths {
  relations: RelationPath[]
  /** Texts that hold a link. */
  links: string[]
  /** Formatted texts, which hold links of their own. */
  richTexts: string[]
}

/** A configuration that leads back to itself is not followed further. */
const MAX_DEPTH = 12

/** Says that a text field holds a link; see `linkField`. */
export const HOLDS_LINK = 'holdsLink'

/**
 * Finds every field through which a record can name another one, as paths of the database: lists and blocks are passed
 * through, however deep.
 */
export const referencePathsOf = (fields: readonly FlattenedField[]): ReferencePaths => {
  const relations = new Map<string, RelationPath>()
  const links = new Set<string>()
  const richTexts = new Set<string>()

  const walk = (inner: readonly FlattenedField[], prefix: string, depth: number): void => {
    if (depth > MAX_DEPTH) return
    for (const field of inner) {
      const path = `${prefix}${field.name}`
      if (field.type === 'relationship' || field.type === 'upload') {
        const known = relations.get(path)
        const collections = [...new Set([...(known?.collections ?? []), field.relationTo].flat())]
        relations.set(path, { path, collections, isPolymorphic: Array.isArray(field.relationTo) })
      } else if (field.type === 'richText') richTexts.add(path)
      else if (field.type === 'text' && field.custom?.[HOLDS_LINK] === true) links.add(path)
      else if (field.type === 'blocks')
        for (const block of field.blocks) walk(block.flattenedFields, `${path}.`, depth + 1)
      else if ('flattenedFields' in field) walk(field.flattenedFields, `${path}.`, depth + 1)
    }
  }
  walk(fields, '', 0)
  return { relations: [...relations.values()], links: [...links], richTexts: [...richTexts] }
}
