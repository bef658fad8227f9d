import type { Payload } from 'payload'
import { TRANSFER_ACCOUNTS } from '../../transfers/transferAccounts.constants'
import type { LineTransfer, Suggestion } from '../line.schema'
import { type StoredLine, findTransferLines } from '../statementsRepository'

/** How many of the latest transfers are looked through. */
const REMEMBERED = 1000

type Worded = Pick<StoredLine, 'amountMinor' | 'payer' | 'text'>

/** The words of a line, without numbers and days, which differ each time. */
const wordsOf = ({ payer, text, amountMinor }: Worded): string => {
  const words = `${payer ?? ''} ${text ?? ''}`.toUpperCase().match(/\p{L}{3,}/gu) ?? []
  return words.length === 0 ? '' : `${amountMinor > 0 ? 'in' : 'out'} ${words.join(' ')}`
}

/**
 * What lines with the same words were booked as: the latest decision counts. It is suggested, never booked by itself.
 */
export const readPrecedents = async (payload: Payload): Promise<(line: StoredLine) => Suggestion[]> => {
  const known = new Map<string, LineTransfer>()
  for (const { transfer, ...line } of await findTransferLines(payload, REMEMBERED)) {
    const words = wordsOf(line)
    if (!transfer?.account || words === '' || known.has(words)) continue
    const { account, chapter, text } = transfer
    known.set(words, { account, chargeMinor: 0, chapter: chapter?.toHexString(), text: text ?? '' })
  }
  return (line) => {
    const transfer = known.get(wordsOf(line))
    if (!transfer) return []
    const { amountMinor, currency } = line
    return [
      { transfer, label: TRANSFER_ACCOUNTS[transfer.account], amountMinor: Math.abs(amountMinor), currency },
    ]
  }
}
