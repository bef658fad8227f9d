import { formatDate, formatTime } from '../../../../lib/dates'

/** A day and a time in Juba, in a table. */
export const Moment = ({ at }: { at: string }) => (
  <time dateTime={at} className="tabular-nums">
    {formatDate(at)}, {formatTime(at)}
  </time>
)
