import { type Currency, convert } from '../../../../platform/money.schema'
import type { LineOutcome, LineQuestion, LineTransfer, Suggestion } from '../line.schema'
import type { ReferenceIndex, Referenced } from './ReferenceIndex'
import type { ParsedLine } from '../statement.schema'

/** An invoice that a line may pay. `openMinor` goes down while lines are planned. */
export interface PayableInvoice extends Referenced {
  number: string
  user: string
  name: string
  currency: Currency
  openMinor: number
  sspPerUsd: number | null
}

/** A payment that its payer reported, or that was confirmed by hand. */
export interface Claim {
  id: string
  invoice: string | null
  user: string | null
  amountMinor: number
  currency: Currency
  transaction: string
}

/** What lines are compared with. */
export interface MatchContext {
  invoices: ReferenceIndex<PayableInvoice>
  /** By reference: invoices that are not open. */
  settled: ReadonlyMap<string, PayableInvoice>
  claims: Claim[]
  /** Confirmed payments, by transaction number and by the id of the invoice. */
  confirmed: ReadonlyMap<string, Claim[]>
  suggest: (line: ParsedLine) => Suggestion[]
}

/** What a line is. A plan with a question is decided by staff. */
export interface LinePlan {
  outcome: LineOutcome
  question?: LineQuestion
  suggestions?: Suggestion[]
  invoice?: string
  user?: string
  /** What each of several invoices gets, in the line's currency; the rest is the person's credit. */
  parts?: { invoice: string; amountMinor: number }[]
  /** A claim that the line confirms. */
  payment?: string
  reverses?: string
  transfer?: LineTransfer
  /** The key of the pay-back that it is. */
  refund?: string
}

const ask = (question: LineQuestion, suggestions: Suggestion[]): LinePlan => ({
  outcome: 'question',
  question,
  suggestions,
})

const toSuggestion = ({ id, user, number, name, openMinor, currency }: PayableInvoice): Suggestion => ({
  invoice: id,
  user,
  label: `${number}, ${name}`,
  amountMinor: openMinor,
  currency,
})

/** A transaction number as it is compared. */
export const normaliseTransaction = (text: string): string => text.toUpperCase().replace(/[^0-9A-Z]/g, '')

/** Takes the claim that meets a condition: two lines are never the same payment. */
const takeClaim = ({ claims }: MatchContext, isMet: (claim: Claim) => boolean): Claim | undefined => {
  const index = claims.findIndex(isMet)
  return index === -1 ? undefined : claims.splice(index, 1)[0]
}

/** Pays an invoice in the plan: what a later line finds open is less. */
const pay = (
  { amountMinor, currency }: ParsedLine,
  invoice: PayableInvoice,
  isTypo: boolean,
  context: MatchContext,
): LinePlan => {
  const { id, user, openMinor, sspPerUsd } = invoice
  if (currency !== invoice.currency && !sspPerUsd) return ask('ownMoney', [toSuggestion(invoice)])
  const worth = convert({ amountMinor, currency }, invoice.currency, { sspPerUsd: sspPerUsd ?? 1 })
  if (isTypo && worth !== openMinor) return ask('typo', [toSuggestion(invoice)])
  const claim = takeClaim(
    context,
    (each) => each.invoice === id && each.amountMinor === amountMinor && each.currency === currency,
  )
  invoice.openMinor = Math.max(0, openMinor - worth)
  if (claim) return { outcome: 'report', payment: claim.id, invoice: id, user }
  const outcome =
    openMinor === 0 ? 'duplicate' : worth === openMinor ? 'paid' : worth < openMinor ? 'partial' : 'overpaid'
  return { outcome, invoice: id, user }
}

const planIncome = (line: ParsedLine, context: MatchContext): LinePlan => {
  const match = context.invoices.match(line.text)
  const named =
    match.kind === 'one'
      ? match.item
      : match.kind === 'other'
        ? context.settled.get(match.reference)
        : undefined
  const transaction = normaliseTransaction(line.transaction)
  const hasTransaction = ({ transaction: other }: Claim): boolean =>
    transaction.length >= 4 && normaliseTransaction(other) === transaction
  const reported = context.claims.find(hasTransaction)
  if (reported) {
    const fits =
      reported.currency === line.currency &&
      (named ? reported.invoice === named.id : reported.amountMinor === line.amountMinor)
    if (!fits) return ask('otherReport', named ? [toSuggestion(named)] : context.suggest(line))
    takeClaim(context, hasTransaction)
    if (named) named.openMinor = Math.max(0, named.openMinor - line.amountMinor)
    return {
      outcome: 'report',
      payment: reported.id,
      invoice: reported.invoice ?? undefined,
      user: reported.user ?? undefined,
    }
  }
  if (named) return pay(line, named, match.kind === 'one' && match.isTypo, context)
  if (match.kind === 'several') return ask('severalReferences', match.items.slice(0, 5).map(toSuggestion))
  return ask(match.kind === 'other' ? 'unknownReference' : 'noReference', context.suggest(line))
}

/** Money that left: it takes back the payment that the line names, when there is exactly one with the amount. */
const planExpense = (line: ParsedLine, { invoices, settled, confirmed }: MatchContext): LinePlan => {
  const match = invoices.match(line.text)
  const named =
    match.kind === 'one' && !match.isTypo
      ? match.item
      : match.kind === 'other'
        ? settled.get(match.reference)
        : undefined
  const transaction = normaliseTransaction(line.transaction)
  const candidates = [
    ...(transaction ? (confirmed.get(transaction) ?? []) : []),
    ...(named ? (confirmed.get(named.id) ?? []) : []),
  ].filter(({ amountMinor, currency }) => amountMinor === -line.amountMinor && currency === line.currency)
  const [only, ...others] = [...new Map(candidates.map((each) => [each.id, each])).values()]
  if (only && others.length === 0)
    return {
      outcome: 'reversal',
      reverses: only.id,
      invoice: only.invoice ?? undefined,
      user: only.user ?? undefined,
    }
  const suggestions = [...new Set(candidates)]
    .slice(0, 5)
    .map(({ id, amountMinor, currency }): Suggestion => ({
      payment: id,
      label: named ? `${named.number}, ${named.name}` : 'Payment',
      amountMinor,
      currency,
    }))
  return ask('moneyLeft', suggestions)
}

/** What a line is, from its text, amount and transaction number. A reference decides; amount and payer only suggest. */
export const planLine = (line: ParsedLine, context: MatchContext): LinePlan =>
  line.amountMinor > 0 ? planIncome(line, context) : planExpense(line, context)
