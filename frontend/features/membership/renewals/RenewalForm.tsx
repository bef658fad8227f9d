import type { RenewalOffer, RenewalState } from '../../../../domain/money/dues/dues.schema'
import { CURRENCIES, type Currency, formatMoney } from '../../../../platform/moneyFormat.schema'
import { FeesNotice } from '../../../components/membership/FeesNotice'
import { Button } from '../../../components/ui/Button'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { RadioGroup } from '../../../components/ui/RadioGroup'
import { useApp } from '../../../lib/app'
import { formatDate } from '../../../lib/dates'
import { renewalMessages } from '../../../lib/messages/renewalMessages'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'
import { inBoth } from './renewalAmounts'
import { renewalQuery } from './renewalQuery'

const labelOf = (years: number): string => (years === 1 ? 'Annual: 1 year' : `Multi-year: ${years} years`)

/** `Until 3 May 2027, USD 80.00 or SSP 360,000.00` */
const hintOf = (expiresAt: string, offers: readonly RenewalOffer[]): string =>
  [
    `Until ${formatDate(expiresAt)}`,
    offers.length === 1 ? offers.map(inBoth).join('') : offers.map(formatAmount).join(' or '),
  ]
    .filter(Boolean)
    .join(', ')

/** Of offers that may be paid in instalments, in how many. */
const inParts = (offers: readonly RenewalOffer[]): string => {
  const instalments = Math.max(...offers.map((offer) => offer.instalments))
  return instalments > 1
    ? `You can pay it at once, or in ${instalments} instalments; your rights are kept while you pay them on time. `
    : ''
}

const formatAmount = ({ totalMinor, currency }: RenewalOffer): string =>
  formatMoney({ amountMinor: totalMinor, currency })

/** The years and, where there is a choice, the currency. Source: spec.md section 2, "/membership/renewal". */
export const RenewalForm = ({
  endings,
  offers,
  invoice,
}: {
  endings: NonNullable<RenewalState['endings']>
} & Pick<RenewalState, 'offers' | 'invoice'>) => {
  const app = useApp()
  const toast = useToast()
  const hasFee = offers.length > 0
  const { props, field, errors, isPending } = useForm({
    plain: 'renewal',
    schema: async () =>
      (await import('../../../../domain/membership/renewals/renewalForm.schema')).renewalFormSchema,
    submit: async (data) => {
      await app.api.post('/renewals/request', data)
      toast({
        tone: 'success',
        title: hasFee ? renewalMessages.invoiced : renewalMessages.requested,
        description: hasFee ? renewalMessages.invoicedDescription : renewalMessages.requestedDescription,
      })
      await app.queryClient.invalidateQueries({ queryKey: renewalQuery(app).queryKey })
    },
  })
  const currencies = [...new Set(offers.map(({ currency }) => currency))]
  const open = invoice?.status === 'open' ? invoice : null
  const [first] = currencies
  return (
    <form {...props} className="grid gap-5">
      <ErrorSummary errors={errors} />
      <RadioGroup
        {...field('years')}
        legend="For how long?"
        defaultValue={String(open?.years ?? 1)}
        choices={endings.map(({ years, expiresAt }) => {
          const ofYears = offers.filter((offer) => offer.years === years)
          return {
            value: String(years),
            label: labelOf(years),
            hint: hintOf(ofYears[0]?.expiresAt ?? expiresAt, ofYears),
          }
        })}
      />
      {currencies.length === 1 && <input type="hidden" name="currency" value={first} />}
      {currencies.length > 1 && (
        <RadioGroup
          {...field('currency')}
          legend="In which currency?"
          defaultValue={open?.currency ?? first}
          choices={currencies.map((currency: Currency) => ({
            value: currency,
            label: `${CURRENCIES[currency]} (${currency})`,
          }))}
        />
      )}
      {!hasFee && <FeesNotice />}
      <p className="max-w-text text-ink-soft">
        {hasFee
          ? `You get an invoice at once. ${inParts(offers)}Your membership is extended as soon as it is paid.`
          : 'Staff confirm the renewal once your dues are paid. You can then download the updated certificate from your dashboard.'}
      </p>
      <p>
        <Button type="submit" tone={open ? 'plain' : 'main'} isBusy={isPending}>
          {open ? 'Change Renewal' : hasFee ? 'Renew and Get Invoice' : 'Request Renewal'}
        </Button>
      </p>
    </form>
  )
}
