import type { Where } from 'payload'
import type { PaperFilter } from './submissions.schema'

/** What a filter asks of submitted papers. */
export const paperWhere = ({ q, status }: PaperFilter): Where => ({
  and: [
    ...(q
      ? [{ or: (['title', 'authors', 'abstract'] as const).map((field) => ({ [field]: { contains: q } })) }]
      : []),
    ...(status ? [{ status: { equals: status } }] : []),
  ],
})
