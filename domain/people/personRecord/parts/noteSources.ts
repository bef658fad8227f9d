import { countPersonNotes, findPersonNotes } from '../../personNotes'
import { findNames } from '../../profiles'
import type { ReadSources } from '../partSource.types'
import { toMoment, toRecord } from '../toRecord'
import { FORMER_COLLEAGUE } from '../../profiles/formerPeople.schema'

/** What staff noted about a person. */
export const noteSources: ReadSources = (payload, { id }) => [
  {
    count: () => countPersonNotes(payload, id),
    newest: async (limit) => {
      const notes = await findPersonNotes(payload, id, limit)
      const names = await findNames(
        payload,
        notes.map(({ author }) => author),
      )
      return notes.map(({ _id, author, text, createdAt }) =>
        toRecord(_id, toMoment(createdAt), () => ({
          title: names.get(String(author)) ?? FORMER_COLLEAGUE,
          text,
        })),
      )
    },
  },
]
