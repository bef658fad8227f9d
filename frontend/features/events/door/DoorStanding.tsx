import { Badge } from '../../../components/ui/Badge'
import { formatDateTime } from '../../../lib/dates'
import { inTimes } from '../../../lib/inTimes'
import { closedUntil, conflictsOf, countIn } from './judge'
import { doorOf } from './doorTexts'
import type { Door } from './useDoor'

const inWords = (count: number): string => count.toLocaleString('en-GB')

/** How many are in, and how the device stands with the server. */
export const DoorStanding = ({ door: { state, isKept } }: { door: Door }) => {
  const { known, isHeard, unsent, isFull, refusal } = state
  if (!known) return null
  const { expected: admitted, others, here } = countIn(known)
  const opensAt = closedUntil(known)
  const expected = known.list.entries.filter((entry) => entry.state === 'valid').length
  return (
    <div className="grid gap-3">
      <p className="text-xl tabular-nums">
        <strong>{inWords(admitted)}</strong> of {inWords(expected)} in
        {others > 0 && `, ${inWords(others)} ${known.list.scope ? 'not expected' : 'without a valid ticket'}`}
        ; {inWords(here)} by this door
      </p>
      <p className="flex flex-wrap gap-2">
        <Badge tone={isHeard ? 'good' : 'warning'}>{isHeard ? 'Connected' : 'No connection: go on'}</Badge>
        {unsent > 0 && <Badge tone="warning">{inWords(unsent)} still to be sent</Badge>}
        {isKept && !isFull && <Badge>Ready without a network</Badge>}
      </p>
      {opensAt && (
        <p role="status" className="border-s-4 border-amber bg-amber-wash p-4">
          The door opens on {formatDateTime(opensAt)}. Until then you can look people up and try the camera;
          nobody is let in.
        </p>
      )}
      {isFull && (
        <p role="alert" className="border-s-4 border-laterite bg-laterite-wash p-4">
          This phone has no space left. Do not close this page before everything is sent, and free some space.
        </p>
      )}
      {refusal !== null && unsent > 0 && (
        <p role="alert" className="border-s-4 border-amber bg-amber-wash p-4">
          {refusal}. What was scanned stays on this phone and is sent again.
        </p>
      )}
      <p className="text-ink-soft">
        Until {formatDateTime(known.list.until)}, by the link of “{known.list.door}”.
      </p>
    </div>
  )
}

/** Tickets that this door let in, and another one before or after. */
export const DoorConflicts = ({ door: { state } }: { door: Door }) => {
  const conflicts = state.known ? conflictsOf(state.known) : []
  if (conflicts.length === 0) return null
  return (
    <section aria-labelledby="conflicts-title" className="border-s-4 border-amber bg-amber-wash p-4">
      <h2 id="conflicts-title" className="text-lg">
        Please check
      </h2>
      <ul className="mt-2 grid gap-2">
        {conflicts.map(({ entry, name, scans, isInvalid }) => (
          <li key={entry}>
            <bdi className="font-semibold">
              {name ?? state.entries.get(entry)?.name ?? 'A ticket that is not on this list'}
            </bdi>
            : {isInvalid ? 'the ticket is not valid. ' : `let in ${inTimes(scans.length)}. `}
            {scans.map(doorOf).join('; ')}
          </li>
        ))}
      </ul>
    </section>
  )
}
