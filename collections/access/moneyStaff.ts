import { withRight } from './withRight'

/** Staff who handle money. Fits collection, field and global access alike. */
export const moneyStaff = withRight('money')
