import type { PayloadRequest } from 'payload'
import { isAdministrator } from '../../accounts'
import { recordChange } from '../../audit/recordChange'
import {
  type Handling,
  type StoredContactMessage,
  changeHandling,
  hasContactMessage,
} from './contactMessagesRepository'

const factsOf = ({ status, assignee }: StoredContactMessage): Record<string, unknown> => ({
  status,
  assignee: assignee?.toHexString() ?? null,
})

/**
 * Changes the status or the assignee of a message.
 * @param readAt when it had been changed last, as the caller read it
 * @returns when it was changed; `no_colleague` for an assignee who is no administrator, `changed_meanwhile`
 * on a version conflict
 */
export const handleContactMessage = async (
  req: PayloadRequest,
  id: string,
  readAt: Date,
  change: Handling,
): Promise<{ updatedAt: Date } | { problem: 'not_found' | 'no_colleague' | 'changed_meanwhile' }> => {
  const { payload } = req
  if (change.assignee && !(await isAdministrator(payload, change.assignee)))
    return { problem: 'no_colleague' }
  const changed = await changeHandling(payload, id, readAt, change)
  if (!changed) return { problem: (await hasContactMessage(payload, id)) ? 'changed_meanwhile' : 'not_found' }
  const before = factsOf(changed.before)
  await recordChange(req, {
    action: 'message.handled',
    subject: { collection: 'contact-messages', id },
    before,
    after: { ...before, ...change },
  })
  return { updatedAt: changed.updatedAt }
}
