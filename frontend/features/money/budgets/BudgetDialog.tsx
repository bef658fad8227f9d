import type { YearRow } from '../../../../domain/money/budgets/budget.schema'
import { ACCOUNTS } from '../../../../domain/money/ledger/ledger.schema'
import { type Currency, MINOR_UNITS } from '../../../../platform/moneyFormat.schema'
import { FormDialog } from '../../../components/form/FormDialog'
import { MoneyField } from '../../../components/form/MoneyField'
import { useApp } from '../../../lib/app'
import { ledgerMessages } from '../../../lib/messages/ledgerMessages'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'

export interface BudgetDialogProps {
  year: number
  /** The id of a chapter, or that of the head office; and its name. */
  place: string
  placeName: string
  row: YearRow
  currency: Currency
  onClose: () => void
  onSaved: () => void
}

/** Asks what is planned for an account in a year. */
export const BudgetDialog = ({
  year,
  place,
  placeName,
  row,
  currency,
  onClose,
  onSaved,
}: BudgetDialogProps) => {
  const { api } = useApp()
  const toast = useToast()
  const { account, budgetMinor } = row
  const form = useForm({
    schema: async () => (await import('../../../../domain/money/budgets/budget.schema')).budgetFormSchema,
    submit: async (budget) => {
      await api.post('/budgets/set', { ...budget, year, place, account, currency })
      toast({ tone: 'success', title: ledgerMessages.budgetSaved })
      onClose()
      onSaved()
    },
  })
  return (
    <FormDialog title={`${ACCOUNTS[account].name} in ${year}`} form={form} submit="Save" onClose={onClose}>
      <p>What {placeName} plans for the year. Nothing is booked by it.</p>
      <MoneyField
        currency={currency}
        {...form.field('amountMinor')}
        label={`Budget in ${currency}`}
        hint="Without a minus. Left empty: none."
        defaultValue={budgetMinor === null ? '' : (Math.abs(budgetMinor) / MINOR_UNITS).toFixed(2)}
      />
    </FormDialog>
  )
}
