/** The divisions of the association, as other subjects refer to them. */
export { listChapterNames } from './listChapterNames'
export { findDivisionIds, findDivisionSlugs, findDivisionTitles } from './divisionsRepository'
