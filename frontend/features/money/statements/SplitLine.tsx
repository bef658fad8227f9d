import { type SubmitEvent, useId, useState } from 'react'
import type { LineView, Suggestion } from '../../../../domain/money/statements/line.schema'
import { MINOR_UNITS, formatMoney, parseAmount } from '../../../../platform/moneyFormat.schema'
import { Button } from '../../../components/ui/Button'
import { MoneyField } from '../../../components/form/MoneyField'
import { Select } from '../../../components/ui/Select'

/** What a line is split into. */
export interface Split {
  /** Id of the account whose credit the rest is. */
  user: string
  parts: { invoice: string; amountMinor: number }[]
}

interface SplitLineProps {
  line: Pick<LineView, 'amountMinor' | 'currency'>
  /** The invoices that were found or suggested. */
  invoices: readonly Suggestion[]
  isBusy: boolean
  onSplit: (split: Split) => void
}

const toText = (minor: number): string => (minor / MINOR_UNITS).toFixed(2)

/** What an invoice gets of a line at first: what it needs, where that is known in the line's currency. */
const firstPart = (
  { amountMinor, currency }: Suggestion,
  line: SplitLineProps['line'],
  leftMinor: number,
): string => (currency === line.currency ? toText(Math.min(amountMinor, leftMinor)) : '')

/** Pays several invoices of one line: each with its part, and whose credit the rest is. */
export const SplitLine = ({ line, invoices, isBusy, onSplit }: SplitLineProps) => {
  const id = useId()
  const [parts, setParts] = useState<ReadonlyMap<string, string>>(new Map())
  const [user, setUser] = useState('')
  const [error, setError] = useState<string>()
  const choices = invoices.filter((each) => each.invoice && each.user)
  const amounts = [...parts].map(([invoice, text]) => ({ invoice, amountMinor: parseAmount(text) }))
  const leftMinor = line.amountMinor - amounts.reduce((sum, { amountMinor }) => sum + (amountMinor ?? 0), 0)
  const people = [...new Map(choices.map((each) => [each.user ?? '', each.label.replace(/^[^,]*, /, '')]))]
  const toggle = (each: Suggestion, isChosen: boolean): void => {
    const next = new Map(parts)
    if (isChosen) next.set(each.invoice ?? '', firstPart(each, line, leftMinor))
    else next.delete(each.invoice ?? '')
    setParts(next)
    if (isChosen && user === '') setUser(each.user ?? '')
  }
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const whole = amounts.flatMap(({ invoice, amountMinor }) =>
      amountMinor !== undefined && amountMinor > 0 ? [{ invoice, amountMinor }] : [],
    )
    if (whole.length === 0 || whole.length < amounts.length)
      setError('Please choose the invoices, and enter an amount for each')
    else if (leftMinor < 0) setError('The parts are more than the line has')
    else if (user === '') setError('Please choose whose credit the rest is')
    else {
      setError(undefined)
      onSplit({ user, parts: whole })
    }
  }
  return (
    <form className="grid max-w-text gap-4" onSubmit={send} aria-labelledby={`${id}-title`}>
      <p id={`${id}-title`} className="font-semibold">
        Split between several invoices
      </p>
      <ul className="grid gap-3">
        {choices.map((each) => {
          const part = parts.get(each.invoice ?? '')
          return (
            <li key={each.invoice} className="flex flex-wrap items-end gap-x-4 gap-y-2">
              <label className="inline-flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  className="size-6 flex-none accent-(--nile)"
                  checked={part !== undefined}
                  onChange={({ target }) => toggle(each, target.checked)}
                />
                <span dir="auto">
                  {each.label}, {formatMoney(each)} open
                </span>
              </label>
              {part !== undefined && (
                <MoneyField
                  currency={line.currency}
                  label={`Part of ${each.label} in ${line.currency}`}
                  name={`part-${each.invoice ?? ''}`}
                  value={part}
                  onChange={({ target }) => setParts(new Map(parts).set(each.invoice ?? '', target.value))}
                />
              )}
            </li>
          )
        })}
      </ul>
      {parts.size > 0 && (
        <>
          <p role="status">
            Rest: <strong className="tabular-nums">{formatMoney({ ...line, amountMinor: leftMinor })}</strong>
          </p>
          <Select
            label="The rest is the credit of"
            name="user"
            emptyLabel="Choose a person"
            value={user}
            onChange={({ target }) => setUser(target.value)}
            options={people.map(([value, label]) => ({ value, label }))}
          />
        </>
      )}
      {error && (
        <p role="alert" className="font-semibold text-laterite-deep">
          {error}
        </p>
      )}
      <p>
        <Button type="submit" isBusy={isBusy}>
          Split the Line
        </Button>
      </p>
    </form>
  )
}
