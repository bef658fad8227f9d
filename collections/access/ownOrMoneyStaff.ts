import { ownOr } from './ownOr'

/** Documents whose `user` is the signed-in person; all of them for staff who handle money. */
export const ownOrMoneyStaff = ownOr('money')
