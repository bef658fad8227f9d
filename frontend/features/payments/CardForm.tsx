import { useQuery } from '@tanstack/react-query'
import { consentText } from '../../../domain/automaticRenewals/automaticRenewal.schema'
import type { StartedCard } from '../../../domain/payments/card/card.schema'
import type { InvoiceView } from '../../../domain/invoices/invoice.schema'
import { type Money, formatMoney } from '../../../platform/moneyFormat.schema'
import { Checkbox } from '../../components/ui/Checkbox'
import { ErrorSummary } from '../../components/ui/ErrorSummary'
import { SubmitButton } from '../../components/ui/SubmitButton'
import { useApp } from '../../lib/app'
import { useForm } from '../../lib/useForm'
import { automaticRenewalQuery } from './automaticRenewalQuery'

const loadSchema = async () => (await import('../../../domain/payments/card/card.schema')).cardFormSchema

export interface CardFormProps {
  invoice: InvoiceView
  /** What the card is charged. */
  amount: Money
}

/** Leads to the payment page of the card provider. */
export const CardForm = ({ invoice, amount }: CardFormProps) => {
  const app = useApp()
  const { api } = app
  const { data: renewal } = useQuery(automaticRenewalQuery(app))
  const form = useForm({
    schema: loadSchema,
    submit: async ({ savesCard }) => {
      const body = { invoice: invoice.id, key: crypto.randomUUID(), savesCard }
      const { url } = await api.post<StartedCard>('/payments/card', body, { timeoutMs: 15_000 })
      window.location.assign(url)
    },
  })
  return (
    <form {...form.props} className="grid max-w-text gap-5">
      <ErrorSummary errors={form.errors} />
      <p>
        You pay <strong className="whitespace-nowrap tabular-nums">{formatMoney(amount)}</strong> on the page
        of Stripe, our payment provider. We never see the number of your card.
      </p>
      {renewal?.isOffered && !renewal.isOn && renewal.amount && (
        <Checkbox
          name="savesCard"
          label={consentText({ amount: renewal.amount, daysBefore: renewal.daysBefore })}
        />
      )}
      <p>
        <SubmitButton isBusy={form.isPending}>Pay {formatMoney(amount)} by Card</SubmitButton>
      </p>
    </form>
  )
}
