import {
  LINE_OUTCOMES,
  LINE_QUESTIONS,
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
