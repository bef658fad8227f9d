import { useState } from 'react'
import type { GradeFeesView } from '../../../../domain/membership/fees/fee.schema'
import {
  CURRENCIES,
  type Currency,
  MINOR_UNITS,
  formatMoney,
  parseAmount,
} from '../../../../platform/moneyFormat.schema'
import { FormDialog } from '../../../components/form/FormDialog'
import { useReauthentication } from '../../../components/reauthentication/useReauthentication'
import { MoneyField } from '../../../components/form/MoneyField'
import { Field } from '../../../components/ui/Field'
import { Select } from '../../../components/ui/Select'
import { useApp } from '../../../lib/app'
import { feeMessages } from '../../../lib/messages/feeMessages'
import { optionsOf } from '../../../lib/optionsOf'
import { todayInJuba } from '../../../lib/todayInJuba'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'
import { feesOn } from './feeTimes'

export interface NewFeesDialogProps {
  grade: GradeFeesView
  onClose: () => void
  onChanged: () => void
}

/** An amount as a form holds it; empty for none. */
const inForm = (minor: number | null | undefined): string =>
  typeof minor === 'number' ? (minor / MINOR_UNITS).toFixed(2) : ''

/** What a year of all members of the grade comes to, before and after. */
const Effect = ({
  members,
  currency,
  beforeMinor,
  afterMinor,
}: {
  members: number
  currency: Currency
  beforeMinor: number | undefined
  afterMinor: number | undefined
}) => {
  const total = (minor: number): string => formatMoney({ amountMinor: minor * members, currency })
  if (members === 0 || afterMinor === undefined || afterMinor === beforeMinor) return null
  return (
    <p role="status" className="text-ink-soft">
      A year of {members === 1 ? 'the one member' : `all ${members} members`}: {total(afterMinor)}
      {beforeMinor !== undefined && `, now ${total(beforeMinor)}`}.
    </p>
  )
}

/** Sets what a grade costs from a day on: begins with what it costs today. */
export const NewFeesDialog = ({ grade, onClose, onChanged }: NewFeesDialogProps) => {
  const { api } = useApp()
  const toast = useToast()
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const today = todayInJuba()
  const [currency, setCurrency] = useState<Currency>(grade.fees[0]?.currency ?? 'USD')
  const present = feesOn(grade.fees, currency, today)
  const [annual, setAnnual] = useState(inForm(present?.annualMinor))
  const form = useForm({
    schema: async () => (await import('../../../../domain/membership/fees/fee.schema')).feeFormSchema,
    submit: async (fee) => {
      await withReauthentication(() => api.post(`/grades/${grade.id}/fees`, fee))
      toast({ tone: 'success', title: feeMessages.set })
      onClose()
      onChanged()
    },
  })
  const amountField = (
    name: 'joiningMinor' | 'earlyMinor' | 'lateMinor' | 'seatMinor',
    label: string,
    hint: string,
  ) => (
    <MoneyField
      currency={currency}
      {...form.field(name)}
      label={label}
      hint={hint}
      defaultValue={inForm(present?.[name])}
    />
  )
  return (
    <>
      <FormDialog title={`New fees: ${grade.name}`} form={form} submit="Set Fees" onClose={onClose}>
        <p>
          Invoices that are issued from the first day on have the new amounts. Invoices that are open keep
          theirs.
        </p>
        <div className="grid gap-4 md:grid-cols-2">
          <Select
            {...form.field('currency')}
            label="Currency"
            value={currency}
            onChange={({ target }) => {
              const chosen = target.value === 'SSP' ? 'SSP' : 'USD'
              setCurrency(chosen)
              setAnnual(inForm(feesOn(grade.fees, chosen, today)?.annualMinor))
            }}
            options={optionsOf(CURRENCIES)}
          />
          <Field {...form.field('validFrom')} label="First day" type="date" min={today} />
        </div>
        {/* another currency begins with its own amounts */}
        <div key={currency} className="grid gap-4 md:grid-cols-2">
          <MoneyField
            currency={currency}
            {...form.field('annualMinor')}
            label="Dues for a year"
            hint="0 for a grade without dues."
            value={annual}
            onChange={({ target }) => setAnnual(target.value)}
          />
          {amountField('joiningMinor', 'Joining fee', 'Once, with the first term. Empty for none.')}
          {amountField(
            'earlyMinor',
            'Dues for a year, early',
            'For a renewal well before the end. Empty for none.',
          )}
          <Field
            {...form.field('earlyDays')}
            label="Early means: days before the last day"
            inputMode="numeric"
            maxLength={3}
            defaultValue={present?.earlyDays ?? ''}
          />
          {amountField(
            'lateMinor',
            'Dues for a year, late',
            'For a renewal after the last day. Empty for none.',
          )}
          {amountField('seatMinor', 'Further seat for a year', 'Of a company. Empty for none.')}
          <Field
            {...form.field('instalments')}
            label="Instalments a year"
            hint="1 to 12."
            inputMode="numeric"
            maxLength={2}
            defaultValue={present?.instalments ?? 1}
          />
        </div>
        <Effect
          members={grade.memberCount}
          currency={currency}
          beforeMinor={present?.annualMinor}
          afterMinor={parseAmount(annual)}
        />
      </FormDialog>
      {reauthenticationDialog}
    </>
  )
}
