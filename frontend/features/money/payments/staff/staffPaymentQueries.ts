import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ChapterName } from '../../../../../domain/content/divisions/chapterName.schema'
import { PAYMENT_METHODS, PAYMENT_STATUSES } from '../../../../../domain/money/payments/payment.schema'
import { PAYMENT_SORTS } from '../../../../../domain/money/payments/paymentSorts.constants'
import type { PaymentList } from '../../../../../domain/money/payments/staffPayments.schema'
import type { App } from '../../../../lib/app'
import { type ListQuery, type ListSpec, listPairs } from '../../../../lib/listQuery'
import { OWN } from '../../../../lib/session/sessionQuery'
import { deskPaths } from '../../../../deskPaths'

const methods = Object.keys(PAYMENT_METHODS)

/** All payments. */
export const allPaymentsSpec: ListSpec = {
  path: deskPaths.allPayments.path,
  filters: { status: Object.keys(PAYMENT_STATUSES), method: methods },
  sorts: PAYMENT_SORTS,
}

/** Those that wait for the provider or for us, which the list endpoint calls open. */
export const toConfirmSpec: ListSpec = {
  path: deskPaths.paymentsToConfirm.path,
  filters: { method: methods },
  sorts: PAYMENT_SORTS,
}

const paymentListsKey = [OWN, 'staff-payments', 'list'] as const

/** A page of the payments that a filter leaves. */
export const paymentListQuery = ({ api }: Pick<App, 'api'>, query: ListQuery) =>
  queryOptions({
    queryKey: [...paymentListsKey, query],
    queryFn: ({ signal }) => api.get<PaymentList>('/payments', { query: listPairs(query), signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const toConfirmQuery = (app: Pick<App, 'api'>, query: ListQuery) =>
  paymentListQuery(app, { ...query, status: 'open' })

/** The chapters that money can belong to. */
export const chapterNamesQuery = ({ api }: Pick<App, 'api'>) =>
  queryOptions({
    queryKey: [OWN, 'chapter-names'],
    queryFn: async ({ signal }) =>
      (
        await api.get<{ docs: ChapterName[] }>('/chapters', {
          query: [
            ['select[name]', 'true'],
            ['depth', '0'],
            ['limit', '100'],
            ['sort', 'name'],
          ],
          signal,
        })
      ).docs,
    staleTime: 60_000,
  })
