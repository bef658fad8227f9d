import type { Payload } from 'payload'
import { streamEntries, voucherNumber } from '../../../domain/money/journal'
import type { JournalFilter } from '../../../domain/money/ledger/journal.schema'
import { ACCOUNTS, ENTRY_PURPOSES } from '../../../domain/money/ledger/ledger.schema'
import type { CsvRow } from '../../csvAnswer'

export const JOURNAL_HEADER = [
  'Day',
  'Voucher',
  'Purpose',
  'Account',
  'Currency',
  'Debit',
  'Credit',
  'Person',
  'Invoice',
  'Receipt',
  'Credit note',
  'Transaction',
  'Chapter',
  'Fund',
  'Text',
  'Entry',
]

/** An amount as an accountant's spreadsheet reads it. */
const toDecimal = (minor: number): number | null => (minor > 0 ? minor / 100 : null)

/** The journal, a row for each line of an entry. */
export const journalRows = async function* (payload: Payload, filter: JournalFilter): AsyncGenerator<CsvRow> {
  for await (const entry of streamEntries(payload, filter))
    for (const { account, currency, amountMinor } of entry.lines)
      yield [
        entry.day,
        voucherNumber(entry),
        ENTRY_PURPOSES[entry.purpose],
        ACCOUNTS[account].name,
        currency,
        toDecimal(amountMinor),
        toDecimal(-amountMinor),
        entry.person,
        entry.invoice,
        entry.receipt,
        entry.creditNote,
        entry.transaction,
        entry.chapter ?? 'Head office',
        entry.fund,
        entry.text,
        entry.id,
      ]
}
