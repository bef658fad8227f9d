import {
  LINE_OUTCOMES,
  LINE_QUESTIONS,
  RECEIPTS_WITHIN_DAYS,
  type LineOutcome,
  type StatementPreview,
} from '../../../../domain/money/statements/line.schema'
import { formatMoney } from '../../../../platform/moneyFormat.schema'
import { Badge } from '../../../components/ui/Badge'

/** What an import would do: how many lines of each kind, the first lines, those that cannot be read, and what is left out. */
export const PreviewTable = ({ preview }: { preview: StatementPreview }) => (
  <div className="grid gap-5">
    {preview.problemCount > 0 && (
      <div role="alert" className="grid gap-2 border-s-4 border-laterite p-4">
        <p className="font-semibold">
          {preview.problemCount} {preview.problemCount === 1 ? 'line' : 'lines'} cannot be read. Nothing is
          imported until all lines can be read.
        </p>
        <ul className="list-disc ps-5">
          {preview.problems.map(({ row, message }) => (
            <li key={`${row} ${message}`} className="wrap-anywhere">
              Row {row}: {message}
            </li>
          ))}
        </ul>
      </div>
    )}
    {preview.balance && preview.balance.missingMinor !== 0 && (
      <p role="alert" className="border-s-4 border-amber p-4">
        The lines do not add up to the balances of the file:{' '}
        {formatMoney({ amountMinor: preview.balance.missingMinor, currency: preview.balance.currency })} is
        missing. Please check that the file is whole.
      </p>
    )}
    {preview.balance && (
      <p>
        The file says that the account held{' '}
        <strong>
          {formatMoney({ amountMinor: preview.balance.closingMinor, currency: preview.balance.currency })}
        </strong>{' '}
        at the end of {preview.balance.day}. After the import, “Does it agree?” compares it with the ledger.
      </p>
    )}
    {preview.leftOutCount > 0 && (
      <details>
        <summary className="cursor-pointer">
          {preview.leftOutCount === 1
            ? '1 row is no payment and is left out'
            : `${preview.leftOutCount.toLocaleString('en')} rows are no payments and are left out`}
        </summary>
        <ul className="list-disc ps-5 pt-2">
          {preview.leftOut.map(({ row, text }) => (
            <li key={row} className="wrap-anywhere">
              Row {row}: {text}
            </li>
          ))}
        </ul>
      </details>
    )}
    <ul className="flex flex-wrap gap-x-6 gap-y-2">
      {(Object.entries(preview.outcomes) as [LineOutcome, number][]).map(([outcome, count]) => (
        <li key={outcome}>
          <strong className="tabular-nums">{count}</strong> {LINE_OUTCOMES[outcome]}
        </li>
      ))}
    </ul>
    <p>
      Payers get their receipts by email once the lines are booked, but for payments from more than{' '}
      {RECEIPTS_WITHIN_DAYS} days ago.
    </p>
    <table className="table data-table">
      <caption className="sr-only">The first lines of the statement</caption>
      <thead>
        <tr>
          {['Row', 'Day', 'Amount', 'Payer', 'Text', 'Outcome'].map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {preview.lines.map((line, index) => (
          <tr key={`${line.row} ${index}`}>
            <th scope="row">{line.row}</th>
            <td data-label="Day" className="whitespace-nowrap">
              {line.day}
            </td>
            <td data-label="Amount" className="whitespace-nowrap tabular-nums">
              {formatMoney(line)}
            </td>
            <td data-label="Payer" dir="auto">
              {line.payer}
            </td>
            <td data-label="Text" dir="auto" className="wrap-anywhere">
              {line.text}
            </td>
            <td data-label="Outcome">
              <Badge tone={line.outcome === 'question' ? 'warning' : 'neutral'}>
                {LINE_OUTCOMES[line.outcome]}
              </Badge>
              {line.question && <p className="text-ink-soft">{LINE_QUESTIONS[line.question]}</p>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
