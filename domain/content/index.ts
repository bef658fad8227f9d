/** What staff write: saves on top of each other, versions and their authors. */
export type { EditTarget } from './editsRepository'
export { beginEdit, endAllEdits, endEdit, rememberBaseVersion } from './guardEdits'
