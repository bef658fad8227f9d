import type { Endpoint, PayloadRequest } from 'payload'
import { isAdmin } from '../../collections/access/roles'
import { modelOf } from '../../platform/database'
import { invalid, problem } from '../answers'
import { messageWhere } from '../../domain/contactMessages/messageWhere'
import {
  type Colleague,
  MESSAGES_PER_PAGE,
  type MessageFilter,
  type MessageList,
  messageListSchema,
} from '../../domain/contactMessages/handling.schema'
import { toMessageRows } from '../../domain/contactMessages/toMessageRows'

/** The filter of an administrator's request, or the refusal: 401, 403, 400. */
export const askedMessages = ({
  query,
  user,
}: PayloadRequest): { filter: MessageFilter; self: string } | { refusal: Response } => {
  if (!user) return { refusal: problem(401, 'unauthenticated', 'Please sign in') }
  if (!isAdmin(user))
    return { refusal: problem(403, 'forbidden', 'You are not allowed to perform this action.') }
  const input = messageListSchema.safeParse(query)
  return input.success ? { filter: input.data, self: user.id } : { refusal: invalid(input.error) }
}

/** The administrators with their names. */
const findColleagues = async ({ payload }: PayloadRequest): Promise<Colleague[]> => {
  const holders = await modelOf(payload, 'roles').distinct('user', { role: 'admin' })
  const profiles = await modelOf(payload, 'profiles')
    .find({ user: { $in: holders } }, { _id: 0, user: 1, fullName: 1 })
    .sort({ fullName: 1 })
    .lean<{ user: unknown; fullName: string }[]>()
  return profiles.map(({ user, fullName }) => ({ id: String(user), fullName }))
}

/**
 * `GET /api/contact-messages/list?q=&status=&assigned=&sort=&page=`: a page of what visitors wrote, newest first, and
 * who can be asked to answer. Answers 200 `MessageList`, 400, 401, 403. Source: spec.md section 7, "Admin lists".
 */
export const list: Endpoint = {
  method: 'get',
  path: '/list',
  handler: async (req) => {
    const asked = askedMessages(req)
    if ('refusal' in asked) return asked.refusal
    const { filter, self } = asked
    const [{ docs, totalDocs, totalPages }, colleagues] = await Promise.all([
      req.payload.find({
        collection: 'contact-messages',
        where: messageWhere(filter, self),
        sort: filter.sort,
        page: filter.page,
        limit: MESSAGES_PER_PAGE,
        depth: 0,
        overrideAccess: false,
        req,
      }),
      findColleagues(req),
    ])
    const answer: MessageList = {
      docs: await toMessageRows(req.payload, docs),
      totalDocs,
      page: filter.page,
      totalPages,
      colleagues,
    }
    return Response.json(answer)
  },
}
