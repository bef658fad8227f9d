export {
  countEventsOf,
  deleteMembershipsOf,
  findChangedByHand,
  findMembershipsByNumbers,
  findMembershipsOf,
  insertEvents,
  insertMemberships,
  releaseSeriesNumbers,
} from './bulkMembershipsRepository'
export { announceMembership } from './announceMembership'
export { countCurrentMembers } from './countCurrentMembers'
export { drawCertificate, findCertifiedMembership } from './drawCertificate'
export { type ExportedMembership, exportMemberships } from './exportMemberships'
export {
  endOfGracePeriod,
  hasLapsed,
  type DateCondition,
  type DatesCondition,
  currentMembersCondition,
  isCurrentMember,
  membershipsWithStatus,
  type MembershipFacts,
  membershipStatus,
} from './membershipStatus'
export { keepNumbers, issueMembershipNumber } from './keepNumbers'
export {
  type NewMembershipEvent,
  type StoredMembershipEvent,
  appendEvent,
  countEvents,
  findEvents,
  findUnfinalisedEvent,
  findUnfinalisedEvents,
  markEventFinalised,
} from './membershipEventsRepository'
export {
  type EndingMembership,
  type RenewingMembership,
  type MembershipSummary,
  type StoredMembership,
  createMembership,
  fillRegisteredName,
  fillRegisteredNames,
  findGrade,
  findMemberAccounts,
  findMemberAccountsAfter,
  findMembership,
  findMembershipByNumber,
  findMembershipDates,
  findMembershipSummaries,
  findOwnRegisteredName,
  findRegisteredName,
  findUncarriedMemberships,
  hasMembershipWithEnd,
  markCarriedOver,
  markRemindersSent,
  setEnteredName,
  setRegisteredName,
  streamEndingMemberships,
  streamRenewing,
  streamUnnamedMembers,
  updateMembership,
} from './membershipsRepository'
export {
  type TermRules,
  addMonths,
  endAfterBreak,
  endAfterEnd,
  endBefore,
  firstEnd,
  isUnlimited,
  renewedEnd,
} from './membershipTerm'
export { readCompany, readCompanyName } from './company/readCompany'
export { readOwnMembership } from './readOwnMembership'
export { readTermRules } from './readTermRules'
export { reconcileMemberRole, reconcileMemberRoles } from './reconcileMemberRoles'
export { verifyMembership } from './verifyMembership'
