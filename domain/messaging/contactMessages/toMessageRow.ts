import type { ContactMessage } from '../../../payload-types'
import { idOf as relationId } from '../../../platform/idOf'
import type { MessageRow } from './handling.schema'

/** A message as staff see it in a list, and above its thread. */
export const toMessageRow = (stored: ContactMessage): MessageRow => {
  const { id, name, email, subject, message, status, createdAt, updatedAt } = stored
  return {
    id,
    name,
    email,
    subject,
    message,
    status,
    assignee: relationId(stored.assignee) ?? null,
    sender: relationId(stored.user) ?? null,
    answers: stored.answers ?? 0,
    answeredAt: stored.answeredAt ?? null,
    minutesToAnswer: stored.minutesToAnswer ?? null,
    repliedAt: stored.repliedAt ?? null,
    spamAt: stored.spamAt ?? null,
    createdAt,
    updatedAt,
  }
}
