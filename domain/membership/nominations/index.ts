/** Nominations for Fellow and Honorary membership: made, confirmed, voted on, decided. */
export { readCommittee, voteOnNomination } from './committee'
export { decideNomination, finaliseNominations } from './decideNomination'
export { listNominations, readOwnNominations } from './listNominations'
export { type NominationProblem, catchUpNominations, nominate } from './nominate'
