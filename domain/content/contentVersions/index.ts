/**
 * The versions in the cache keys of answers and pages. Every subject with data for visitors increments them.
 */
export {
  type ContentTopic,
  type ContentVersions,
  MEMBERS_VERSION,
  moveContentVersion,
  moveMembersVersion,
  onContentVersionMoved,
  prepareContentVersionRead,
  readContentVersion,
} from './contentVersionsRepository'
export { purgeSharedCache, purgeWhatMoved } from './purgeSharedCache'
