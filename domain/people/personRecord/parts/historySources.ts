import { type StoredAuditEntry, countAccountEntries, findAccountEntries } from '../../../audit'
import { actionLabel } from '../../../audit/actions.schema'
import type { ReadSources } from '../partSource.types'
import { toMoment, toRecord } from '../toRecord'

const toFields = (value: StoredAuditEntry['before']): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : null

/** What the audit log says about the account. */
export const historySources: ReadSources = (payload, { ids }) => [
  {
    count: () => countAccountEntries(payload, ids),
    newest: async (limit) =>
      (await findAccountEntries(payload, ids, limit)).map(
        ({ _id, action, actorEmail, before, after, reason, createdAt }) =>
          toRecord(_id, toMoment(createdAt), () => ({
            title: actionLabel(action),
            facts: [actorEmail ? `By ${actorEmail}` : 'By the server'],
            text: reason ?? null,
            change: { before: toFields(before), after: toFields(after) },
          })),
      ),
  },
]
