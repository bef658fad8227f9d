import { type SubmitEvent, useState } from 'react'
import type { StatementDraft } from '../../../../domain/money/statements/line.schema'
import { SEPARATORS, type Separator } from '../../../../platform/tables/table.schema'
import { DAY_FORMATS, type DayFormat } from '../../../../domain/money/statements/statement.schema'
import type { StatementMapping } from '../../../../domain/money/statements/mapping.schema'
import { CURRENCIES, type Currency } from '../../../../platform/moneyFormat.schema'
import { Button } from '../../../components/ui/Button'
import { Select } from '../../../components/ui/Select'
import { optionsOf } from '../../../lib/optionsOf'
import { guessDayFormat, guessHeaderRow } from './guessTable'

export interface MappingFormProps {
  draft: StatementDraft
  /** The account's own currency. */
  currency: Currency | null
  isBusy: boolean
  onSeparator: (separator: string) => void
  onSubmit: (mapping: StatementMapping) => void
}

const COLUMNS = [
  { name: 'day', label: 'Booking day', words: /date|day|datum/i, isNeeded: true },
  { name: 'amount', label: 'Amount, with sign', words: /amount|betrag|value$/i },
  { name: 'credit', label: 'Money that came', words: /credit|paid in|deposit/i },
  { name: 'debit', label: 'Money that left', words: /debit|paid out|withdraw/i },
  {
    name: 'text',
    label: 'Reference or description',
    words: /ref|narrat|descr|detail|text|particular/i,
    isNeeded: true,
  },
  { name: 'payer', label: 'Payer', words: /payer|name|from|sender/i },
  { name: 'transaction', label: 'Transaction number', words: /transaction|trx|^id$|number/i },
  { name: 'currencyColumn', label: 'Currency', words: /curr|ccy/i },
] as const

const toColumn = (value: FormDataEntryValue | null): number | null =>
  value === null || value === '' ? null : Number(value)

/** Which column of a bank's table is what, with values of the file. It is kept for the account's next statement. */
export const MappingForm = ({ draft, currency, isBusy, onSeparator, onSubmit }: MappingFormProps) => {
  const { sample, mapping } = draft
  const [headerRow, setHeaderRow] = useState(mapping?.headerRow ?? guessHeaderRow(sample))
  const names = sample[headerRow - 1] ?? []
  const width = Math.max(0, ...sample.map((cells) => cells.length))
  const columns = Array.from({ length: width }, (_, index) => ({
    value: String(index),
    label: `${index + 1}: ${names[index] ?? ''} – “${sample[headerRow]?.[index] ?? ''}”`,
  }))
  const chosenOf = ({ name, words }: (typeof COLUMNS)[number]): string => {
    const saved = name === 'text' ? mapping?.text[0] : mapping?.[name]
    const guess = mapping ? -1 : names.findIndex((text) => words.test(text))
    return saved === undefined || saved === null ? (guess === -1 ? '' : String(guess)) : String(saved)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const column = (name: string): number | null => toColumn(form.get(name))
    onSubmit({
      separator: form.get('separator') as Separator,
      headerRow,
      day: column('day') ?? 0,
      dayFormat: form.get('dayFormat') as DayFormat,
      amount: column('amount'),
      credit: column('credit'),
      debit: column('debit'),
      currencyColumn: column('currencyColumn'),
      currency: form.get('currency') as Currency,
      text: [column('text') ?? 0],
      payer: column('payer'),
      transaction: column('transaction'),
    })
  }
  return (
    <form className="grid gap-5" onSubmit={submit}>
      <p className="max-w-text">
        Please say what each column means. Your answer is kept for the next statement of this account.
      </p>
      <div className="grid gap-4 md:grid-cols-2">
        <Select
          label="Columns are separated by"
          name="separator"
          defaultValue={draft.separator}
          onChange={({ target }) => onSeparator(target.value)}
          options={optionsOf(SEPARATORS)}
        />
        <Select
          label="Row with the names of the columns"
          name="headerRow"
          value={String(headerRow)}
          onChange={({ target }) => {
            setHeaderRow(Number(target.value))
          }}
          options={[0, ...sample.keys()].slice(0, sample.length).map((row) => ({
            value: String(row),
            label: row === 0 ? 'None' : `Row ${row}: ${(sample[row - 1] ?? []).join(', ').slice(0, 60)}`,
          }))}
        />
        {COLUMNS.map((column) => (
          <Select
            key={`${column.name} ${headerRow}`}
            label={column.label}
            name={column.name}
            required={'isNeeded' in column}
            emptyLabel={'isNeeded' in column ? 'Please choose' : 'None'}
            defaultValue={chosenOf(column)}
            options={columns}
          />
        ))}
        <Select
          label="Days look like"
          name="dayFormat"
          defaultValue={mapping?.dayFormat ?? guessDayFormat(sample.slice(headerRow))}
          options={optionsOf(DAY_FORMATS)}
        />
        <Select
          label="Currency without a column"
          name="currency"
          defaultValue={currency ?? mapping?.currency}
          options={optionsOf(CURRENCIES)}
        />
      </div>
      <p>
        <Button type="submit" tone="main" isBusy={isBusy}>
          Show Preview
        </Button>
      </p>
    </form>
  )
}
