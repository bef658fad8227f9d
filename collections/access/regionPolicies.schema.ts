/*
 * What is done with events and applications, which have no other branch than a region. Apart from the other policies,
 * which every page of the site loads.
 */
import { type BranchRight, type Holder, type Right, hasRight, regionWith } from './policies.schema'

/** Who has a right for the whole association, or one for a region. */
const inRegion =
  (right: Right, ofBranch: BranchRight) =>
  (actor: Holder): boolean =>
    hasRight(actor, right) || Boolean(regionWith(actor, ofBranch))

/** Whether a person changes events: all of them, or those of the own region. */
export const changesEvents = inRegion('events', 'changeEvents')

/** Whether a person keeps the attendance of events: of all of them, or of those of the own region. */
export const keepsAttendance = inRegion('events', 'keepAttendance')

/** Whether a person decides applications: all of them, or those of the own region. */
export const decidesApplications = inRegion('memberships', 'decideApplications')
