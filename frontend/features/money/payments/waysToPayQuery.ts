import { queryOptions } from '@tanstack/react-query'
import type { WaysToPay } from '../../../../domain/money/payments/waysToPay.schema'
import type { App } from '../../../lib/app'
import { OWN } from '../../../lib/session/sessionQuery'

/** How an invoice can be paid, and what was paid so far. */
export const waysToPayQuery = ({ api }: Pick<App, 'api'>, invoice: string) =>
  queryOptions({
    queryKey: [OWN, 'ways-to-pay', invoice],
    queryFn: ({ signal }) =>
      api.get<WaysToPay>(`/invoices/${encodeURIComponent(invoice)}/ways-to-pay`, { signal }),
    staleTime: 0,
  })

/** Reads an invoice and its payments anew, wherever they are shown. */
export const rereadInvoice = async (
  { queryClient }: Pick<App, 'queryClient'>,
  invoice: string,
): Promise<void> => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [OWN, 'ways-to-pay', invoice] }),
    queryClient.invalidateQueries({ queryKey: [OWN, 'invoices'] }),
  ])
}
