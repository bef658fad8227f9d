import type { PersonPartRow } from '../../../../domain/people/personRecord/personParts.schema'
import { Badge } from '../../../components/ui/Badge'
import { SmartLink } from '../../../components/ui/SmartLink'
import { formatDate, formatDateTime } from '../../../lib/dates'
import { Difference } from './Difference'

/** A day without a time is as long. */
const DAY_LENGTH = 'YYYY-MM-DD'.length

const Title = ({ title, link }: Pick<PersonPartRow, 'title' | 'link'>) =>
  link ? (
    <SmartLink href={link} className="link inline-flex min-h-11 items-center">
      <bdi>{title}</bdi>
    </SmartLink>
  ) : (
    <bdi>{title}</bdi>
  )

const Row = ({ title, facts, days, state, at, link, text, change }: PersonPartRow) => (
  <li className="grid gap-x-6 gap-y-1 border-t border-rule-strong py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
    <div className="min-w-0">
      <p className="font-semibold break-words">
        <Title title={title} link={link} />
      </p>
      {(facts.length > 0 || days.length > 0) && (
        <p className="break-words text-ink-soft">
          {[...facts, days.map(({ name, day }) => `${name} ${formatDate(day)}`).join(' ')]
            .filter(Boolean)
            .join('. ')}
        </p>
      )}
      {change && <Difference {...change} />}
      {text && (
        <p className="whitespace-pre-line break-words" dir="auto">
          {text}
        </p>
      )}
    </div>
    <p className="flex flex-wrap items-start gap-x-3 text-ink-soft sm:flex-col sm:items-end">
      {at && <time dateTime={at}>{at.length === DAY_LENGTH ? formatDate(at) : formatDateTime(at)}</time>}
      {state && <Badge>{state}</Badge>}
    </p>
  </li>
)

/** The records of a part, the newest first. */
export const PartRows = ({ rows }: { rows: readonly PersonPartRow[] }) => (
  <ol className="border-b border-rule-strong">
    {rows.map((row) => (
      <Row key={row.id} {...row} />
    ))}
  </ol>
)
