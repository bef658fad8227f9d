import { fromJubaTime } from '../../../platform/jubaTime'

/** The moment that a payment of a day counts for: noon in Juba, never in the future. */
export const paidAtOf = (day: string, now = new Date()): Date => {
  const noon = new Date(fromJubaTime(`${day}T12:00`))
  return noon < now ? noon : now
}
