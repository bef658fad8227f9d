import type { SanitizedConfig } from 'payload'
import { type ContentTopic } from '../../domain/content/contentVersionRepository'
import { moveVersionAfterChange } from '../../hooks/contentVersion'

/** What depends on the time of day is asked again after this, though nothing was published. */
export const KEPT_MS = 30_000

/** The paths whose answers to a visitor change only when a version moves, and which: lists of public collections, and seats. */
export const keptPaths = ({
  collections,
  globals,
}: SanitizedConfig): Map<string, readonly ContentTopic[]> => {
  const lists = collections.filter(({ hooks }) => hooks.afterChange.includes(moveVersionAfterChange))
  const paths = [
    '/api/frame',
    ...globals.map(({ slug }) => `/api/globals/${slug}`),
    ...lists.map(({ slug }) => `/api/${slug}`),
  ]
  return new Map<string, readonly ContentTopic[]>([
    ...paths.map((path) => [path, ['content']] as const),
    ['/api/events/seats', ['content', 'seats']],
  ])
}
