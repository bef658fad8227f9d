import type { PayloadRequest } from 'payload'
import { recordChange } from '../../audit/recordChange'
import { closeReport } from './messagesRepository'

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
