import { type ReactNode, lazy, useState } from 'react'
import type { TicketOffers } from '../../../../domain/events/tickets/tickets.schema'
import { CURRENCIES, type Currency } from '../../../../platform/moneyFormat.schema'
import { questionsFor } from '../../../../domain/events/questions/questions.constants'
import { AfterHydration } from '../../../components/ui/AfterHydration'
import { Checkbox } from '../../../components/ui/Checkbox'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { Field } from '../../../components/ui/Field'
import { Select } from '../../../components/ui/Select'
import { SubmitButton } from '../../../components/ui/SubmitButton'
import type { Form } from '../../../lib/useForm'
import { useIsHydrated } from '../../../lib/useIsHydrated'
import { TicketTypeChoice } from './TicketTypeChoice'
import {
  chosenTickets,
  countFieldId,
  currenciesOf,
  inWords,
  offeredCounts,
  possibleCounts,
  totalOf,
} from './ticketTotals'
import type { OrderDraft } from './useOrderDraft'

export interface OrderFormProps {
  form: Form
  draft: OrderDraft
  /** Id of the event; left out for a guest, who cannot wait for a ticket. */
  event?: string
  /** For a guest: the address of signing in. */
  signIn?: string
  offers: TicketOffers
  /** By which hidden types are offered. */
  code: string | undefined
  /** The name of who orders; left out for a guest, who has no price of a member either. */
  fullName?: string
  /** Fields of the form's own. */
  children?: ReactNode
}

/** For what costs something. */
const PayFields = lazy(async () => ({ default: (await import('./PayFields')).PayFields }))
/** For events that ask something. */
const TicketQuestions = lazy(async () => ({ default: (await import('./TicketQuestions')).TicketQuestions }))

/** What was chosen on the page of the server before the script ran. */
const chosenEarly = (types: TicketOffers['types']): Record<string, number> => {
  if (typeof document === 'undefined') return {} // on the server
  return Object.fromEntries(
    types.flatMap(({ id }) => {
      const select = document.getElementById(countFieldId(id))
      return select instanceof HTMLSelectElement && select.value !== '0' ? [[id, Number(select.value)]] : []
    }),
  )
}

const OWN_TICKET = 'You can have one ticket of your own.'

/** Chooses tickets, and names who comes with each; sent twice, they are ordered once. */
export const OrderForm = ({
  form,
  draft: { attachDraft, saveDraft, chosen: chosenBefore, keepChoice, typed },
  event,
  signIn,
  offers: { types, hasOwn, questions, cancelTerms },
  code,
  fullName,
  children,
}: OrderFormProps) => {
  const currencies = currenciesOf(types)
  const [key] = useState(() => crypto.randomUUID())
  const isHydrated = useIsHydrated()
  // the first rendering is that of the server, which knows neither
  const before = isHydrated ? chosenBefore : undefined
  const [early] = useState(() => (isHydrated ? {} : chosenEarly(types)))
  const [choice, setChoice] = useState<{ counts: Readonly<Record<string, number>>; isForMe?: boolean }>({
    counts: {},
  })
  const counts: typeof choice.counts = {
    ...offeredCounts(types),
    ...possibleCounts(types, before?.counts ?? {}),
    ...(isHydrated && early),
    ...choice.counts,
  }
  const isForMe = choice.isForMe ?? before?.isForMe ?? true
  const choose = (next: Partial<typeof choice>): void => {
    const changed = { ...choice, ...next }
    setChoice(changed)
    keepChoice({ counts: { ...counts, ...changed.counts }, isForMe: changed.isForMe ?? isForMe })
  }
  const [currency, setCurrency] = useState<Currency>(currencies[0] ?? 'USD')
  const tickets = chosenTickets(types, counts, isForMe && !hasOwn)
  const total = totalOf(tickets, currency)
  const { isPending } = form
  return (
    <form
      key={before ? 'kept' : 'new'} // a draft is filled in as a form is shown, and its fields follow from what was chosen
      {...form.props}
      ref={attachDraft}
      onInput={saveDraft}
      className="grid gap-8"
    >
      <input type="hidden" name="key" value={key} />
      {code && <input type="hidden" name="code" value={code} />}
      <ErrorSummary errors={form.errors} />
      <fieldset role="presentation" disabled={isPending} className="contents">
        {currencies.length > 1 ? (
          <Select
            {...form.field('currency')}
            label="Currency"
            value={currency}
            onChange={({ target }) => setCurrency(target.value as Currency)}
            options={currencies.map((value) => ({ value, label: CURRENCIES[value] }))}
          />
        ) : (
          <input type="hidden" name="currency" value={currency} />
        )}
        <section aria-labelledby="which-tickets" className="grid gap-4">
          <h2 id="which-tickets" className="text-xl">
            Which tickets?
          </h2>
          <ul className="divide-y divide-rule border-y border-rule">
            {types.map((type) => (
              <TicketTypeChoice
                key={type.id}
                type={type}
                {...(event !== undefined && { event })}
                {...(signIn !== undefined && { signIn })}
                currency={currency}
                count={counts[type.id] ?? 0}
                onChange={(count) => choose({ counts: { ...choice.counts, [type.id]: count } })}
              />
            ))}
          </ul>
        </section>
        {tickets.length > 0 && (
          <section aria-labelledby="who-comes" className="grid max-w-text gap-5">
            <h2 id="who-comes" className="text-xl">
              Who comes?
            </h2>
            {!hasOwn && !tickets[0]?.type.isExtra && (
              <Checkbox
                label="The first ticket is for me"
                hint={
                  fullName === undefined ? OWN_TICKET : `${OWN_TICKET} Prices for members are for that one.`
                }
                checked={isForMe}
                onChange={({ target }) => choose({ isForMe: target.checked })}
              />
            )}
            {tickets.map(({ type, isOwn }, place) => (
              <div key={`${place}-${isOwn ? 'own' : 'other'}`} className="grid gap-5">
                <input type="hidden" name={`tickets.${place}.type`} value={type.id} />
                {isOwn && <input type="hidden" name={`tickets.${place}.isOwn`} value="on" />}
                <Field
                  {...form.field(`tickets.${place}.name`)}
                  label={`Name on ticket ${place + 1}: ${type.name}`}
                  defaultValue={isOwn ? fullName : ''}
                  autoComplete={isOwn ? 'name' : 'off'}
                  maxLength={100}
                  dir="auto"
                  required
                />
                {questions.length > 0 && (
                  <AfterHydration>
                    <TicketQuestions
                      questions={questionsFor(questions, type.id)}
                      field={form.field}
                      prefix={`tickets.${place}.answers.`}
                      ticket={`ticket ${place + 1}`}
                      typed={typed}
                    />
                  </AfterHydration>
                )}
              </div>
            ))}
          </section>
        )}
        {tickets.length > 0 && children}
        {total !== null && total > 0 && (
          <AfterHydration>
            <PayFields field={form.field} terms={cancelTerms} typed={typed} />
          </AfterHydration>
        )}
      </fieldset>
      {tickets.length > 0 && (
        <div className="grid justify-items-start gap-4 border-s-4 border-nile bg-nile-wash p-5">
          <p role="status" className="font-display text-2xl font-semibold tabular-nums">
            {total === null
              ? 'These tickets cannot be bought together in this currency.'
              : `${tickets.length === 1 ? '1 ticket' : `${tickets.length} tickets`}: ${inWords(total, currency)}`}
          </p>
          {total !== null && (
            <SubmitButton isBusy={isPending}>{total === 0 ? 'Get Tickets' : 'Order Tickets'}</SubmitButton>
          )}
        </div>
      )}
    </form>
  )
}
