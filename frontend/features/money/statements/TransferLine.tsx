import { type SubmitEvent, useState } from 'react'
import type { LineTransfer, LineView, StatementsPage } from '../../../../domain/money/statements/line.schema'
import {
  TRANSFER_ACCOUNTS,
  TRANSFER_FROM,
  TRANSFER_TO,
  type TransferAccount,
} from '../../../../domain/money/transfers/transferAccounts.constants'
import { parseAmount } from '../../../../platform/moneyFormat.schema'
import { MoneyField } from '../../../components/form/MoneyField'
import { Button } from '../../../components/ui/Button'
import { Disclosure } from '../../../components/ui/Disclosure'
import { Field } from '../../../components/ui/Field'
import { Select } from '../../../components/ui/Select'
import { formText } from '../../../lib/formText'

export interface TransferLineProps {
  line: LineView
  chapters: StatementsPage['chapters']
  isBusy: boolean
  onTransfer: (transfer: LineTransfer) => void
}

/** Says that a line is no member's payment: money between our own accounts, a charge, interest or another expense. */
export const TransferLine = ({ line, chapters, isBusy, onTransfer }: TransferLineProps) => {
  const isIncome = line.amountMinor > 0
  const accounts: readonly TransferAccount[] = isIncome ? TRANSFER_FROM : TRANSFER_TO
  const [account, setAccount] = useState<TransferAccount>(isIncome ? 'mobileMoney' : 'charges')
  const [error, setError] = useState<string>()
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = formText(form, 'chargeMinor') ?? ''
    const chargeMinor = typed === '' ? 0 : parseAmount(typed)
    setError(chargeMinor === undefined ? 'Please enter an amount, for example 1250.00' : undefined)
    if (chargeMinor === undefined) return
    const chapter = formText(form, 'chapter')
    onTransfer({ account, chargeMinor, text: formText(form, 'text') ?? '', ...(chapter && { chapter }) })
  }
  const isBetween = !['charges', 'otherExpenses', 'otherIncome', 'broughtForward'].includes(account)
  return (
    <Disclosure title="A transfer, a charge or something else">
      <form className="flex flex-wrap items-end gap-3" onSubmit={send}>
        <Select
          label={isIncome ? 'It came from' : 'It went to'}
          name="account"
          value={account}
          onChange={({ target }) => setAccount(target.value as TransferAccount)}
          options={accounts.map((value) => ({ value, label: TRANSFER_ACCOUNTS[value] }))}
        />
        {account === 'cash' && (
          <Select
            label="The cash box of"
            name="chapter"
            emptyLabel="Head office"
            options={chapters.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        {isBetween && (
          <MoneyField
            label={isIncome ? 'Charged before it came' : 'Of it, charged'}
            name="chargeMinor"
            currency={line.currency}
            error={error}
          />
        )}
        <Field label="What it was" name="text" required maxLength={200} dir="auto" />
        <Button type="submit" isBusy={isBusy}>
          Book It
        </Button>
      </form>
    </Disclosure>
  )
}
