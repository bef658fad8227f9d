import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { fromJubaTime, todayInJuba } from '../../../../platform/jubaTime'
import { queueMail } from '../../../messaging/mail'
import { type ApplicationState, addCommentOnce } from '../applicationsRepository'
import { OPEN_STATUSES } from '../choices.schema'
import { type DocumentRequest, MAX_COMMENT_LENGTH } from '../decision.schema'

/**
 * Asks an applicant by mail for what a reviewer misses, and notes it for colleagues. The same words are sent once a day,
 * also where two members of staff send them at the same moment.
 * @param by id of the account of who asks
 */
export const requestDocuments = async (
  payload: Payload,
  application: ApplicationState,
  { documents, message }: DocumentRequest,
  by: string,
  now = new Date(),
): Promise<{ outcome: 'requested' } | { problem: 'decided' | 'not_linked' }> => {
  if (!OPEN_STATUSES.some((status) => status === application.status)) return { problem: 'decided' }
  if (!application.user) return { problem: 'not_linked' }
  const id = application._id.toHexString()
  const today = todayInJuba(now)
  const words = createHash('sha256')
    .update(JSON.stringify([documents, message]))
    .digest('hex')
    .slice(0, 32)
  await queueMail(payload, {
    template: 'documentsRequested',
    to: application.email,
    data: { fullName: application.fullName, documents, message: message || null },
    dedupeKey: `documentsRequested:${id}:${today}:${words}`,
  })
  const text = ['Asked the applicant for:', ...documents.map((name) => `– ${name}`), message]
  await addCommentOnce(payload, id, {
    text: text.filter(Boolean).join('\n').slice(0, MAX_COMMENT_LENGTH), // the mail has it all
    by,
    since: new Date(fromJubaTime(`${today}T00:00`)),
  })
  return { outcome: 'requested' }
}
