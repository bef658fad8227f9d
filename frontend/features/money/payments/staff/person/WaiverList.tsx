import { WAIVER_KINDS } from '../../../../../../domain/membership/grades/grade.schema'
import type { WaiverRow } from '../../../../../../domain/membership/grades/waiver.schema'
import { Badge } from '../../../../../components/ui/Badge'
import { Button } from '../../../../../components/ui/Button'
import { formatDate } from '../../../../../lib/dates'
import { todayInJuba } from '../../../../../lib/todayInJuba'
import type { Asked } from './invoiceActions'

const daysOf = ({ validFrom, validUntil }: WaiverRow): string =>
  validUntil
    ? `From ${formatDate(validFrom)} to ${formatDate(validUntil)}`
    : `From ${formatDate(validFrom)} until further notice`

/** A person's waivers, those that have ended too: kind, days, reason and author. */
export const WaiverList = ({
  waivers,
  canDecide,
  onAsk,
}: {
  waivers: readonly WaiverRow[]
  canDecide: boolean
  onAsk: (asked: Asked) => void
}) => {
  const today = todayInJuba()
  return (
    <>
      <h3 className="text-lg">Waivers and discounts</h3>
      {waivers.length > 0 && (
        <ul aria-label="Waivers and discounts" className="grid divide-y divide-rule border-y border-rule">
          {waivers.map((waiver) => {
            const hasEnded = waiver.validUntil !== null && waiver.validUntil < today
            return (
              <li key={waiver.id} className="grid gap-1 py-4">
                <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                  <span className="font-semibold tabular-nums">
                    {waiver.percent}%, {WAIVER_KINDS[waiver.kind]}
                  </span>
                  <Badge tone={hasEnded ? 'neutral' : 'good'}>
                    {hasEnded ? 'Ended' : waiver.validFrom > today ? 'Not begun' : 'In force'}
                  </Badge>
                </p>
                <p className="text-ink-soft">{daysOf(waiver)}</p>
                <p className="break-words" dir="auto">
                  {waiver.reason}
                </p>
                <p className="text-ink-soft">
                  Given by <bdi>{waiver.by ?? 'the server'}</bdi>
                </p>
                {canDecide && !hasEnded && (
                  <p>
                    <Button tone="quiet" onClick={() => onAsk({ waiver })}>
                      End Waiver
                      <span className="sr-only"> of {waiver.percent}%</span>
                    </Button>
                  </p>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {canDecide ? (
        <p>
          <Button onClick={() => onAsk({ waiver: null })}>Give a Waiver</Button>
        </p>
      ) : (
        waivers.length === 0 && <p className="text-ink-soft">None.</p>
      )}
    </>
  )
}
