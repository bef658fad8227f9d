/** The versions that cached answers and pages are keyed by. Every subject whose data visitors see moves them. */
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
