import { ObjectId } from 'mongodb'
import type { PayloadRequest } from 'payload'
import { recordChange } from '../../audit'
import { findInvoice, findInvoicesById } from '../invoices'
import { findPayment, neededOf } from '../payments'
import { finaliseLine } from './finaliseLine'
import { LINE_OUTCOMES, type LineDecided, type LineStatus } from './line.schema'
import { type LineDecision } from './lineDecision.schema'
import type { LinePlan } from './matching/planLine'
import { type StoredLine, changeLine, findLine } from './statementsRepository'
import { transferOfLine } from './lineTransfer'
import { toFields } from './reading/toFields'

export type LineProblemCode = 'not_found' | 'changed_meanwhile' | 'not_fitting' | 'own'

/** A line that pays several invoices: each is open and needs its part, and the parts are not more than the line. */
const planSplit = async (
  { payload }: PayloadRequest,
  { amountMinor, currency }: StoredLine,
  { user, parts }: Extract<LineDecision, { action: 'split' }>,
): Promise<LinePlan | null> => {
  const invoices = await findInvoicesById(
    payload,
    parts.map(({ invoice }) => new ObjectId(invoice)),
  )
  const isNeeded = (part: (typeof parts)[number]): boolean => {
    const invoice = invoices.get(part.invoice)
    return invoice?.status === 'open' && part.amountMinor <= neededOf(invoice, currency)
  }
  const total = parts.reduce((sum, part) => sum + part.amountMinor, 0)
  return total <= amountMinor && parts.every(isNeeded) ? { outcome: 'split', user, parts } : null
}

/** Whether a line would pay an invoice of whoever decides about it. */
const isForOwn = async ({ payload }: PayloadRequest, { user, parts = [] }: LinePlan, by: string) => {
  const invoices = await findInvoicesById(
    payload,
    parts.map(({ invoice }) => new ObjectId(invoice)),
  )
  return user === by || [...invoices.values()].some((invoice) => invoice.user.equals(by))
}

const wordsOf = (line: StoredLine): string => LINE_OUTCOMES[line.outcome ?? 'question']

/** What the decision makes of a line; null when it does not fit the line. */
const planOf = async (
  req: PayloadRequest,
  line: StoredLine,
  decision: LineDecision,
): Promise<LinePlan | null> => {
  const { payload } = req
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
    case 'split':
      return isIncome ? planSplit(req, line, decision) : null
    case 'transfer': {
      const { account, chargeMinor, chapter, text } = decision
      const transfer = { account, chargeMinor, chapter, text }
      const fits = line.outcome !== 'suspense' && transferOfLine(line, transfer)
      return fits ? { outcome: 'transfer', transfer } : null
    }
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
    case 'refund': {
      const payment = await findPayment(payload, decision.payment)
      const refund = payment?.creditRefunds?.find(({ key }) => key === decision.refund)
      const fits = payment?.currency === line.currency && refund?.amountMinor === -line.amountMinor
      return fits ? { outcome: 'refund', refund: refund.key, user: payment.user?.toHexString() } : null
    }
    case 'ignore':
      return line.status === 'question' ? { outcome: 'ignored' } : null
    case 'reopen':
      return line.status === 'ignored'
        ? { outcome: 'question', question: isIncome ? 'noReference' : 'moneyLeft' }
        : null
  }
}

/** What may still be decided: questions, what was set aside, and money in suspense whose payer is known now. */
const isOpen = ({ status, outcome, needsFinalising }: StoredLine): boolean =>
  status === 'question' ||
  status === 'ignored' ||
  (status === 'done' && outcome === 'suspense' && !needsFinalising)

/** Where a decision leaves a line: booked by what follows, set aside, or to be decided again. */
const statusAfter = ({ action }: LineDecision): LineStatus => {
  if (action === 'reopen') return 'question'
  return action === 'ignore' ? 'ignored' : 'ready'
}

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
  // what was set aside is opened first: nobody books it in passing
  if (line.status === 'ignored' && decision.action !== 'reopen') return { problem: 'not_fitting' }
  const plan = await planOf(req, line, decision)
  if (!plan) return { problem: 'not_fitting' }
  if (await isForOwn(req, plan, by)) return { problem: 'own' }
  const status = statusAfter(decision)
  const isIgnored = decision.action === 'ignore'
  const changed = await changeLine(payload, line, [line.status], {
    ...toFields(plan),
    status,
    needsFinalising: status === 'ready',
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
    after: {
      outcome: LINE_OUTCOMES[plan.outcome],
      ...(plan.parts && { parts: plan.parts }),
      ...(plan.transfer && { transfer: plan.transfer }),
    },
    reason: isIgnored ? decision.note : undefined,
  })
  try {
    await finaliseLine(payload, line._id)
  } catch (error) {
    payload.logger.error({ err: error, line: id }, 'a line could not be booked; it is tried again')
  }
  return { status: (await findLine(payload, id))?.status ?? 'ready' }
}
