import type { FieldHook } from 'payload'
import { findHolder } from '../../domain/groups'
import type { Officer } from '../../payload-types'

/**
 * What stands where the terms of office of a post are over or to begin. Source: spec.md section 2, "/about/leadership".
 */
const NOBODY = 'To Be Announced'

/** Who holds a post today, by its terms of office; nothing where none is entered, and the name written here stands. */
export const readHolder: FieldHook<Officer> = async ({ originalDoc, data, req }) => {
  const id = originalDoc?.id ?? data?.id
  if (!id) return undefined
  const holder = await findHolder(req.payload, id)
  return holder === null ? NOBODY : holder
}
