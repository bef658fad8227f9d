import type { ReactNode } from 'react'
import type { DoorOverview } from '../../../../../domain/events/door/door.schema'

const inWords = (count: number): string => count.toLocaleString('en-GB')

type Counts = Pick<DoorOverview, 'expected' | 'admitted' | 'others'>

const Count = ({
  counts: { expected, admitted, others },
  othersAre,
  children,
}: {
  counts: Counts
  othersAre: string
  children?: ReactNode
}) => (
  <p>
    {children}
    <strong>{inWords(admitted)}</strong> of {inWords(expected)} in
    {others > 0 && `, and ${inWords(others)} ${othersAre}`}
  </p>
)

/** How many are in: at the event, at what is sold beside it, and at the sessions that have doors. */
export const DoorCounts = ({ doors }: { doors: DoorOverview }) => {
  const withDoors = new Set(doors.passes.map(({ scope }) => scope))
  return (
    <div className="grid gap-1 text-xl tabular-nums">
      <Count counts={doors} othersAre="without a valid ticket" />
      {doors.scopes
        .filter(({ id, kind }) => kind === 'extra' || withDoors.has(id))
        .map((scope) => (
          <Count key={scope.id} counts={scope} othersAre="not expected">
            <bdi>{scope.name}</bdi>:{' '}
          </Count>
        ))}
    </div>
  )
}
