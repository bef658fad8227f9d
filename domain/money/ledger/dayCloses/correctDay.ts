import type { PayloadRequest } from 'payload'
import { formatMoney } from '../../../../platform/moneyFormat.schema'
import { recordChange } from '../../../audit'
import { addServerTask, finishServerTask } from '../../../office/tasks'
import { finaliseDayCloses } from './closeDay'
import type { CorrectionDecision, CorrectionInput } from './dayClose.schema'
import { addCorrection, findDayCloseById, setCorrectionStatus } from './dayClosesRepository'

export type CorrectionProblem = 'not_found' | 'too_much' | 'waiting'

const taskKey = (id: string, key: string): string => `cash:${id}:${key}`

/**
 * Asks for a part of a closed day's difference to be taken back, because its cause was found and corrected. It is booked
 * once a second person has confirmed it. The same key again asks for nothing else.
 * @returns `too_much` for more than is left of the difference; `waiting` while another correction of the day waits
 */
export const askForCorrection = async (
  req: PayloadRequest,
  id: string,
  input: CorrectionInput,
  by: string,
): Promise<{ status: 'asked' } | { problem: CorrectionProblem }> => {
  const { payload } = req
  const close = await findDayCloseById(payload, id)
  if (!close) return { problem: 'not_found' }
  if (close.corrections?.some(({ key }) => key === input.key)) return { status: 'asked' }
  const leftMinor = Math.abs(close.countedMinor - close.expectedMinor) - (close.correctedMinor ?? 0)
  if (input.amountMinor > leftMinor) return { problem: 'too_much' }
  if (!(await addCorrection(payload, close, { ...input, by }))) return { problem: 'waiting' }
  await recordChange(req, {
    action: 'day.correction-asked',
    subject: { collection: 'day-closes', id, title: close.day },
    after: { day: close.day, amountMinor: input.amountMinor },
    reason: input.reason,
  })
  const amount = formatMoney({ amountMinor: input.amountMinor, currency: close.currency })
  await addServerTask(payload, {
    key: taskKey(id, input.key),
    title: `Confirm the correction of the cash of ${close.day}: ${amount}`,
    note: `Somebody else than who asked for it confirms it. Reason: ${input.reason}`,
    link: `/admin/payments/day-close?${new URLSearchParams({
      day: close.day,
      currency: close.currency,
      chapter: close.chapter?.toHexString() ?? '',
    }).toString()}`,
  })
  return { status: 'asked' }
}

/**
 * Confirms or declines a correction that somebody else asked for. Confirmed, it is booked today.
 * @returns `waiting` when no correction of this key waits for this person's decision
 */
export const decideCorrection = async (
  req: PayloadRequest,
  id: string,
  { key, decision }: CorrectionDecision,
  by: string,
): Promise<{ status: 'confirmed' | 'declined' } | { problem: CorrectionProblem }> => {
  const { payload } = req
  const close = await findDayCloseById(payload, id)
  const correction = close?.corrections?.find((each) => each.key === key)
  if (!close || !correction) return { problem: 'not_found' }
  const decided = await setCorrectionStatus(payload, close, correction, { status: decision, by })
  if (!decided) return { problem: 'waiting' }
  await recordChange(req, {
    action: 'day.correction-decided',
    subject: { collection: 'day-closes', id, title: close.day },
    before: { correctedMinor: close.correctedMinor ?? 0 },
    after: { correctedMinor: decided.correctedMinor ?? 0, decision },
    reason: correction.reason,
  })
  await finishServerTask(payload, taskKey(id, key), by)
  await finaliseDayCloses(payload)
  return { status: decision }
}
