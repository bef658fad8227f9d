export { currentMembersCondition, isCurrentMember, membershipsWithStatus } from './currentMembers'
export { type MembershipFacts, membershipStatus } from './membershipStatus'
