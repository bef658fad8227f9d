import type { InvoiceLine } from '../../invoices/invoice.schema'
import type { Account } from '../../ledger/ledger.schema'

/** What is taken off each line when `creditedMinor` of the total is; sums to it exactly. */
const sharesAt = (lines: readonly InvoiceLine[], totalMinor: number, creditedMinor: number): number[] => {
  let linesMinor = 0
  let sharedMinor = 0
  return lines.map(({ quantity, unitMinor }) => {
    linesMinor += quantity * unitMinor
    const upToHere =
      linesMinor === totalMinor ? creditedMinor : Math.round(linesMinor * (creditedMinor / totalMinor))
    const share = upToHere - sharedMinor
    sharedMinor = upToHere
    return share
  })
}

/**
 * Shares what a credit note takes off among the lines of its invoice, in proportion. Pure. All notes together that take
 * off the whole take off exactly what each line was.
 * @param before what earlier notes took off
 * @returns debits, which sum to `amountMinor`
 */
export const shareIncome = (
  lines: readonly InvoiceLine[],
  { totalMinor, before, amountMinor }: { totalMinor: number; before: number; amountMinor: number },
): { account: Account; amountMinor: number }[] => {
  const earlier = sharesAt(lines, totalMinor, before)
  const now = sharesAt(lines, totalMinor, before + amountMinor)
  return lines.map(({ account }, place) => ({
    account,
    amountMinor: (now[place] ?? 0) - (earlier[place] ?? 0),
  }))
}
