/** Merges of two people who are one, and who may be. */
export { findDuplicatesRegularly } from './duplicates/findDuplicates'
export { dismissDuplicate, listDuplicates } from './duplicates/listDuplicates'
export { finalisePersonMerges } from './finaliseMerge'
export { listMerges, readMerge } from './listMerges'
export { previewMerge } from './previewMerge'
export { searchPeople } from './searchPeople'
export { type StartedMerge, startMerge, startUndo } from './startMerge'
