/** What staff write: saves on top of each other, versions and their authors, where records are used, the trash. */
export type { EditTarget } from './editsRepository'
export { emptyTrash } from './emptyTrash'
export { findUses } from './findUses'
export { beginEdit, endAllEdits, endEdit, rememberBaseVersion } from './guardEdits'
export { HOLDS_LINK } from './referencePaths'
export { askToConfirm, confirmStep, describeLosses, isConfirmed, refuseInUse } from './trash'
export { isSlugInTrash } from './usesRepository'
