import type { Payload } from 'payload'
import { readEndorsementToken } from './endorsementToken'
import { type StoredEndorsement, findEndorsement, recordAnswer } from './endorsementsRepository'
import type { EndorsementQuestion } from './kinds.schema'

export type EndorsementProblem = 'invalid' | 'expired' | 'answered'

const problemOf = ({ status, expiresAt }: StoredEndorsement): EndorsementProblem | undefined => {
  if (status !== 'asked') return 'answered'
  return expiresAt <= new Date() ? 'expired' : undefined
}

/** What a link asks to confirm. Reading it spends nothing. */
export const readQuestion = async (
  payload: Payload,
  token: string,
): Promise<EndorsementQuestion | { problem: EndorsementProblem }> => {
  const id = readEndorsementToken(payload, token)
  const found = id && (await findEndorsement(payload, id))
  if (!found) return { problem: 'invalid' }
  const problem = problemOf(found)
  if (problem === 'expired') return { problem }
  const { kind, fullName, grade, status, expiresAt, reason = null } = found
  return { kind, fullName, grade, status, expiresAt: expiresAt.toISOString(), reason }
}

/** Records the answer to a link: the first counts, and the same again is answered alike. */
export const answerEndorsement = async (
  payload: Payload,
  { token, answer, statement }: { token: string; answer: 'confirmed' | 'declined'; statement?: string },
): Promise<{ status: 'confirmed' | 'declined' } | { problem: EndorsementProblem }> => {
  const id = readEndorsementToken(payload, token)
  if (!id) return { problem: 'invalid' }
  if (await recordAnswer(payload, id, { status: answer, ...(statement && { statement }) }))
    return { status: answer }
  const found = await findEndorsement(payload, id)
  if (!found) return { problem: 'invalid' }
  return found.status === answer ? { status: answer } : { problem: problemOf(found) ?? 'invalid' }
}
