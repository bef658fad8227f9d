import { useQuery } from '@tanstack/react-query'
import { Suspense, lazy, useState } from 'react'
import { PAYMENT_METHODS, PAYMENT_STATUSES } from '../../../../../domain/money/payments/payment.schema'
import { AdminList } from '../../../../components/list/AdminList'
import type { ListFilter } from '../../../../components/list/ListFilters'
import { Button } from '../../../../components/ui/Button'
import { useApp } from '../../../../lib/app'
import { paymentMessages } from '../../../../lib/messages/paymentMessages'
import { optionsOf } from '../../../../lib/optionsOf'
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

/** Payments with what staff decide about them: those that are to be confirmed, or all. */
export const PaymentTable = ({ shown }: { shown: 'to-confirm' | 'all' }) => {
  const isAll = shown === 'all'
  const spec = isAll ? allPaymentsSpec : toConfirmSpec
  const app = useApp()
  const query = useListQuery(spec)
  const result = useQuery(isAll ? paymentListQuery(app, query) : toConfirmQuery(app, query))
  const [asked, setAsked] = useState<Asked>()
  const [isRecording, setIsRecording] = useBegin()
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
        rowKey={({ id }) => id}
        nameOf={({ name }) => name || 'Unknown payer'}
      />
      {asked && <PaymentDialog {...asked} onClose={() => setAsked(undefined)} />}
      {isRecording && (
        <Suspense>
          <RecordPaymentDialog onClose={() => setIsRecording(false)} />
        </Suspense>
      )}
    </div>
  )
}
