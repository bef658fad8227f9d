/**
 * What staff write: saves on top of each other, versions, where records are used, the trash, scheduled publications.
 */
export type { ContentRecord } from './contentRecord.types'
export { type EditTarget } from './edits/editsRepository'
export { beginEdit, endAllEdits, endEdit, rememberBaseVersion } from './edits/guardEdits'
export { PUBLIC_CONTENT, isPublicContent } from './isPublicContent'
export { isPictureInTrash } from './mediaRepository'
export {
  moveVersionAfterDeletion,
  moveVersionAfterSave,
  recordDeletion,
  recordPublication,
  rememberPublished,
  recordGlobalChange,
} from './publicChange'
export { isSlugInTrash } from './recordsRepository'
export { publishScheduled } from './schedules/publishScheduled'
export { type ScheduleRequest, cancelSchedule, schedulePublication } from './schedules/schedulePublication'
export { type EffectsOf, askBeforeStep } from './trash/askBeforeStep'
export { confirmStep } from './trash/confirmStep'
export { emptyTrash } from './trash/emptyTrash'
export { findUses } from './trash/findUses'
export { recordMove, withdrawInTrash } from './trash/moveToTrash'
export { HOLDS_LINK } from './trash/referencePaths'
export { refuseDeletion } from './trash/refuseDeletion'
