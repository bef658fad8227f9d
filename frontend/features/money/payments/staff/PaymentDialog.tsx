import { useState } from 'react'
import type { ZodType } from 'zod'
import { PAYMENT_METHODS, type PaymentView } from '../../../../../domain/money/payments/payment.schema'
import type { PaymentRow } from '../../../../../domain/money/payments/staffPayments.schema'
import { CURRENCIES, MINOR_UNITS, formatMoney } from '../../../../../platform/moneyFormat.schema'
import { isKeyOf } from '../../../../../platform/records.schema'
import { useReauthentication } from '../../../../components/reauthentication/useReauthentication'
import { Checkbox } from '../../../../components/ui/Checkbox'
import { FactList } from '../../../../components/ui/FactList'
import { Field } from '../../../../components/ui/Field'
import { Select } from '../../../../components/ui/Select'
import { formatDateTime } from '../../../../lib/dates'
import { useApp } from '../../../../lib/app'
import { paymentMessages } from '../../../../lib/messages/paymentMessages'
import { optionsOf } from '../../../../lib/optionsOf'
import { OWN } from '../../../../lib/session/sessionQuery'
import { todayInJuba } from '../../../../lib/todayInJuba'
import { useToast } from '../../../../lib/toasts'
import { useForm } from '../../../../lib/useForm'
import { MoveFields } from './MoveFields'
import { RefundFields } from './RefundFields'
import type { PaymentAction } from './paymentActions'
import { providedText } from './providedText'
import { receivedToast } from './receivedToast'
import { FormDialog } from '../../../../components/form/FormDialog'
import { WordsField } from '../../../../components/form/WordsField'

const TEXTS: Record<PaymentAction, { title: string; submit: string; done: string; follows: string }> = {
  confirm: {
    title: 'Confirm this payment?',
    submit: 'Confirm Payment',
    done: paymentMessages.confirmed,
    follows: 'Only once you have seen the money on a statement or at the provider. The payer gets a receipt.',
  },
  reject: {
    title: 'Reject this payment?',
    submit: 'Reject Payment',
    done: paymentMessages.rejected,
    follows: 'No money came. The payer is told why by email and can report it again.',
  },
  reverse: {
    title: 'Reverse this payment?',
    submit: 'Reverse Payment',
    done: paymentMessages.reversed,
    follows: 'What it paid for is open again, and a membership that it extended goes back to its old end.',
  },
  'use-credit': {
    title: 'Use the credit of this payment?',
    submit: 'Use Credit',
    done: paymentMessages.creditUsed,
    follows: 'It pays an open invoice, up to what is still owed.',
  },
  'move-credit': {
    title: 'Move the credit of this payment?',
    submit: 'Move Credit',
    done: paymentMessages.creditMoved,
    follows:
      'Another person has the credit then, and can pay with it. Both records show it. ' +
      'To take it back, reverse the payment by credit that it makes.',
  },
  'refund-credit': {
    title: 'Pay back the credit of this payment?',
    submit: 'Record Refund',
    done: paymentMessages.creditRefunded,
    follows:
      'Pay the member first, then record it here: it is booked once, and the credit goes down. This cannot be undone.',
  },
}

const loadSchema = (action: PaymentAction) => async (): Promise<ZodType<object>> => {
  const schemas = await import('../../../../../domain/money/payments/staffPayments.schema')
  if (action === 'confirm') return schemas.confirmPaymentSchema
  if (action === 'move-credit') return schemas.creditMoveSchema.omit({ key: true })
  if (action === 'refund-credit') return schemas.creditRefundSchema.omit({ key: true })
  return action === 'use-credit' ? schemas.useCreditSchema.omit({ key: true }) : schemas.reasonSchema
}

export interface PaymentDialogProps {
  row: PaymentRow
  action: PaymentAction
  onClose: () => void
}

/** Asks before something is done with a payment, with the facts that it rests on. */
export const PaymentDialog = ({ row, action, onClose }: PaymentDialogProps) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const [key] = useState(() => crypto.randomUUID())
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const { title, submit, done, follows } = TEXTS[action]
  const provided = action === 'confirm' ? row.provided : null
  const came = provided ?? row
  const form = useForm<object>({
    schema: loadSchema(action),
    submit: async (values) => {
      const body = {
        ...values,
        // amounts are sent as they are written
        ...('amount' in values &&
          typeof values.amount === 'number' && { amount: (values.amount / MINOR_UNITS).toFixed(2) }),
        ...(action.endsWith('credit') && { key }),
      }
      try {
        const payment = await withReauthentication(() =>
          api.post<PaymentView>(`/payments/${encodeURIComponent(row.id)}/${action}`, body),
        )
        toast(action === 'confirm' ? receivedToast(done, payment) : { tone: 'success', title: done })
        onClose()
      } finally {
        await queryClient.invalidateQueries({ queryKey: [OWN] })
      }
    },
  })
  return (
    <>
      <FormDialog
        title={title}
        form={form}
        submit={provided ? 'Book What Was Received' : submit}
        tone={action === 'reject' || action === 'reverse' ? 'plain' : 'main'}
        onClose={onClose}
      >
        <p className="wrap-anywhere">
          <span className="font-semibold tabular-nums">{formatMoney(row)}</span>,{' '}
          {PAYMENT_METHODS[row.method].name}, <bdi>{row.name || 'unknown payer'}</bdi>
          {row.invoiceNumber && `, ${row.invoiceNumber}`}
        </p>
        {provided && (
          <FactList
            facts={[
              ['The provider reports', `${providedText(provided)}, ${formatDateTime(provided.at)}`],
              ['We asked for', formatMoney(row)],
            ]}
          />
        )}
        <p>{follows}</p>
        {action === 'confirm' && (
          <>
            <div className="grid gap-4 sm:grid-cols-2">
              <Field
                {...form.field('amount')}
                label="Amount that came"
                inputMode="decimal"
                defaultValue={(came.amountMinor / MINOR_UNITS).toFixed(2)}
                maxLength={20}
              />
              <Select
                {...form.field('currency')}
                label="Currency"
                options={optionsOf(CURRENCIES)}
                defaultValue={isKeyOf(CURRENCIES, came.currency) ? came.currency : ''}
              />
            </div>
            <Field
              {...form.field('paidOn')}
              label="Day of the payment"
              type="date"
              max={todayInJuba()}
              defaultValue={todayInJuba(new Date(row.paidAt))}
            />
            <Field
              {...form.field('transaction')}
              label="Transaction number"
              defaultValue={row.transaction ?? ''}
              maxLength={100}
            />
            <Field {...form.field('note')} label="Note (optional)" hint="For our records." maxLength={500} />
          </>
        )}
        {(action === 'reject' || action === 'reverse') && (
          <WordsField
            {...form.field('reason')}
            label="Reason"
            hint="Sent to the payer by email."
            maxLength={500}
          />
        )}
        {action === 'use-credit' && (
          <>
            <Field
              {...form.field('invoice')}
              label="Invoice"
              hint={`Its number or payment reference. Credit: ${formatMoney({ ...row, amountMinor: row.creditMinor })}`}
              maxLength={60}
            />
            <Checkbox
              name="isForOther"
              label="The invoice may be for another person"
              hint="For example, when one person pays for several. Both records show it."
            />
          </>
        )}
        {action === 'move-credit' && <MoveFields field={form.field} row={row} />}
        {action === 'refund-credit' && <RefundFields field={form.field} row={row} />}
      </FormDialog>
      {reauthenticationDialog}
    </>
  )
}
