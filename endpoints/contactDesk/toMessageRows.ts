import type { Payload } from 'payload'
import type { OutboxStatus } from '../../collections/Outbox/schema'
import type { ContactMessage } from '../../payload-types'
import { modelOf } from '../../server/services/database'
import { answerKey } from '../contactMessages/contactMails'
import type { AnswerMail, MessageRow } from './schema'

interface StoredMail {
  _id: unknown
  dedupeKey: string
  status: OutboxStatus
  updatedAt: Date
}

const idOf = (relation: ContactMessage['assignee']): string | null => (typeof relation === 'object' ? (relation?.id ?? null) : (relation ?? null))

/** The mails with the answers, by the message. */
const mailsOf = async (payload: Payload, ids: readonly string[]): Promise<Map<string, AnswerMail>> => {
  const mails = await modelOf(payload, 'outbox')
    .find({ dedupeKey: { $in: ids.map(answerKey) } }, { dedupeKey: 1, status: 1, updatedAt: 1 })
    .lean<StoredMail[]>()
  return new Map(mails.map(({ _id, dedupeKey, status, updatedAt }) => [dedupeKey, { id: String(_id), status, updatedAt: updatedAt.toISOString() }]))
}

/** The names of accounts, by the account. */
const namesOf = async (payload: Payload, ids: readonly (string | null)[]): Promise<Map<string, string>> => {
  const profiles = await modelOf(payload, 'profiles')
    .find({ user: { $in: ids.filter((id) => id !== null) } }, { user: 1, fullName: 1 })
    .lean<{ user: unknown; fullName: string }[]>()
  return new Map(profiles.map(({ user, fullName }) => [String(user), fullName]))
}

/** Messages as staff see them: with who answered, and what became of the mail. */
export const toMessageRows = async (payload: Payload, messages: readonly ContactMessage[]): Promise<MessageRow[]> => {
  const answered = messages.filter(({ answeredAt }) => answeredAt)
  const [mails, names] = await Promise.all([mailsOf(payload, answered.map(({ id }) => id)), namesOf(payload, answered.map(({ answeredBy }) => idOf(answeredBy)))])
  return messages.map(({ id, name, email, subject, message, status, assignee, answer, answeredAt, answeredBy, createdAt, updatedAt }) => ({
    id,
    name,
    email,
    subject,
    message,
    status,
    assignee: idOf(assignee),
    answer: answer ?? null,
    answeredAt: answeredAt ?? null,
    answeredBy: answeredAt ? (names.get(idOf(answeredBy) ?? '') ?? 'A former colleague') : null,
    answerMail: mails.get(answerKey(id)) ?? null,
    createdAt,
    updatedAt,
  }))
}
