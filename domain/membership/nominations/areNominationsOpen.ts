import { toJubaTime } from '../../../platform/jubaTime'

/** Nominations are open from 1 January to 31 March, days in Juba. Source: decisions.md "Nominations". */
export const areNominationsOpen = (at: Date): boolean => Number(toJubaTime(at).slice(5, 7)) <= 3
