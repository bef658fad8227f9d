import type { PersonPartRow } from '../../../../domain/people/personRecord/personParts.schema'
import { useApp } from '../../../lib/app'
import { PartRows } from './PartRows'

/** All that happened, the latest first, below what is planned, the next first. */
export const Timeline = ({ rows }: { rows: readonly PersonPartRow[] }) => {
  const now = new Date(useApp().renderedAt).toISOString()
  const isPlanned = ({ at }: PersonPartRow): boolean => at !== null && at > now
  const planned = rows.filter(isPlanned).toReversed()
  const past = rows.filter((row) => !isPlanned(row))
  if (planned.length === 0) return <PartRows rows={past} />
  return (
    <>
      <h3 className="text-lg">Coming up</h3>
      <PartRows rows={planned} />
      {past.length > 0 && (
        <>
          <h3 className="mt-4 text-lg">So far</h3>
          <PartRows rows={past} />
        </>
      )}
    </>
  )
}
