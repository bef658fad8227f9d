import { PERSON_FIELDS } from '../../../../domain/people/peopleImports/fields.schema'
import { ROW_STATUSES, type RowView } from '../../../../domain/people/peopleImports/import.schema'
import { Badge } from '../../../components/ui/Badge'
import { Button } from '../../../components/ui/Button'
import { Link } from '../../../components/ui/Link'
import { deskPaths } from '../../../deskPaths'
import { plainValue } from './plainValue'
import { useRowDecision } from './useRowDecision'

interface RowProps {
  row: RowView
  /** Whether a decision can still be another one. */
  isOpen: boolean
  onDecided: () => void
}

/** What a row changes, or what is wrong with it. */
const Contents = ({ row }: { row: RowView }) => (
  <ul className="grid gap-1">
    {row.problems.map(({ field, message }) => (
      <li key={`${field} ${message}`} className="wrap-anywhere">
        {field && <strong>{PERSON_FIELDS[field]}: </strong>}
        <span dir="auto">{message}</span>
      </li>
    ))}
    {row.failure && <li className="font-semibold">{row.failure}</li>}
    {row.changes.map(({ field, before, after }) => (
      <li key={field} className="wrap-anywhere">
        {PERSON_FIELDS[field]}:{' '}
        {before !== null && <s className="whitespace-pre-line">{plainValue(field, before)}</s>}{' '}
        <bdi className="whitespace-pre-line">{plainValue(field, after)}</bdi>
      </li>
    ))}
  </ul>
)

const Row = ({ row, isOpen, onDecided }: RowProps) => {
  const decide = useRowDecision(row, onDecided)
  return (
    <tr>
      <th scope="row">{row.row}</th>
      <td data-label="Name">
        {row.user ? (
          <Link to={deskPaths.user.build(row.user)} className="link inline-flex min-h-11 items-center">
            <bdi>{row.name || 'No name'}</bdi>
          </Link>
        ) : (
          <bdi>{row.name || 'No name'}</bdi>
        )}
      </td>
      <td data-label="What">
        <Contents row={row} />
      </td>
      <td data-label="Status">
        <span className="flex flex-wrap items-center gap-3">
          <Badge tone={row.status === 'applied' ? 'good' : row.status === 'failed' ? 'stop' : 'neutral'}>
            {ROW_STATUSES[row.status]}
          </Badge>
          {isOpen && row.decision && row.decision.action !== 'leaveOut' && (
            <Button
              tone="quiet"
              aria-label={`Leave row ${row.row} out`}
              onClick={() => void decide({ action: 'leaveOut' })}
            >
              Leave Out
            </Button>
          )}
          {isOpen && row.decision?.action === 'leaveOut' && (
            <Button
              tone="quiet"
              aria-label={`Row ${row.row} is a new person`}
              onClick={() => void decide({ action: 'new' })}
            >
              New Person
            </Button>
          )}
        </span>
      </td>
    </tr>
  )
}

/** Rows of a list, each with what it would do or did. */
export const RowTable = ({ rows, ...shared }: Omit<RowProps, 'row'> & { rows: readonly RowView[] }) => (
  <table className="table data-table">
    <caption className="sr-only">Rows of the list</caption>
    <thead>
      <tr>
        {['Row', 'Name', 'What', 'Status'].map((header) => (
          <th key={header} scope="col">
            {header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <Row key={`${row.id} ${row.revision}`} row={row} {...shared} />
      ))}
    </tbody>
  </table>
)
