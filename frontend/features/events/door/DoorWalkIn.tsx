import { type SubmitEvent, useState } from 'react'
import { CURRENCIES, type Currency, parseAmount } from '../../../../platform/moneyFormat.schema'
import { Button } from '../../../components/ui/Button'
import { Disclosure } from '../../../components/ui/Disclosure'
import { Field } from '../../../components/ui/Field'
import { Select } from '../../../components/ui/Select'
import { optionsOf } from '../../../lib/optionsOf'
import { withStorage } from '../../../lib/withStorage'
import type { WalkIn } from './judge'

/** In which currency this device took cash last. */
const CURRENCY_KEY = 'ace.door-currency'

const firstCurrency = (): Currency =>
  withStorage((storage) => storage.getItem(CURRENCY_KEY)) === 'USD' ? 'USD' : 'SSP'

const NO_ERRORS: { name?: string; cash?: string } = {}

/** Lets somebody in who has no ticket, by name, and notes the cash that was taken. */
export const DoorWalkIn = ({ onLetIn }: { onLetIn: (walkIn: WalkIn) => Promise<void> }) => {
  const [name, setName] = useState('')
  const [cash, setCash] = useState('')
  const [currency, setCurrency] = useState(firstCurrency)
  const [errors, setErrors] = useState(NO_ERRORS)
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault()
    const given = name.replace(/\p{C}/gu, '').trim()
    const amountMinor = cash.trim() === '' ? 0 : parseAmount(cash)
    setErrors({
      ...(!given && { name: 'Please enter a name' }),
      ...(amountMinor === undefined && { cash: 'Please enter an amount, for example 1250.00' }),
    })
    if (!given || amountMinor === undefined) return
    setName('')
    setCash('')
    if (amountMinor > 0) withStorage((storage) => storage.setItem(CURRENCY_KEY, currency))
    void onLetIn({ name: given, ...(amountMinor > 0 && { cash: { amountMinor, currency } }) })
  }
  return (
    <Disclosure title="Somebody without a ticket" level={2}>
      <form onSubmit={onSubmit} noValidate className="grid gap-3 py-3">
        <Field
          id="walk-in-name"
          name="name"
          label="Full name"
          hint="The person is counted, and takes no seat."
          value={name}
          error={errors.name}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <div className="grid gap-3 sm:grid-cols-2">
          <Field
            id="walk-in-cash"
            name="cash"
            label="Cash taken (optional)"
            hint="The treasurer counts and books it."
            value={cash}
            error={errors.cash}
            inputMode="decimal"
            maxLength={20}
            autoComplete="off"
            onChange={({ target }) => setCash(target.value)}
          />
          <Select
            id="walk-in-currency"
            name="currency"
            label="Currency"
            value={currency}
            options={optionsOf(CURRENCIES)}
            onChange={({ target }) => setCurrency(target.value as Currency)}
          />
        </div>
        <p>
          <Button type="submit">Let In</Button>
        </p>
      </form>
    </Disclosure>
  )
}
