import type { PayloadRequest } from 'payload'
import { findAnswerTimes } from './findAnswerTimes'
import { findColleagues } from './findColleagues'
import { MESSAGES_PER_PAGE, type MessageFilter, type MessageList } from './handling.schema'
import { messageWhere } from './messageWhere'
import { toMessageRow } from './toMessageRow'

/**
 * A page of messages, and the colleagues who can be asked to answer.
 * @param self id of the caller's account
 */
export const listContactMessages = async (
  req: PayloadRequest,
  filter: MessageFilter,
  self: string,
): Promise<MessageList> => {
  const [{ docs, totalDocs, totalPages }, colleagues, answerTimes] = await Promise.all([
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
    findAnswerTimes(req.payload),
  ])
  return {
    docs: docs.map(toMessageRow),
    totalDocs,
    page: filter.page,
    totalPages,
    answerTimes,
    colleagues,
  }
}
