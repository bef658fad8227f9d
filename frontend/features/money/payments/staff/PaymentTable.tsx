import { useQuery } from '@tanstack/react-query'
import { Suspense, lazy, useState } from 'react'
import { PAYMENT_METHODS, PAYMENT_STATUSES } from '../../../../../domain/money/payments/payment.schema'
import type { PaymentRow } from '../../../../../domain/money/payments/staffPayments.schema'
import { formatTotals } from '../../../../../platform/moneyFormat.schema'
import { AdminList, type AdminListProps } from '../../../../components/list/AdminList'
import type { ListFilter } from '../../../../components/list/ListFilters'
import { useReauthentication } from '../../../../components/reauthentication/useReauthentication'
import { Button } from '../../../../components/ui/Button'
import { type App, useApp } from '../../../../lib/app'
import { paymentMessages } from '../../../../lib/messages/paymentMessages'
import { optionsOf } from '../../../../lib/optionsOf'
import { OWN } from '../../../../lib/session/sessionQuery'
import { useSession } from '../../../../lib/session/useSession'
import { useListQuery } from '../../../../lib/useListQuery'
import { useBegin } from '../../../../lib/useBegin'
import { type Asked, paymentColumns } from './paymentColumns'
import { PaymentDialog } from './PaymentDialog'
import { allPaymentsSpec, paymentListQuery, toConfirmQuery, toConfirmSpec } from './staffPaymentQueries'

/** Loaded when somebody is about to record a payment. */
const RecordPaymentDialog = lazy(async () => ({
  default: (await import('./RecordPaymentDialog')).RecordPaymentDialog,
}))

const METHOD_FILTER: ListFilter = {
  name: 'method',
  label: 'Method',
  emptyLabel: 'Any method',
  options: Object.entries(PAYMENT_METHODS).map(([value, { name }]) => ({ value, label: name })),
}

const STATUS_FILTER: ListFilter = {
  name: 'status',
  label: 'Status',
  emptyLabel: 'Any status',
  options: optionsOf(PAYMENT_STATUSES),
}

/** Why a payment needs somebody who looks at it alone; undefined where it can be confirmed as it was reported. */
const whyAlone = (
  { status, user, provided, sameTransaction }: PaymentRow,
  me: string,
): string | undefined => {
  if (status !== 'reported') return 'not reported by a payer, or decided already'
  if (user === me) return 'your own: a colleague decides'
  if (!user) return 'the payer is not known'
  if (provided) return 'the provider reports another amount'
  return sameTransaction > 0 ? 'another payment names the same transaction number' : undefined
}

/** What is done with many payments that were seen on a statement. */
const manyOf = (
  { api, queryClient }: App,
  me: string,
  withReauthentication: ReturnType<typeof useReauthentication>['withReauthentication'],
): AdminListProps<PaymentRow>['many'] => ({
  actions: [
    {
      label: 'Confirm as Reported',
      willBe:
        'will be confirmed with the amount and the day that the payer reported, and each payer gets a receipt. ' +
        'Confirm only what you have seen on a statement or at the provider',
      was: 'confirmed',
      total: (rows) => `${formatTotals(rows)} in all.`,
      leftOut: (row) => whyAlone(row, me),
      run: ({ id }) =>
        withReauthentication(() => api.post(`/payments/${encodeURIComponent(id)}/confirm`, {})),
    },
  ],
  pageOf: (query) => queryClient.query(toConfirmQuery({ api }, query)),
  refresh: () => void queryClient.invalidateQueries({ queryKey: [OWN] }),
})

/** Payments with what staff decide about them: those that are to be confirmed, or all. */
export const PaymentTable = ({ shown }: { shown: 'to-confirm' | 'all' }) => {
  const isAll = shown === 'all'
  const spec = isAll ? allPaymentsSpec : toConfirmSpec
  const app = useApp()
  const query = useListQuery(spec)
  const result = useQuery(isAll ? paymentListQuery(app, query) : toConfirmQuery(app, query))
  const [asked, setAsked] = useState<Asked>()
  const [isRecording, setIsRecording] = useBegin()
  const { user } = useSession()
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p>
        <Button tone="main" onClick={() => setIsRecording(true)}>
          Record a Payment
        </Button>
      </p>
      <AdminList
        list={isAll ? 'payments' : 'paymentsToConfirm'}
        label={isAll ? 'All payments' : 'Payments to confirm'}
        searchLabel="Name, invoice, reference, receipt or transaction number"
        filters={isAll ? [STATUS_FILTER, METHOD_FILTER] : [METHOD_FILTER]}
        spec={spec}
        query={query}
        result={result}
        noun={{ one: 'payment', many: 'payments' }}
        empty={isAll ? paymentMessages.none : paymentMessages.noneToConfirm}
        failed={paymentMessages.listFailed}
        columns={paymentColumns(setAsked)}
        many={isAll || !user ? undefined : manyOf(app, user.id, withReauthentication)}
        rowKey={({ id }) => id}
        nameOf={({ name, invoiceNumber }) =>
          [name || 'Unknown payer', invoiceNumber].filter(Boolean).join(', ')
        }
      />
      {reauthenticationDialog}
      {asked && <PaymentDialog {...asked} onClose={() => setAsked(undefined)} />}
      {isRecording && (
        <Suspense>
          <RecordPaymentDialog onClose={() => setIsRecording(false)} />
        </Suspense>
      )}
    </div>
  )
}
