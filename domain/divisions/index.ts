/** The divisions of the association, as other subjects refer to them. */
export { findDivisionIds, findDivisionSlugs } from './divisionsRepository'
