import type { FeesPage } from '../../../../domain/membership/fees/fee.schema'
import { useReauthentication } from '../../../components/reauthentication/useReauthentication'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { Field } from '../../../components/ui/Field'
import { SubmitButton } from '../../../components/ui/SubmitButton'
import { useApp } from '../../../lib/app'
import { feeMessages } from '../../../lib/messages/feeMessages'
import { todayInJuba } from '../../../lib/todayInJuba'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'

/** The exchange rate that invoices keep, and when they are due. */
export const RateForm = ({
  rate,
  dueDays,
  onChanged,
}: Pick<FeesPage, 'rate' | 'dueDays'> & { onChanged: () => void }) => {
  const { api } = useApp()
  const toast = useToast()
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const form = useForm({
    schema: async () => (await import('../../../../domain/membership/fees/fee.schema')).moneyRulesFormSchema,
    submit: async (rules) => {
      await withReauthentication(() => api.post('/globals/payment-settings', rules))
      toast({ tone: 'success', title: feeMessages.rulesSaved })
      onChanged()
    },
  })
  return (
    <>
      <form {...form.props} className="grid max-w-text gap-4">
        <h2 className="text-xl">Exchange rate and due days</h2>
        <p>Both apply to invoices that are issued from now on. An invoice keeps the rate of its day.</p>
        <ErrorSummary errors={form.errors} />
        <div className="grid gap-4 md:grid-cols-2">
          <Field
            {...form.field('sspPerUsd')}
            label="SSP for one USD"
            hint="Left empty, invoices name one currency."
            inputMode="decimal"
            maxLength={12}
            defaultValue={rate?.sspPerUsd ?? ''}
          />
          <Field
            {...form.field('day')}
            label="Day of the rate"
            type="date"
            max={todayInJuba()}
            defaultValue={rate?.day ?? todayInJuba()}
          />
          <Field
            {...form.field('source')}
            label="Source"
            hint="For example: Bank of South Sudan."
            maxLength={200}
            dir="auto"
            defaultValue={rate?.source ?? ''}
          />
          <Field
            {...form.field('dueDays')}
            label="Days until an invoice is due"
            hint="An invoice for a renewal is never due after the end of grace."
            inputMode="numeric"
            maxLength={3}
            defaultValue={dueDays}
          />
        </div>
        <p>
          <SubmitButton isBusy={form.isPending}>Save</SubmitButton>
        </p>
      </form>
      {reauthenticationDialog}
    </>
  )
}
