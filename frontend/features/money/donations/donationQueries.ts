import { queryOptions } from '@tanstack/react-query'
import type { DonationOptions, DonationState } from '../../../../domain/money/donations/checkout.schema'
import type { App } from '../../../lib/app'
import { OWN } from '../../../lib/session/sessionQuery'

const ASK_EVERY_MS = 4_000
/** Then the page says that the mail will tell. */
const PATIENCE = 30

/** Whether card payments are set up: nothing that changes while the server runs. */
export const donationOptionsQuery = ({ api }: Pick<App, 'api'>) =>
  queryOptions({
    queryKey: ['donation-options'],
    queryFn: ({ signal }) => api.get<DonationOptions>('/donations/options', { signal }),
    staleTime: Infinity,
  })

const isPending = (state: DonationState | undefined): boolean =>
  state?.status === 'created' || state?.status === 'pending'

/** How a gift stands, asked again while its payment has not been confirmed. */
export const donationStateQuery = ({ api }: Pick<App, 'api'>, key: string) =>
  queryOptions({
    queryKey: [OWN, 'donation', key],
    queryFn: ({ signal }) =>
      api.get<DonationState>(`/donations/by-key/${encodeURIComponent(key)}`, { signal }),
    refetchInterval: ({ state }) =>
      isPending(state.data) && state.dataUpdateCount < PATIENCE ? ASK_EVERY_MS : false,
  })
