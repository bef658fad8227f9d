import type { RenewalDecision } from '../../../../../domain/membership/renewals/renewals.schema'
import type { App } from '../../../../lib/app'

/** Confirms a request to renew; what it says is wrong all the same stands in `warning`. */
export const confirmRenewal = (api: App['api'], id: string): Promise<RenewalDecision> =>
  api.post(`/renewals/${encodeURIComponent(id)}/decision`, { status: 'done' })
