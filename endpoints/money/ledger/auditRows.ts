import type { Payload } from 'payload'
import { streamEntries, voucherNumber } from '../../../domain/money/journal'
import { sumTurnover } from '../../../domain/money/ledger'
import type { JournalFilter } from '../../../domain/money/ledger/journal.schema'
import { ACCOUNTS, ENTRY_PURPOSES } from '../../../domain/money/ledger/ledger.schema'
import { formatMoney } from '../../../platform/moneyFormat.schema'
import type { CsvRow } from '../../csvAnswer'

export const BALANCE_HEADER = ['Account', 'Kind', 'Currency', 'Opening', 'Debit', 'Credit', 'Closing']

/** The trial balance of a period: what each account had before, what came and went, and what it has. */
export const balanceRows = async function* (payload: Payload, filter: JournalFilter): AsyncGenerator<CsvRow> {
  for (const turnover of await sumTurnover(payload, filter)) {
    const { account, currency, openingMinor, debitMinor, creditMinor } = turnover
    const closingMinor = openingMinor + debitMinor - creditMinor
    const { name, kind } = ACCOUNTS[account]
    yield [name, kind, currency, openingMinor / 100, debitMinor / 100, creditMinor / 100, closingMinor / 100]
  }
}

export const VOUCHER_HEADER = ['Voucher', 'Day', 'Purpose', 'Amount', 'Person', 'Documents', 'Text', 'Entry']

/** A row for each entry: what an auditor picks vouchers from. */
export const voucherRows = async function* (payload: Payload, filter: JournalFilter): AsyncGenerator<CsvRow> {
  for await (const entry of streamEntries(payload, filter)) {
    const debits = entry.lines.filter(({ amountMinor }) => amountMinor > 0)
    const { invoice, receipt, creditNote, transaction } = entry
    yield [
      voucherNumber(entry),
      entry.day,
      ENTRY_PURPOSES[entry.purpose],
      debits.map(formatMoney).join(' + '),
      entry.person,
      [invoice, receipt, creditNote, transaction].filter(Boolean).join(', '),
      entry.text,
      entry.id,
    ]
  }
}
