import type { CollectionAfterChangeHook } from 'payload'
import { followContent } from '../domain/groups'
import type { Chapter, Division } from '../payload-types'

/** The group of a chapter follows what is published of it. */
export const followChapter: CollectionAfterChangeHook<Chapter> = async ({ doc, req }) => {
  if (doc._status === 'published') await followContent(req.payload, { collection: 'chapters', doc })
}

/** The group of a division follows what is published of it. */
export const followDivision: CollectionAfterChangeHook<Division> = async ({ doc, req }) => {
  if (doc._status === 'published') await followContent(req.payload, { collection: 'divisions', doc })
}
