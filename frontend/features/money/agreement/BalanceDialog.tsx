import type { AgreementPlace, AgreementRow } from '../../../../domain/money/agreement/agreement.schema'
import { FormDialog } from '../../../components/form/FormDialog'
import { MoneyField } from '../../../components/form/MoneyField'
import { Field } from '../../../components/ui/Field'
import { useApp } from '../../../lib/app'
import { ledgerMessages } from '../../../lib/messages/ledgerMessages'
import { todayInJuba } from '../../../lib/todayInJuba'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'

export interface BalanceDialogProps {
  row: Pick<AgreementRow, 'account' | 'currency'>
  place: AgreementPlace
  /** How the account is called on the page. */
  name: string
  day: string
  onClose: () => void
  onSaved: () => void
}

/** Asks what an account held at the end of a day, as the bank's app says it or somebody counted it. */
export const BalanceDialog = ({ row, place, name, day, onClose, onSaved }: BalanceDialogProps) => {
  const { api } = useApp()
  const toast = useToast()
  const { account, currency } = row
  const form = useForm({
    schema: async () =>
      (await import('../../../../domain/money/statedBalances/statedBalance.schema')).statedBalanceFormSchema,
    submit: async (balance) => {
      await api.post('/stated-balances', { ...balance, account, currency, place: place.place })
      toast({ tone: 'success', title: ledgerMessages.balanceSaved })
      onClose()
      onSaved()
    },
  })
  return (
    <FormDialog title={`What is in ${name}?`} form={form} submit="Save" onClose={onClose}>
      <p>
        {account === 'cash' ? 'Enter what was counted' : 'Enter what the bank or provider shows'} at the end
        of the day. Nothing is booked by it.
      </p>
      <Field {...form.field('day')} label="Day" type="date" max={todayInJuba()} defaultValue={day} />
      <MoneyField
        {...form.field('amountMinor')}
        currency={currency}
        inputMode="text" // a keyboard for amounts has no minus
        label={`Balance in ${currency}`}
        hint="For example 1250.00, with a minus for an account that is overdrawn."
      />
    </FormDialog>
  )
}
