import type { Where } from 'payload'
import type { MessageFilter } from './handling.schema'

/** What a filter asks of contact messages. */
export const messageWhere = ({ q, status, assigned }: MessageFilter, self: string): Where => {
  const all: Where[] = []
  if (q)
    all.push({
      or: (['name', 'email', 'subject', 'message'] as const).map((field) => ({ [field]: { contains: q } })),
    })
  if (status) all.push({ status: { equals: status } })
  if (assigned === 'me') all.push({ assignee: { equals: self } })
  if (assigned === 'nobody') all.push({ assignee: { exists: false } })
  return { and: all }
}
