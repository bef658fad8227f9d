import { useState } from 'react'
import { CORRECTION_STATUSES } from '../../../../domain/money/ledger/dayCloses/correctionStatuses.constants'
import type { DayClosePage, DayCloseView } from '../../../../domain/money/ledger/dayCloses/dayClose.schema'
import { formatMoney } from '../../../../platform/moneyFormat.schema'
import { FormDialog } from '../../../components/form/FormDialog'
import { WordsField } from '../../../components/form/WordsField'
import { SimpleTable } from '../../../components/list/SimpleTable'
import { useReauthentication } from '../../../components/reauthentication/useReauthentication'
import { Button } from '../../../components/ui/Button'
import { MoneyField } from '../../../components/form/MoneyField'
import { useApp } from '../../../lib/app'
import { ledgerMessages } from '../../../lib/messages/ledgerMessages'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'

type Correction = DayCloseView['corrections'][number]

interface ClosedDaysProps extends Pick<DayClosePage, 'closes' | 'chapters'> {
  onChanged: () => void
}

/** What of a day's difference was not taken back; above zero. */
const leftOf = ({ countedMinor, expectedMinor, correctedMinor }: DayCloseView): number =>
  Math.abs(countedMinor - expectedMinor) - correctedMinor

/** Asks for a part of a difference to be taken back. */
const CorrectionDialog = ({
  close,
  onClose,
  onChanged,
}: {
  close: DayCloseView
  onClose: () => void
  onChanged: () => void
}) => {
  const { api } = useApp()
  const toast = useToast()
  const [key] = useState(() => crypto.randomUUID())
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const form = useForm({
    schema: async () =>
      (await import('../../../../domain/money/ledger/dayCloses/dayClose.schema')).correctionFormSchema,
    submit: async (correction) => {
      await withReauthentication(() => api.post(`/day-closes/${close.id}/correct`, { ...correction, key }))
      toast({ tone: 'success', title: ledgerMessages.correctionAsked })
      onClose()
      onChanged()
    },
  })
  return (
    <>
      <FormDialog
        title={`Take back the difference of ${close.day}?`}
        form={form}
        submit="Ask for Confirmation"
        onClose={onClose}
      >
        <p>
          Take the difference of the closed day back once its cause is found and the payment is corrected. A
          second person confirms it, and it is booked on that day.
        </p>
        <MoneyField
          currency={close.currency}
          {...form.field('amountMinor')}
          label={`Amount in ${close.currency}`}
          hint={`At most ${formatMoney({ amountMinor: leftOf(close), currency: close.currency })}.`}
          defaultValue={(leftOf(close) / 100).toFixed(2)}
        />
        <WordsField {...form.field('reason')} label="What was wrong" maxLength={500} />
      </FormDialog>
      {reauthenticationDialog}
    </>
  )
}

/** A correction: what it takes back and why, and for a second person the two answers. */
const CorrectionState = ({
  close,
  correction: { key, amountMinor, reason, status, isOwn },
  onChanged,
}: {
  close: DayCloseView
  correction: Correction
  onChanged: () => void
}) => {
  const { api } = useApp()
  const toast = useToast()
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const [isBusy, setIsBusy] = useState(false)
  const decide = async (decision: 'confirmed' | 'declined'): Promise<void> => {
    setIsBusy(true)
    try {
      await withReauthentication(() =>
        api.post(`/day-closes/${close.id}/decide-correction`, { key, decision }),
      )
      toast({
        tone: 'success',
        title:
          decision === 'confirmed' ? ledgerMessages.correctionConfirmed : ledgerMessages.correctionDeclined,
      })
    } catch {
      toast({ tone: 'error', title: ledgerMessages.correctionFailed })
    } finally {
      setIsBusy(false)
      onChanged()
    }
  }
  const what = `${formatMoney({ amountMinor, currency: close.currency })} of ${close.day}`
  return (
    <li className="grid gap-2">
      <span>
        {formatMoney({ amountMinor, currency: close.currency })}: <span dir="auto">{reason}</span>.{' '}
        {CORRECTION_STATUSES[status]}.
      </span>
      {status === 'asked' && !isOwn && (
        <span className="flex flex-wrap gap-3">
          <Button
            isBusy={isBusy}
            aria-label={`Confirm the correction of ${what}`}
            onClick={() => void decide('confirmed')}
          >
            Confirm
          </Button>
          <Button
            tone="plain"
            isBusy={isBusy}
            aria-label={`Decline the correction of ${what}`}
            onClick={() => void decide('declined')}
          >
            Decline
          </Button>
        </span>
      )}
      {reauthenticationDialog}
    </li>
  )
}

/** The closed days with their differences, and what of those was taken back since. */
export const ClosedDays = ({ closes, chapters, onChanged }: ClosedDaysProps) => {
  const [corrected, setCorrected] = useState<DayCloseView | null>(null)
  return (
    <>
      <SimpleTable
        empty="No day is closed yet."
        caption="Closed days"
        headers={['Day', 'Chapter', 'Ledger', 'Counted', 'Difference', 'Reason', 'Taken back']}
        rows={closes.map((close) => {
          const { id, day, chapter, currency, expectedMinor, countedMinor, reason, corrections } = close
          const waits = corrections.some(({ status }) => status === 'asked')
          return {
            key: id,
            cells: [
              day,
              chapters.find((each) => each.id === chapter)?.name ?? 'Head office',
              formatMoney({ amountMinor: expectedMinor, currency }),
              formatMoney({ amountMinor: countedMinor, currency }),
              formatMoney({ amountMinor: countedMinor - expectedMinor, currency }),
              reason ?? '–',
              <div key="corrections" className="grid gap-2">
                {corrections.length > 0 && (
                  <ul className="grid gap-2">
                    {corrections.map((correction) => (
                      <CorrectionState
                        key={correction.key}
                        close={close}
                        correction={correction}
                        onChanged={onChanged}
                      />
                    ))}
                  </ul>
                )}
                {leftOf(close) > 0 && !waits && (
                  <Button
                    tone="plain"
                    aria-label={`Take back the difference of ${day}`}
                    onClick={() => setCorrected(close)}
                  >
                    Take Back…
                  </Button>
                )}
                {leftOf(close) === 0 && corrections.length === 0 && '–'}
              </div>,
            ],
          }
        })}
      />
      {corrected && (
        <CorrectionDialog close={corrected} onClose={() => setCorrected(null)} onChanged={onChanged} />
      )}
    </>
  )
}
