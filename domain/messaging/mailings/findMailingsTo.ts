import type { Payload } from 'payload'
import { findSubjects } from './mailingsRepository'
import { type StoredRecipient, findRecipientRows } from './recipientsRepository'

/** The latest mailings to a person, the newest first, and the subjects of them. The caller checks access. */
export const findMailingsTo = async (
  payload: Payload,
  user: string,
  limit: number,
): Promise<{ rows: StoredRecipient[]; subjects: Map<string, string> }> => {
  const rows = await findRecipientRows(payload, user, limit)
  const subjects = await findSubjects(
    payload,
    rows.map(({ mailing }) => mailing),
  )
  return { rows, subjects }
}
