import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { DayClosePage } from '../../../../domain/money/ledger/dayCloses/dayClose.schema'
import { CURRENCIES, type Currency, formatMoney } from '../../../../platform/moneyFormat.schema'
import { useReauthentication } from '../../../components/reauthentication/useReauthentication'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { MoneyField } from '../../../components/form/MoneyField'
import { Field } from '../../../components/ui/Field'
import { Select } from '../../../components/ui/Select'
import { SubmitButton } from '../../../components/ui/SubmitButton'
import { useApp } from '../../../lib/app'
import { formQuery } from '../../../lib/formQuery'
import { useAddressFields } from '../../../lib/useAddressFields'
import { optionsOf } from '../../../lib/optionsOf'
import { todayInJuba } from '../../../lib/todayInJuba'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'
import { ClosedDays } from './ClosedDays'
import { DoorCashList } from './DoorCashList'
import { Loaded } from '../../../components/ui/Loaded'
import { dayClosesQuery } from './ledgerQueries'

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
  const form = useForm({
    schema: async () =>
      (await import('../../../../domain/money/ledger/dayCloses/dayClose.schema')).countFormSchema,
    submit: async (counted) => {
      await withReauthentication(() => api.post('/day-closes', { ...place, ...counted }))
      toast({ tone: 'success', title: 'The day is closed' })
      onClosed()
    },
  })
  if (chosen.isClosed)
    return (
      <p className="max-w-text">
        <strong>This day is closed.</strong> Cash that is recorded for it now is booked today.
      </p>
    )
  return (
    <>
      <form {...form.props} className="grid max-w-text gap-4">
        <ErrorSummary errors={form.errors} />
        <p>
          The ledger has{' '}
          <strong>{formatMoney({ amountMinor: chosen.expectedMinor, currency: place.currency })}</strong> of
          this day. Cash that was banked or handed over is not taken off.
        </p>
        <MoneyField
          currency={place.currency}
          {...form.field('countedMinor')}
          label="Counted"
          hint="For example 1250.00, or 0 for an empty box."
        />
        <Field
          {...form.field('reason')}
          label="Why it differs"
          hint="Needed when it differs."
          maxLength={500}
          dir="auto"
        />
        <p>
          <SubmitButton isBusy={form.isPending}>Close the Day</SubmitButton>
        </p>
      </form>
      {reauthenticationDialog}
    </>
  )
}

/** Which day, whose and in what: kept in the address. A date that is not complete yet changes nothing. */
const Choices = ({
  place,
  chapters,
  onChoose,
}: {
  place: Place
  chapters: DayClosePage['chapters']
  onChoose: (asked: URLSearchParams) => void
}) => {
  const form = useAddressFields({ ...place })
  return (
    <form
      ref={form}
      className="grid gap-4 md:grid-cols-3"
      onChange={({ currentTarget }) => {
        if (currentTarget.checkValidity()) onChoose(formQuery(new FormData(currentTarget)))
      }}
      onSubmit={(event) => event.preventDefault()}
    >
      <Field
        label="Day"
        name="day"
        type="date"
        defaultValue={place.day}
        min="2000-01-01"
        max={todayInJuba()}
        required
      />
      <Select
        label="Chapter"
        name="chapter"
        emptyLabel="Head office"
        defaultValue={place.chapter}
        options={chapters.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Select
        label="Currency"
        name="currency"
        defaultValue={place.currency}
        options={optionsOf(CURRENCIES)}
      />
    </form>
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
  return (
    <Loaded result={result} failed="We could not load the closed days.">
      {({ chapters, closes, chosen }) => (
        <div className="grid gap-8">
          <Choices
            place={place}
            chapters={chapters}
            onChoose={(asked) => setParams(asked, { replace: true, preventScrollReset: true })}
          />
          {chosen && !result.isPlaceholderData && (
            <CountForm
              key={Object.values(place).join(' ')}
              place={place}
              chosen={chosen}
              onClosed={() => void result.refetch()}
            />
          )}
          <DoorCashList onBooked={() => void result.refetch()} />
          {closes.length > 0 && (
            <ClosedDays closes={closes} chapters={chapters} onChanged={() => void result.refetch()} />
          )}
        </div>
      )}
    </Loaded>
  )
}
