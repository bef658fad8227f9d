import type { PayloadRequest } from 'payload'
import { recordChange } from '../../audit/recordChange'
import { findNames } from '../../people/profiles'
import { claimMessage, findContactMessage } from './contactMessagesRepository'

/**
 * Assigns a message that is nobody's to the person who asks. Of two at once one wins; the own one again is fine.
 * @returns `taken` with the name of the colleague whose it is
 */
export const claimContactMessage = async (
  req: PayloadRequest,
  id: string,
  user: string,
): Promise<{ outcome: 'claimed' } | { problem: 'not_found' } | { problem: 'taken'; by: string }> => {
  const { payload } = req
  if (await claimMessage(payload, id, user)) {
    await recordChange(req, {
      action: 'message.handled',
      subject: { collection: 'contact-messages', id },
      before: { assignee: null },
      after: { assignee: user },
    })
    return { outcome: 'claimed' }
  }
  const message = await findContactMessage(payload, id)
  if (!message) return { problem: 'not_found' }
  const assignee = message.assignee?.toHexString() ?? ''
  if (assignee === user) return { outcome: 'claimed' }
  return {
    problem: 'taken',
    by: (await findNames(payload, [assignee])).get(assignee) ?? 'A former colleague',
  }
}
