import type { Payload } from 'payload'
import { purgeCdn } from '../../../services/cdn/purgeCdn'
import {
  CONTENT_TOPICS,
  type ContentTopic,
  prepareContentVersionRead,
  writePurgedVersions,
} from './contentVersionsRepository'

/** The shared cache before the server, as the operator has set it; undefined where there is none to be told. */
const sharedCacheOf = ({
  CDN_PURGE_URL: url,
  CDN_PURGE_HEADER: header,
}: NodeJS.ProcessEnv): { url: string; header?: string } | undefined =>
  url ? { url, ...(header && { header }) } : undefined

/**
 * Has the shared cache delete the answers that depend on these topics. Does nothing where there is none.
 * @throws Error when it did not confirm
 */
export const purgeSharedCache = async (tags: readonly ContentTopic[]): Promise<void> => {
  const cache = sharedCacheOf(process.env)
  if (cache && tags.length > 0) await purgeCdn({ ...cache, tags })
}

/**
 * Purges the shared cache of everything that moved since it was last known to be right: what another process or a
 * command changed, what a failed purge left, and what was rendered before a change and stored after its purge. For the
 * last, a version counts as purged only when two runs in a row purged it: the job's interval is longer than the time
 * within which every request is answered.
 */
export const purgeWhatMoved = async (payload: Payload): Promise<void> => {
  if (!sharedCacheOf(process.env)) return
  const [current, tried, purged] = await Promise.all([
    prepareContentVersionRead(payload)(),
    prepareContentVersionRead(payload, 'purge-tried')(),
    prepareContentVersionRead(payload, 'purged')(),
  ])
  const outdated = CONTENT_TOPICS.filter((topic) => current[topic] !== purged[topic])
  if (outdated.length === 0) return
  await purgeSharedCache(outdated)
  const settled = outdated.filter((topic) => current[topic] === tried[topic])
  await writePurgedVersions(payload, 'purge-tried', current)
  await writePurgedVersions(payload, 'purged', {
    ...purged,
    ...Object.fromEntries(settled.map((topic) => [topic, current[topic]])),
  })
}
