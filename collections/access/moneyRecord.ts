import { nobody } from './nobody'
import { ownOrMoneyStaff } from './ownOrMoneyStaff'

/** Access to records of money that the server alone writes: read by their person and by staff who handle money. */
export const moneyRecord = { create: nobody, read: ownOrMoneyStaff, update: nobody, delete: nobody }
