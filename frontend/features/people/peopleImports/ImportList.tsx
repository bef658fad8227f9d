import {
  IMPORT_STATUSES,
  type ImportView,
  ROW_OUTCOMES,
  type RowOutcome,
} from '../../../../domain/people/peopleImports/import.schema'
import { Badge } from '../../../components/ui/Badge'
import { Button } from '../../../components/ui/Button'
import { formatDate } from '../../../lib/dates'

const outcomesText = ({ outcomes }: ImportView): string =>
  (Object.entries(outcomes) as [RowOutcome, number][])
    .map(([outcome, count]) => `${ROW_OUTCOMES[outcome]}: ${count}`)
    .join(' · ') || 'Not checked'

/** The lists that were uploaded, the latest first. */
export const ImportList = ({
  imports,
  onOpen,
}: {
  imports: readonly ImportView[]
  onOpen: (id: string) => void
}) =>
  imports.length === 0 ? null : (
    <section aria-labelledby="lists" className="grid gap-4">
      <h2 id="lists" className="text-xl">
        Lists
      </h2>
      <table className="table data-table">
        <caption className="sr-only">Lists of people</caption>
        <thead>
          <tr>
            {['File', 'Uploaded', 'Rows', 'Status', 'Open'].map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {imports.map((each) => (
            <tr key={each.id}>
              <th scope="row" className="wrap-anywhere">
                {each.name}
              </th>
              <td data-label="Uploaded">{formatDate(each.createdAt)}</td>
              <td data-label="Rows">{outcomesText(each)}</td>
              <td data-label="Status">
                <Badge tone={each.status === 'imported' ? 'good' : 'neutral'}>
                  {IMPORT_STATUSES[each.status]}
                </Badge>
              </td>
              <td data-label="Open">
                <Button
                  tone="quiet"
                  aria-label={`Open ${each.name}`}
                  onClick={() => {
                    onOpen(each.id)
                  }}
                >
                  Open
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
