import { AUDIENCES } from '../../../../../domain/events/tickets/tickets.constants'
import type { TicketPrice } from '../../../../../domain/events/tickets/tickets.schema'
import { CURRENCIES, MINOR_UNITS } from '../../../../../platform/moneyFormat.schema'
import { Field } from '../../../../components/ui/Field'
import { Select } from '../../../../components/ui/Select'
import { optionsOf } from '../../../../lib/optionsOf'
import type { Form } from '../../../../lib/useForm'

/** As the form holds it, without needless cents. */
const amountOf = (amountMinor: number): string =>
  (amountMinor / MINOR_UNITS).toFixed(amountMinor % MINOR_UNITS === 0 ? 0 : 2)

export interface PriceFieldsProps {
  field: Form['field']
  /** Which of the prices it is, from zero. */
  place: number
  /** As it is stored; undefined for a new one. */
  price: TicketPrice | undefined
}

/** The fields of a price: for whom, how much and when. */
export const PriceFields = ({ field, place, price }: PriceFieldsProps) => {
  const name = `prices.${place}`
  return (
    <>
      <Select
        {...field(`${name}.audience`)}
        label="For whom"
        options={optionsOf(AUDIENCES)}
        defaultValue={price?.audience}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          {...field(`${name}.currency`)}
          label="Currency"
          options={optionsOf(CURRENCIES)}
          defaultValue={price?.currency}
        />
        <Field
          {...field(`${name}.amount`)}
          label="Amount"
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
          required
          defaultValue={price && amountOf(price.amountMinor)}
        />
        <Field
          {...field(`${name}.from`)}
          type="date"
          label="First day (optional)"
          defaultValue={price?.from ?? ''}
        />
        <Field
          {...field(`${name}.until`)}
          type="date"
          label="Last day (optional)"
          defaultValue={price?.until ?? ''}
        />
      </div>
    </>
  )
}
