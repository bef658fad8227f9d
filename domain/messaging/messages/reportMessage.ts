import type { Payload, PayloadRequest } from 'payload'
import { recordChange } from '../../audit/recordChange'
import { mailReport } from './messageMails'
import { type StoredMessage, closeReport, storeReport } from './messagesRepository'

/** Reports a message to the administrators, once, and tells the office. */
export const reportMessage = async (
  payload: Payload,
  message: StoredMessage,
  reason: string,
): Promise<void> => {
  const { id } = await storeReport(payload, message, reason)
  await mailReport(payload, id)
}

/**
 * Records that a reported message was dealt with. Closing a closed report changes nothing.
 * @returns whether there is such a report
 */
export const resolveReport = async (
  req: PayloadRequest,
  id: string,
  by: string,
  note: string | undefined,
): Promise<boolean> => {
  const wasOpen = await closeReport(req.payload, id, by, note)
  if (wasOpen)
    await recordChange(req, {
      action: 'message-report.settled',
      subject: { collection: 'message-reports', id },
      before: { status: 'open' },
      after: { status: 'settled' },
    })
  return wasOpen !== undefined
}
