import { queryOptions } from '@tanstack/react-query'
import type { UpgradeState } from '../../../../domain/membership/applications/upgrades/upgrade.schema'
import type { App } from '../../../lib/app'
import { OWN } from '../../../lib/session/sessionQuery'

/** What the signed-in person may apply for as the membership stands. */
export const upgradeQuery = ({ api }: Pick<App, 'api'>) =>
  queryOptions({
    queryKey: [OWN, 'upgrade'],
    queryFn: ({ signal }) => api.get<UpgradeState>('/applications/upgrade', { signal }),
    staleTime: 0,
  })
