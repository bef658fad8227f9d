import { toJubaTime } from '../../platform/jubaTime'

const DAY_LENGTH = 'YYYY-MM-DD'.length

/** The day in Juba, `YYYY-MM-DD`. */
export const todayInJuba = (now = new Date()): string => toJubaTime(now).slice(0, DAY_LENGTH)
