import { countSecurityEntriesOf, findSecurityEntriesOf } from '../../../audit'
import { SECURITY_EVENTS } from '../../../audit/audit.schema'
import { describeDetail } from '../../../audit/detail.schema'
import type { ReadSources } from '../partSource.types'
import { toMoment, toRecord } from '../toRecord'

/** Sign-ins and what else the security log says about the account. */
export const signInSources: ReadSources = (payload, { ids }) => [
  {
    count: () => countSecurityEntriesOf(payload, ids),
    newest: async (limit) =>
      (await findSecurityEntriesOf(payload, ids, limit)).map(
        ({ _id, event, address, count, detail, lastAt }) =>
          toRecord(_id, toMoment(lastAt), () => ({
            title: SECURITY_EVENTS[event].label,
            facts: [...(address ? [`Network ${address}`] : []), ...(detail ? [describeDetail(detail)] : [])],
            state: count > 1 ? `${count} times` : null,
          })),
      ),
  },
]
