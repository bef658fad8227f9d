import { countAllEntries, findLatestEntries } from '../../../cpd'
import { CPD_KINDS } from '../../../cpd/kinds.schema'
import type { ReadSources } from '../partSource.types'
import { toMoment, toRecord } from '../toRecord'

/** What a member recorded of professional development. */
export const cpdSources: ReadSources = (payload, { id }) => [
  {
    count: () => countAllEntries(payload, id),
    newest: async (limit) =>
      (await findLatestEntries(payload, id, limit)).map(({ _id, date, title, kind, hours, provider }) =>
        toRecord(_id, toMoment(date)?.slice(0, 10) ?? null, () => ({
          title,
          facts: [CPD_KINDS[kind], ...(provider ? [provider] : [])],
          state: `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
        })),
      ),
  },
]
