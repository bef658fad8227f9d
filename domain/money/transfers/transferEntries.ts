import type { LedgerLine } from '../ledger/ledger.schema'
import type { Transfer } from './transfer.schema'

type Moved = Omit<Transfer, 'key' | 'day' | 'text'>

/** An entry of a transfer, of the chapter whose box of cash it changes. */
export interface TransferEntry {
  chapter: string | undefined
  lines: LedgerLine[]
}

/** What arrives; from one currency to another it passes through the account of exchange. */
const arrivalOf = ({ to, currency, amountMinor, chargeMinor, received }: Moved): LedgerLine[] => {
  const leftMinor = amountMinor - chargeMinor
  if (!received) return [{ account: to, currency, amountMinor: leftMinor }]
  return [
    { account: 'exchange', currency, amountMinor: leftMinor },
    { account: 'exchange', currency: received.currency, amountMinor: -received.amountMinor },
    { account: to, ...received },
  ]
}

/**
 * The entries of a transfer. Cash that one chapter hands to another is on its way between two entries, since an entry
 * belongs to one chapter.
 */
export const transferEntries = (transfer: Moved): TransferEntry[] => {
  const { from, to, currency, amountMinor, chargeMinor, fromChapter, toChapter } = transfer
  const departure: LedgerLine[] = [
    { account: from, currency, amountMinor: -amountMinor },
    { account: 'charges', currency, amountMinor: chargeMinor },
  ]
  const arrival = arrivalOf(transfer)
  if (from !== 'cash' || to !== 'cash' || fromChapter === toChapter)
    return [
      {
        chapter: from === 'cash' ? fromChapter : to === 'cash' ? toChapter : undefined,
        lines: [...departure, ...arrival],
      },
    ]
  const onTheWay = { account: 'cashOnTheWay', currency, amountMinor: amountMinor - chargeMinor } as const
  return [
    { chapter: fromChapter, lines: [...departure, onTheWay] },
    { chapter: toChapter, lines: [{ ...onTheWay, amountMinor: -onTheWay.amountMinor }, ...arrival] },
  ]
}
