import type { OwnRenewals } from '../../../domain/renewals/renewals.schema'
import { Button } from '../../components/ui/Button'
import { ErrorSummary } from '../../components/ui/ErrorSummary'
import { RadioGroup } from '../../components/ui/RadioGroup'
import { useApp } from '../../lib/app'
import { formatDate } from '../../lib/dates'
import { renewalMessages } from '../../lib/messages/renewalMessages'
import { useToast } from '../../lib/toasts'
import { useForm } from '../../lib/useForm'
import { renewalQuery } from './renewalQuery'

const labelOf = (years: number): string => (years === 1 ? 'Annual: 1 year' : `Multi-year: ${years} years`)

/** Annual or multi-year, and off it goes. Source: spec.md section 2, "/membership/renewal". */
export const RenewalForm = ({ endings }: { endings: NonNullable<OwnRenewals['endings']> }) => {
  const app = useApp()
  const toast = useToast()
  const { props, field, errors, isPending } = useForm({
    plain: 'renewal',
    schema: async () => (await import('../../../domain/renewals/renewalForm.schema')).renewalFormSchema,
    submit: async (data) => {
      await app.api.post('/renewals/request', data)
      toast({
        tone: 'success',
        title: renewalMessages.requested,
        description: renewalMessages.requestedDescription,
      })
      await app.queryClient.invalidateQueries({ queryKey: renewalQuery(app).queryKey })
    },
  })
  return (
    <form {...props} className="grid gap-5">
      <ErrorSummary errors={errors} />
      <RadioGroup
        {...field('years')}
        legend="For how long?"
        defaultValue="1"
        choices={endings.map(({ years, expiresAt }) => ({
          value: String(years),
          label: labelOf(years),
          hint: `Until ${formatDate(expiresAt)}`,
        }))}
      />
      <p className="max-w-text text-ink-soft">
        Staff confirm the renewal once your dues are paid. You can then download the updated certificate from
        your dashboard.
      </p>
      <p>
        <Button type="submit" tone="main" isBusy={isPending}>
          Request Renewal
        </Button>
      </p>
    </form>
  )
}
