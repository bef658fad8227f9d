import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { DayClosePage } from '../../../domain/dayCloses/dayClose.schema'
import { CURRENCIES, type Currency, formatMoney, parseAmount } from '../../../platform/moneyFormat.schema'
import { useReauthentication } from '../../components/reauthentication/useReauthentication'
import { Button } from '../../components/ui/Button'
import { Field } from '../../components/ui/Field'
import { Select } from '../../components/ui/Select'
import { useApp } from '../../lib/app'
import { errorText } from '../../lib/errorText'
import { formText } from '../../lib/formText'
import { messages } from '../../lib/messages/messages'
import { optionsOf } from '../../lib/optionsOf'
import { useToast } from '../../lib/toasts'
import { todayInJuba } from '../../lib/todayInJuba'
import { Loaded } from './Loaded'
import { dayClosesQuery } from './ledgerQueries'
import { SimpleTable } from './SimpleTable'

interface Place {
  day: string
  currency: Currency
  chapter: string
}

/** What was counted, against what the ledger has; a difference needs a reason. */
const CountForm = ({
  place,
  chosen,
  onClosed,
}: {
  place: Place
  chosen: NonNullable<DayClosePage['chosen']>
  onClosed: () => void
}) => {
  const { api } = useApp()
  const toast = useToast()
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const [error, setError] = useState<string>()
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const countedMinor = parseAmount(formText(form, 'counted') ?? '')
    if (countedMinor === undefined) {
      setError('Please enter an amount, for example 1250.00')
      return
    }
    try {
      setError(undefined)
      const body = { ...place, countedMinor, reason: formText(form, 'reason') ?? '' }
      await withReauthentication(() => api.post('/day-closes/close', body))
      toast({ tone: 'success', title: 'The day is closed' })
      onClosed()
    } catch (problem) {
      setError(errorText(problem, messages.unexpected))
    }
  }
  if (chosen.isClosed) return <p className="font-semibold">This day is closed.</p>
  return (
    <>
      <form className="grid max-w-text gap-4" onSubmit={(event) => void submit(event)} noValidate>
        <p>
          The ledger has{' '}
          <strong>{formatMoney({ amountMinor: chosen.expectedMinor, currency: place.currency })}</strong> of
          this day.
        </p>
        <Field label="Counted" name="counted" inputMode="decimal" required error={error} />
        <Field label="Why it differs" name="reason" maxLength={500} hint="Needed when it differs." />
        <p>
          <Button type="submit" tone="main">
            Close the Day
          </Button>
        </p>
      </form>
      {reauthenticationDialog}
    </>
  )
}

/** The cash of a chapter and a day: counted, compared with the ledger, closed once. */
export const DayClosePanel = () => {
  const [params, setParams] = useSearchParams()
  const place: Place = {
    day: params.get('day') ?? todayInJuba(),
    currency: params.get('currency') === 'USD' ? 'USD' : 'SSP',
    chapter: params.get('chapter') ?? '',
  }
  const result = useQuery(dayClosesQuery(useApp(), new URLSearchParams({ ...place }).toString()))
  const change = (field: keyof Place, value: string): void => {
    setParams({ ...place, [field]: value }, { replace: true, preventScrollReset: true })
  }
  return (
    <Loaded result={result} failed="We could not load the closed days.">
      {({ chapters, closes, chosen }) => (
        <div className="grid gap-8">
          <div className="grid gap-4 md:grid-cols-3">
            <Field
              label="Day"
              name="day"
              type="date"
              value={place.day}
              max={todayInJuba()}
              onChange={({ target }) => change('day', target.value)}
            />
            <Select
              label="Chapter"
              name="chapter"
              emptyLabel="Head office"
              value={place.chapter}
              onChange={({ target }) => change('chapter', target.value)}
              options={chapters.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <Select
              label="Currency"
              name="currency"
              value={place.currency}
              onChange={({ target }) => change('currency', target.value)}
              options={optionsOf(CURRENCIES)}
            />
          </div>
          {chosen && (
            <CountForm
              key={Object.values(place).join(' ')}
              place={place}
              chosen={chosen}
              onClosed={() => void result.refetch()}
            />
          )}
          {closes.length > 0 && (
            <SimpleTable
              caption="Closed days"
              headers={['Day', 'Chapter', 'Ledger', 'Counted', 'Difference', 'Reason']}
              rows={closes.map(({ id, day, chapter, currency, expectedMinor, countedMinor, reason }) => ({
                key: id,
                cells: [
                  day,
                  chapters.find((each) => each.id === chapter)?.name ?? 'Head office',
                  formatMoney({ amountMinor: expectedMinor, currency }),
                  formatMoney({ amountMinor: countedMinor, currency }),
                  formatMoney({ amountMinor: countedMinor - expectedMinor, currency }),
                  reason ?? '–',
                ],
              }))}
            />
          )}
        </div>
      )}
    </Loaded>
  )
}
