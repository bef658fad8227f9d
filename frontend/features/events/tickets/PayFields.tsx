import { HOLDS } from '../../../../domain/events/orders/holds.constants'
import type { TicketOffers } from '../../../../domain/events/tickets/tickets.schema'
import { Field } from '../../../components/ui/Field'
import { RadioGroup } from '../../../components/ui/RadioGroup'
import type { Form } from '../../../lib/useForm'
import { CancelTerms } from './CancelTerms'
import type { OrderDraft } from './useOrderDraft'

export interface PayFieldsProps {
  field: Form['field']
  terms: TicketOffers['cancelTerms']
  typed: OrderDraft['typed']
}

/** When an order that costs something is paid, who pays it, and under which terms it can be cancelled. */
export const PayFields = ({ field, terms, typed }: PayFieldsProps) => (
  <div className="grid max-w-text gap-5">
    <RadioGroup
      {...field('hold')}
      legend="When do you pay?"
      defaultValue={typed('hold') ?? 'now'}
      choices={Object.entries(HOLDS).map(([value, { label, hint }]) => ({ value, label, hint }))}
    />
    <Field
      {...field('billTo')}
      label="Organisation on the invoice (optional)"
      hint="If your employer or a company pays."
      maxLength={120}
      autoComplete="organization"
      defaultValue={typed('billTo') ?? ''}
      dir="auto"
    />
    <CancelTerms terms={terms} />
  </div>
)
