/** Day closes: the cash of a chapter and a day, counted against the ledger. */
export { closeDay, finaliseDayCloses } from './closeDay'
export { readDayCloses } from './readDayCloses'
