import { MATCH_REASONS, type RowView } from '../../../../domain/people/peopleImports/import.schema'
import { PERSON_FIELDS, type ValueField } from '../../../../domain/people/peopleImports/fields.schema'
import { Button } from '../../../components/ui/Button'
import { Card } from '../../../components/ui/Card'
import { plainValue } from './plainValue'
import { useRowDecision } from './useRowDecision'

/** A row that may be about somebody known, with who that may be, and the answers. */
export const RowQuestion = ({ row, onDecided }: { row: RowView; onDecided: () => void }) => {
  const decide = useRowDecision(row, onDecided)
  return (
    <Card className="gap-4">
      <p>
        <strong>
          Row {row.row}: <bdi>{row.name}</bdi>
        </strong>
      </p>
      <p className="wrap-anywhere text-ink-soft">
        {(Object.keys(row.values) as ValueField[])
          .filter((field) => field !== 'fullName')
          .map((field) => `${PERSON_FIELDS[field]}: ${plainValue(field, row.values[field])}`)
          .join(' · ')}
      </p>
      <ul className="grid gap-3">
        {row.candidates.map(({ user, row: earlier, name, number, email, reasons }) => (
          <li key={user ?? earlier} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="wrap-anywhere">
              {earlier !== undefined && `Row ${earlier}: `}
              <bdi>{name}</bdi>
              {[number, email].filter(Boolean).map((text) => `, ${text}`)} (
              {reasons.map((reason) => MATCH_REASONS[reason]).join(', ')})
            </span>
            {user && (
              <Button
                aria-label={`Row ${row.row} is ${name}`}
                onClick={() => void decide({ action: 'same', user })}
              >
                Same Person
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-3">
        <Button aria-label={`Row ${row.row} is a new person`} onClick={() => void decide({ action: 'new' })}>
          New Person
        </Button>
        <Button
          tone="quiet"
          aria-label={`Leave row ${row.row} out`}
          onClick={() => void decide({ action: 'leaveOut' })}
        >
          Leave Out
        </Button>
      </p>
    </Card>
  )
}
