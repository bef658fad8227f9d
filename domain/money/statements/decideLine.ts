import { ObjectId } from 'mongodb'
import type { PayloadRequest } from 'payload'
import { recordChange } from '../../audit'
import { findInvoice } from '../invoices'
import { findPayment } from '../payments'
import { finaliseLine } from './finaliseLine'
import { LINE_OUTCOMES, type LineDecided } from './line.schema'
import { type LineDecision } from './lineDecision.schema'
import type { LinePlan } from './matching/planLine'
import { type StoredLine, changeLine, findLine } from './statementsRepository'
import { toFields } from './reading/toFields'

export type LineProblemCode = 'not_found' | 'changed_meanwhile' | 'not_fitting' | 'own'

const wordsOf = (line: StoredLine): string => LINE_OUTCOMES[line.outcome ?? 'question']

/** What the decision makes of a line; null when it does not fit the line. */
const planOf = async (
  { payload }: PayloadRequest,
  line: StoredLine,
  decision: LineDecision,
): Promise<LinePlan | null> => {
  const isIncome = line.amountMinor > 0
  switch (decision.action) {
    case 'invoice': {
      const invoice = await findInvoice(payload, decision.invoice)
      return invoice && isIncome
        ? { outcome: 'paid', invoice: decision.invoice, user: invoice.user.toHexString() }
        : null
    }
    case 'person':
      return isIncome ? { outcome: 'credit', user: decision.user } : null
    case 'suspense':
      return isIncome && line.outcome !== 'suspense' ? { outcome: 'suspense' } : null
    case 'reverse': {
      const payment = await findPayment(payload, decision.payment)
      const fits =
        payment?.status === 'confirmed' &&
        payment.amountMinor === -line.amountMinor &&
        payment.currency === line.currency
      return fits ? { outcome: 'reversal', reverses: decision.payment } : null
    }
    case 'ignore':
      return line.status === 'question' ? { outcome: 'ignored' } : null
  }
}

/** What may still be decided: questions, and money in suspense whose payer is known now. */
const isOpen = ({ status, outcome, needsFinalising }: StoredLine): boolean =>
  status === 'question' || (status === 'done' && outcome === 'suspense' && !needsFinalising)

/**
 * Decides what a line is, in one conditional update: of two who decide at once, one does. Safe to repeat.
 * @returns `changed_meanwhile` for who comes second; `not_fitting` for a decision that the line does not allow; `own`
 *   for money that would count for whoever decides
 */
export const decideLine = async (
  req: PayloadRequest,
  id: string,
  decision: LineDecision,
  by: string,
): Promise<LineDecided | { problem: LineProblemCode }> => {
  const { payload } = req
  const line = await findLine(payload, id)
  if (!line) return { problem: 'not_found' }
  if (line.revision !== decision.revision || !isOpen(line)) return { problem: 'changed_meanwhile' }
  const plan = await planOf(req, line, decision)
  if (!plan) return { problem: 'not_fitting' }
  if (plan.user === by) return { problem: 'own' }
  const isIgnored = decision.action === 'ignore'
  const changed = await changeLine(payload, line, [line.status], {
    ...toFields(plan),
    status: isIgnored ? 'ignored' : 'ready',
    needsFinalising: !isIgnored,
    decidedBy: new ObjectId(by),
    ...(isIgnored && { note: decision.note }),
    ...(line.payment && { replaces: line.payment }),
  })
  if (changed !== true) return { problem: 'changed_meanwhile' }
  await recordChange(req, {
    action: 'statement-line.decided',
    subject: { collection: 'statement-lines', id },
    account: plan.user,
    before: { outcome: wordsOf(line) },
    after: { outcome: LINE_OUTCOMES[plan.outcome] },
    reason: isIgnored ? decision.note : undefined,
  })
  try {
    await finaliseLine(payload, line._id)
  } catch (error) {
    payload.logger.error({ err: error, line: id }, 'a line could not be booked; it is tried again')
  }
  return { status: (await findLine(payload, id))?.status ?? 'ready' }
}
