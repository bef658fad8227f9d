import { formatDate, formatDateTime } from '../../lib/dates'

/** Something that happened to a record, or will. */
export interface RecordEvent {
  /** ISO 8601; a day alone where no time is known. */
  at: string
  title: string
  detail?: string | null | undefined
  /** Who did it. */
  by?: string
}

/** What happened to a record, in the order that is given. */
export const RecordTimeline = ({ events }: { events: readonly RecordEvent[] }) => (
  <ol className="border-b border-rule-strong">
    {events.map(({ at, title, detail, by }, place) => (
      <li key={`${at} ${place}`} className="border-t border-rule-strong py-3">
        <p className="font-semibold">{title}</p>
        {detail && (
          <p className="wrap-anywhere" dir="auto">
            {detail}
          </p>
        )}
        <p className="text-ink-soft">
          {by !== undefined && (
            <>
              <bdi>{by}</bdi>,{' '}
            </>
          )}
          <time dateTime={at}>{at.includes('T') ? formatDateTime(at) : formatDate(at)}</time>
        </p>
      </li>
    ))}
  </ol>
)
