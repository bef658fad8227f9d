/** Members whose grace period is over: who is due for removal, and what staff decide about each. */
export { confirmNotices } from './confirmNotices'
export { type RemovalRefusal, giveMoreTime, removeMember } from './decideRemoval'
export { listRemovals, whereDueForRemoval } from './listRemovals'
