import { deskPaths } from '../../../../frontend/deskPaths'
import { countSubmissionsOf, findSubmissionsOf } from '../../../publications/submissions'
import { SUBMISSION_STATUSES } from '../../../publications/submissions/statuses.schema'
import type { ReadSources } from '../partSource.types'
import { toMoment, toRecord } from '../toRecord'

/** The papers that a member submitted for publication. */
export const paperSources: ReadSources = (payload, { id }) => [
  {
    count: () => countSubmissionsOf(payload, id),
    newest: async (limit) =>
      (await findSubmissionsOf(payload, id, limit)).map(({ _id, title, authors, status, createdAt }) =>
        toRecord(_id, toMoment(createdAt), () => ({
          title,
          facts: authors ? [authors] : [],
          state: SUBMISSION_STATUSES[status],
          link: deskPaths.submissions.find(title),
        })),
      ),
  },
]
