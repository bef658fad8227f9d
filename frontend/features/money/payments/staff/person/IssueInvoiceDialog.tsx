import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { HAND_ACCOUNTS, MAX_LINES } from '../../../../../../domain/money/billing/handAccounts.constants'
import type { InvoiceView } from '../../../../../../domain/money/invoices/invoice.schema'
import { CURRENCIES, MINOR_UNITS } from '../../../../../../platform/moneyFormat.schema'
import { useReauthentication } from '../../../../../components/reauthentication/useReauthentication'
import { Button } from '../../../../../components/ui/Button'
import { Field } from '../../../../../components/ui/Field'
import { Select } from '../../../../../components/ui/Select'
import { useApp } from '../../../../../lib/app'
import { paymentMessages } from '../../../../../lib/messages/paymentMessages'
import { optionsOf } from '../../../../../lib/optionsOf'
import { OWN } from '../../../../../lib/session/sessionQuery'
import { todayInJuba } from '../../../../../lib/todayInJuba'
import { useToast } from '../../../../../lib/toasts'
import { type Form, useForm } from '../../../../../lib/useForm'
import { chapterNamesQuery } from '../staffPaymentQueries'
import { FormDialog } from '../../../../../components/form/FormDialog'

const USUAL_DUE_DAYS = 30
const DAY_MS = 24 * 60 * 60_000

const Line = ({ form, place, onRemove }: { form: Form; place: number; onRemove?: () => void }) => {
  const name = `lines.${place}`
  return (
    <fieldset className="grid gap-4 border-s-4 border-rule ps-4">
      <legend className="sr-only">Line {place + 1}</legend>
      <Field {...form.field(`${name}.description`)} label="What it is for" maxLength={200} dir="auto" />
      <div className="grid gap-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
        <Field
          {...form.field(`${name}.quantity`)}
          label="Quantity"
          inputMode="numeric"
          defaultValue="1"
          maxLength={5}
        />
        <Field {...form.field(`${name}.amount`)} label="Amount of one" inputMode="decimal" maxLength={20} />
      </div>
      {onRemove && (
        <p>
          <Button tone="quiet" onClick={onRemove}>
            Remove this line
          </Button>
        </p>
      )}
    </fieldset>
  )
}

export interface IssueInvoiceDialogProps {
  /** Id of the account. */
  user: string
  fullName: string
  onClose: () => void
}

/** Writes an invoice to a person; sent twice, it is issued once. */
export const IssueInvoiceDialog = ({ user, fullName, onClose }: IssueInvoiceDialogProps) => {
  const app = useApp()
  const toast = useToast()
  const { data: chapters } = useQuery(chapterNamesQuery(app))
  const [key] = useState(() => crypto.randomUUID())
  const [dueOn] = useState(() => todayInJuba(new Date(Date.now() + USUAL_DUE_DAYS * DAY_MS)))
  const [lineCount, setLineCount] = useState(1)
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const form = useForm({
    schema: async () =>
      (await import('../../../../../../domain/money/billing/invoiceByHand.schema')).invoiceByHandFormSchema,
    submit: async ({ lines, ...values }) => {
      const body = {
        ...values,
        // amounts are sent as they are written
        lines: lines.map((line) => ({ ...line, amount: (line.amount / MINOR_UNITS).toFixed(2) })),
      }
      const { number } = await withReauthentication(() => app.api.post<InvoiceView>('/invoices', body))
      toast({ tone: 'success', title: paymentMessages.invoiceIssued(number) })
      onClose()
      await app.queryClient.invalidateQueries({ queryKey: [OWN] })
    },
  })
  return (
    <>
      <FormDialog title="Issue an invoice" form={form} submit="Issue Invoice" onClose={onClose}>
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="user" value={user} />
        <p>
          To <bdi className="font-semibold">{fullName}</bdi>. It gets a number and a payment reference and is
          sent by email.
        </p>
        {Array.from({ length: lineCount }, (_, place) => (
          <Line
            key={place}
            form={form}
            place={place}
            onRemove={place > 0 && place === lineCount - 1 ? () => setLineCount(lineCount - 1) : undefined}
          />
        ))}
        {lineCount < MAX_LINES && (
          <p>
            <Button onClick={() => setLineCount(lineCount + 1)}>Add a Line</Button>
          </p>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <Select {...form.field('currency')} label="Currency" options={optionsOf(CURRENCIES)} />
          <Field
            {...form.field('dueOn')}
            label="Due by"
            type="date"
            min={todayInJuba()}
            defaultValue={dueOn}
          />
        </div>
        <Select {...form.field('account')} label="Kind of income" options={optionsOf(HAND_ACCOUNTS)} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            {...form.field('chapter')}
            label="Chapter (optional)"
            emptyLabel="Head office"
            options={(chapters ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          />
          <Field {...form.field('fund')} label="Fund (optional)" maxLength={50} dir="auto" />
        </div>
        <Field
          {...form.field('reason')}
          label="Why it is issued by hand (optional)"
          hint="For our records. The member cannot see it."
          maxLength={500}
          dir="auto"
        />
      </FormDialog>
      {reauthenticationDialog}
    </>
  )
}
