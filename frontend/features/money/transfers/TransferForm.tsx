import { useState } from 'react'
import { ACCOUNTS, MONEY_ACCOUNTS } from '../../../../domain/money/ledger/ledger.schema'
import type { TransfersPage } from '../../../../domain/money/transfers/transfer.schema'
import { TRANSFER_FROM, TRANSFER_TO } from '../../../../domain/money/transfers/transferAccounts.constants'
import { CURRENCIES, type Currency } from '../../../../platform/moneyFormat.schema'
import { useReauthentication } from '../../../components/reauthentication/useReauthentication'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { MoneyField } from '../../../components/form/MoneyField'
import { Field } from '../../../components/ui/Field'
import { Select } from '../../../components/ui/Select'
import { SubmitButton } from '../../../components/ui/SubmitButton'
import { useApp } from '../../../lib/app'
import { ledgerMessages } from '../../../lib/messages/ledgerMessages'
import { optionsOf } from '../../../lib/optionsOf'
import { todayInJuba } from '../../../lib/todayInJuba'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'

type From = (typeof TRANSFER_FROM)[number]
type To = (typeof TRANSFER_TO)[number]

const toOptions = (accounts: readonly (From | To)[]) =>
  accounts.map((value) => ({ value, label: ACCOUNTS[value].name }))

/** Books money that moved between our own accounts, or that a bank or provider charged. */
export const TransferForm = ({
  chapters,
  onBooked,
}: Pick<TransfersPage, 'chapters'> & { onBooked: () => void }) => {
  const { api } = useApp()
  const toast = useToast()
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const [key] = useState(() => crypto.randomUUID())
  const [from, setFrom] = useState<string>('cash')
  const [to, setTo] = useState<string>('bank')
  const [currency, setCurrency] = useState<Currency>('SSP')
  const [isExchanged, setIsExchanged] = useState(false)
  const form = useForm({
    schema: async () =>
      (await import('../../../../domain/money/transfers/transfer.schema')).transferFormSchema,
    submit: async (transfer) => {
      await withReauthentication(() => api.post('/ledger-entries/transfers', { ...transfer, key }))
      toast({ tone: 'success', title: ledgerMessages.transferBooked })
      onBooked()
    },
  })
  const isBetween = [from, to].every((account) => (MONEY_ACCOUNTS as readonly string[]).includes(account))
  const other: Currency = currency === 'SSP' ? 'USD' : 'SSP'
  const boxes = chapters.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <form {...form.props} className="grid max-w-text gap-4">
        <h2 className="text-xl">Book a transfer or a charge</h2>
        <ErrorSummary errors={form.errors} />
        <div className="grid gap-4 md:grid-cols-2">
          <Field
            {...form.field('day')}
            label="Day"
            type="date"
            max={todayInJuba()}
            defaultValue={todayInJuba()}
          />
          <Select
            {...form.field('currency')}
            label="Currency"
            value={currency}
            onChange={({ target }) => setCurrency(target.value === 'USD' ? 'USD' : 'SSP')}
            options={optionsOf(CURRENCIES)}
          />
          <Select
            {...form.field('from')}
            label="From"
            value={from}
            onChange={({ target }) => setFrom(target.value)}
            options={toOptions(TRANSFER_FROM)}
          />
          <Select
            {...form.field('to')}
            label="To"
            value={to}
            onChange={({ target }) => setTo(target.value)}
            options={toOptions(TRANSFER_TO)}
          />
          {from === 'cash' && (
            <Select
              {...form.field('fromChapter')}
              label="From the cash box of"
              emptyLabel="Head office"
              options={boxes}
            />
          )}
          {to === 'cash' && (
            <Select
              {...form.field('toChapter')}
              label="To the cash box of"
              emptyLabel="Head office"
              options={boxes}
            />
          )}
          <MoneyField
            {...form.field('amountMinor')}
            currency={currency}
            label="Amount that left"
            hint="With what was charged of it, for example 1250.00."
          />
          {isBetween && (
            <>
              <MoneyField
                {...form.field('chargeMinor')}
                currency={currency}
                label="Of it, charged by the bank or provider"
                hint="Leave it empty where nothing was charged."
              />
              <Select
                {...form.field('receivedCurrency')}
                label="Exchanged"
                emptyLabel="No"
                value={isExchanged ? other : ''}
                onChange={({ target }) => setIsExchanged(target.value !== '')}
                options={[{ value: other, label: `Yes, it arrived in ${other}` }]}
              />
            </>
          )}
          {isBetween && isExchanged && (
            <MoneyField {...form.field('receivedMinor')} currency={other} label={`Arrived, in ${other}`} />
          )}
        </div>
        <Field
          {...form.field('text')}
          label="What it was"
          hint="For the journal, for example: MTN settlement of October. No names of people."
          maxLength={200}
          dir="auto"
        />
        <p>
          <SubmitButton isBusy={form.isPending}>Book It</SubmitButton>
        </p>
      </form>
      {reauthenticationDialog}
    </>
  )
}
