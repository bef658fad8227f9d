import { streamJournal } from '../../../domain/money/ledger'
import type { JournalFilter } from '../../../domain/money/ledger/journal.schema'
import { ACCOUNTS, ENTRY_PURPOSES } from '../../../domain/money/ledger/ledger.schema'
import type { CsvRow } from '../../csvAnswer'

export const JOURNAL_HEADER = [
  'Day',
  'Purpose',
  'Account',
  'Currency',
  'Debit',
  'Credit',
  'Fund',
  'Chapter',
  'Text',
  'Entry',
]

/** An amount as an accountant's spreadsheet reads it. */
const toDecimal = (minor: number): number | null => (minor > 0 ? minor / 100 : null)

/** The journal, a row for each line of an entry. */
export const journalRows = async function* (
  payload: Parameters<typeof streamJournal>[0],
  filter: JournalFilter,
): AsyncGenerator<CsvRow> {
  for await (const entry of streamJournal(payload, filter))
    for (const { account, currency, amountMinor } of entry.lines)
      yield [
        entry.day,
        ENTRY_PURPOSES[entry.purpose],
        ACCOUNTS[account].name,
        currency,
        toDecimal(amountMinor),
        toDecimal(-amountMinor),
        entry.fund,
        entry.chapter?.toHexString(),
        entry.text,
        entry._id.toHexString(),
      ]
}
