import type { PayloadRequest } from 'payload'
import { toJubaTime } from '../../../platform/jubaTime'
import { recordChange } from '../../audit'
import { closePeriod } from './ledgerRepository'

/** Closes the books up to a day that is over, and records who did. */
export const closeBooks = async (
  req: PayloadRequest,
  day: string,
  by: string,
): Promise<'closed' | 'not_over' | 'closed_before'> => {
  if (day >= toJubaTime(new Date()).slice(0, 10)) return 'not_over'
  if (!(await closePeriod(req.payload, day, by))) return 'closed_before'
  await recordChange(req, {
    action: 'period.closed',
    subject: { collection: 'period-closes', id: day, title: day },
    after: { day },
  })
  return 'closed'
}
