import { readAttachment } from '../../../domain/messaging/contactMessages'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { sends } from '../../describedAnswers'
import { fileAnswer } from '../../fileAnswer'
import { administrators } from '../../guards'
import { MESSAGE_ID } from './inboxSchemas'

/**
 * `GET /api/contact-messages/:id/attachments/:file`: a file of the thread, for administrators. Answers 200, 206, 304,
 * 401, 403, 404, 416.
 */
export const attachment = declareEndpoint({
  method: 'get',
  path: '/:id/attachments/:file',
  operation: {
    tag: 'Staff: messages',
    summary: 'A file that came with a message or an answer',
    parameters: { ...MESSAGE_ID, file: 'The id of the file.' },
    answers: {
      ...sends('*/*', 'The file'),
      206: { description: 'The part that was asked for', file: '*/*' },
      404: 'There is no such file',
    },
  },
  access: administrators,
  handler: async (req) => {
    const { id, file } = req.routeParams ?? {}
    const found = isObjectId(id) && isObjectId(file) ? await readAttachment(req, id, file) : null
    if (!found) return problem(404, 'not_found', 'This file could not be found')
    const answer = await fileAnswer(req, found)
    answer.headers.set('Cache-Control', 'private, no-store')
    answer.headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
    return answer
  },
})
