import type { MembershipHistoryEntry } from '../../../../../domain/membership/memberships/membershipRecord.schema'
import { formatDate, formatDateTime } from '../../../../lib/dates'
import { historyLine } from '../historyLine'

const isOtherDay = (effectiveAt: string | null, at: string): effectiveAt is string =>
  effectiveAt !== null && formatDate(effectiveAt) !== formatDate(at)

/** Everything that happened to a membership, the latest first. */
export const MembershipHistory = ({ entries }: { entries: readonly MembershipHistoryEntry[] }) =>
  entries.length === 0 ? (
    <p className="text-ink-soft">Nothing has been decided about a membership yet.</p>
  ) : (
    <ol aria-label="Membership history" className="border-b border-rule-strong">
      {entries.toReversed().map((entry) => (
        <li
          key={entry.id}
          className="grid gap-x-6 border-t border-rule-strong py-3 sm:grid-cols-[minmax(0,1fr)_auto]"
        >
          <div className="min-w-0 break-words">
            <p className="font-semibold">
              {historyLine(entry)}
              {isOtherDay(entry.effectiveAt, entry.at) && (
                <span className="font-normal"> from {formatDate(entry.effectiveAt)}</span>
              )}
            </p>
            {entry.reason && <p dir="auto">{entry.reason}</p>}
            {entry.sharedReason && (
              <p className="text-ink-soft" dir="auto">
                Told to the member: {entry.sharedReason}
              </p>
            )}
          </div>
          <p className="text-ink-soft sm:text-end">
            <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
            <span className="block">
              <bdi>{entry.by ?? 'by the server'}</bdi>
            </span>
          </p>
        </li>
      ))}
    </ol>
  )
