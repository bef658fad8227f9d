import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { GradeFeesView } from '../../../../domain/membership/fees/fee.schema'
import type { FeeRow } from '../../../../domain/membership/grades/grade.schema'
import { formatMoney } from '../../../../platform/moneyFormat.schema'
import { SimpleTable } from '../../../components/list/SimpleTable'
import { useReauthentication } from '../../../components/reauthentication/useReauthentication'
import { Badge, type BadgeTone } from '../../../components/ui/Badge'
import { Button } from '../../../components/ui/Button'
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog'
import { Disclosure } from '../../../components/ui/Disclosure'
import { Loaded } from '../../../components/ui/Loaded'
import { ApiError } from '../../../lib/ApiError'
import { useApp } from '../../../lib/app'
import { formatDate } from '../../../lib/dates'
import { feeMessages } from '../../../lib/messages/feeMessages'
import { todayInJuba } from '../../../lib/todayInJuba'
import { useToast } from '../../../lib/toasts'
import { NewFeesDialog } from './NewFeesDialog'
import { RateForm } from './RateForm'
import { type FeeTime, timeOf } from './feeTimes'
import { feesQuery } from './feesQuery'

const TIMES: Record<FeeTime, { label: string; tone: BadgeTone }> = {
  now: { label: 'Now', tone: 'good' },
  toCome: { label: 'To come', tone: 'place' },
  past: { label: 'Past', tone: 'neutral' },
}

const HEADERS = [
  'First day',
  'Holds',
  'Dues a year',
  'Joining fee',
  'Early',
  'Late',
  'Further seat',
  'Instalments',
]

interface FeesTableProps {
  grade: GradeFeesView
  rows: readonly FeeRow[]
  caption: string
  /** Left out where none can be removed. */
  onRemove?: (fee: FeeRow) => void
}

const RemoveButton = ({
  grade,
  fee,
  onRemove,
}: {
  grade: GradeFeesView
  fee: FeeRow
  onRemove: (fee: FeeRow) => void
}) => (
  <Button
    tone="plain"
    aria-label={`Remove the ${fee.currency} fees of ${grade.name} from ${formatDate(fee.validFrom)}`}
    onClick={() => onRemove(fee)}
  >
    Remove
  </Button>
)

const FeesTable = ({ grade, rows, caption, onRemove }: FeesTableProps) => (
  <SimpleTable
    caption={caption}
    empty="No fees are set yet: staff confirm renewals of this grade by hand."
    headers={onRemove ? [...HEADERS, 'Remove'] : HEADERS}
    rows={rows.map((fee) => {
      const { currency, validFrom, validUntil } = fee
      const time = timeOf(fee, grade.fees, todayInJuba())
      const money = (amountMinor: number | null | undefined): string =>
        typeof amountMinor === 'number' ? formatMoney({ amountMinor, currency }) : 'None'
      return {
        key: `${currency} ${validFrom}`,
        cells: [
          <>
            {formatDate(validFrom)}
            {validUntil && ` to ${formatDate(validUntil)}`}
          </>,
          <Badge key="time" tone={TIMES[time].tone}>
            {TIMES[time].label}
          </Badge>,
          money(fee.annualMinor),
          money(fee.joiningMinor),
          fee.earlyMinor === null ? 'None' : `${money(fee.earlyMinor)}, ${fee.earlyDays ?? 0} days before`,
          money(fee.lateMinor),
          money(fee.seatMinor),
          fee.instalments,
          ...(onRemove
            ? [
                time === 'toCome' ? (
                  <RemoveButton key="remove" {...{ grade, fee, onRemove }} />
                ) : (
                  'Hold already'
                ),
              ]
            : []),
        ],
      }
    })}
  />
)

const RemoveDialog = ({
  grade,
  fee: { currency, validFrom },
  onClose,
  onChanged,
}: {
  grade: GradeFeesView
  fee: FeeRow
  onClose: () => void
  onChanged: () => void
}) => {
  const { api } = useApp()
  const toast = useToast()
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const [isBusy, setIsBusy] = useState(false)
  const remove = async (): Promise<void> => {
    setIsBusy(true)
    try {
      await withReauthentication(() => api.post(`/grades/${grade.id}/fees/remove`, { currency, validFrom }))
      toast({ tone: 'success', title: feeMessages.removed })
      onClose()
    } catch (error) {
      toast({
        tone: 'error',
        title: feeMessages.failed,
        description: error instanceof ApiError ? error.message : undefined,
      })
    } finally {
      setIsBusy(false)
      onChanged()
    }
  }
  return (
    <>
      <ConfirmDialog
        title={`Remove the fees from ${formatDate(validFrom)}?`}
        action="Remove"
        isBusy={isBusy}
        onConfirm={() => void remove()}
        onClose={onClose}
      >
        {grade.name} keeps its earlier fees.
      </ConfirmDialog>
      {reauthenticationDialog}
    </>
  )
}

/** Whom a change of the fees touches. */
const Touched = ({ memberCount, openCount }: GradeFeesView) => (
  <p className="text-ink-soft">
    {memberCount === 1 ? '1 member has' : `${memberCount} members have`} this grade.{' '}
    {openCount === 1 && '1 invoice for a renewal is open and keeps its amount.'}
    {openCount > 1 && `${openCount} invoices for renewals are open and keep their amounts.`}
  </p>
)

const GradeSection = ({ grade, onChanged }: { grade: GradeFeesView; onChanged: () => void }) => {
  const [isAdding, setIsAdding] = useState(false)
  const [removed, setRemoved] = useState<FeeRow | null>(null)
  const isPast = (fee: FeeRow): boolean => timeOf(fee, grade.fees, todayInJuba()) === 'past'
  const past = grade.fees.filter(isPast)
  const others = grade.fees.filter((fee) => !isPast(fee))
  const canRemove = others.some(({ validFrom }) => validFrom > todayInJuba())
  return (
    <section aria-label={grade.name} className="grid gap-3">
      <h2 className="text-xl">{grade.name}</h2>
      <Touched {...grade} />
      <FeesTable
        grade={grade}
        rows={others}
        caption={`Fees of ${grade.name}`}
        {...(canRemove && { onRemove: setRemoved })}
      />
      {past.length > 0 && (
        <Disclosure title="Earlier fees">
          <FeesTable grade={grade} rows={past} caption={`Earlier fees of ${grade.name}`} />
        </Disclosure>
      )}
      <p>
        <Button aria-label={`New fees: ${grade.name}`} onClick={() => setIsAdding(true)}>
          New Fees
        </Button>
      </p>
      {isAdding && <NewFeesDialog grade={grade} onClose={() => setIsAdding(false)} onChanged={onChanged} />}
      {removed && (
        <RemoveDialog grade={grade} fee={removed} onClose={() => setRemoved(null)} onChanged={onChanged} />
      )}
    </section>
  )
}

/** What membership costs, from which day on, and whom that touches. Source: issue 32, point 17. */
export const FeesPanel = () => {
  const result = useQuery(feesQuery(useApp()))
  const refetch = (): void => void result.refetch()
  return (
    <Loaded result={result} failed="We could not load the fees.">
      {({ grades, rate, dueDays }) => (
        <div className="grid gap-10">
          {grades.map((grade) => (
            <GradeSection key={grade.id} grade={grade} onChanged={refetch} />
          ))}
          <RateForm rate={rate} dueDays={dueDays} onChanged={refetch} />
        </div>
      )}
    </Loaded>
  )
}
