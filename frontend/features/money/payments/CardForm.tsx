import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { consentText } from '../../../../domain/membership/automaticRenewals/automaticRenewal.schema'
import type { StartedCard } from '../../../../domain/money/payments/card/card.schema'
import type { InvoiceView } from '../../../../domain/money/invoices/invoice.schema'
import { type Money, formatMoney } from '../../../../platform/moneyFormat.schema'
import { Checkbox } from '../../../components/ui/Checkbox'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { SubmitButton } from '../../../components/ui/SubmitButton'
import { useApp } from '../../../lib/app'
import { useForm } from '../../../lib/useForm'
import { InstalmentChoice } from './InstalmentChoice'
import { automaticRenewalQuery } from './automaticRenewalQuery'

const loadSchema = async () =>
  (await import('../../../../domain/money/payments/card/card.schema')).cardFormSchema

export interface CardFormProps {
  invoice: InvoiceView
  /** What the card is charged. */
  amount: Money
  /** The next instalment; null where the invoice is paid as a whole. */
  instalment: Money | null
}

/** Leads to the payment page of the card provider. */
export const CardForm = ({ invoice, amount, instalment }: CardFormProps) => {
  const app = useApp()
  const { api } = app
  const { data: renewal } = useQuery(automaticRenewalQuery(app))
  const [isPart, setIsPart] = useState(false)
  const paid = isPart && instalment ? instalment : amount
  const form = useForm({
    schema: loadSchema,
    submit: async (choice) => {
      const body = { invoice: invoice.id, key: crypto.randomUUID(), ...choice }
      const { url } = await api.post<StartedCard>('/payments/card', body, { timeoutMs: 15_000 })
      window.location.assign(url)
    },
  })
  return (
    <form {...form.props} className="grid max-w-text gap-5">
      <ErrorSummary errors={form.errors} />
      <p>
        You pay <strong className="whitespace-nowrap tabular-nums">{formatMoney(paid)}</strong> on the page of
        Stripe, our payment provider. We never see the number of your card.
      </p>
      <InstalmentChoice instalment={instalment} isChosen={isPart} onChange={setIsPart} />
      {renewal?.isOffered && !renewal.isOn && renewal.amount && (
        <Checkbox
          name="savesCard"
          label={consentText({ amount: renewal.amount, daysBefore: renewal.daysBefore })}
        />
      )}
      <p>
        <SubmitButton isBusy={form.isPending}>Pay {formatMoney(paid)} by Card</SubmitButton>
      </p>
    </form>
  )
}
