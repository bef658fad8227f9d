import type { FormState } from 'payload'

/** A field that the server refused, as it was then. */
export interface RefusedField {
  path: string
  message: string
  value: unknown
  isPutBack: boolean
}

/**
 * Notes the fields that are refused, and finds those whose refusal an answer about an older form has taken away since:
 * each once. That answer may be there before the refusal was ever drawn; it leaves the message of a field that it calls
 * valid.
 * @param refused those that are known since the form was sent, by path; changed
 */
export const findLost = (refused: Map<string, RefusedField>, fields: FormState): RefusedField[] => {
  for (const [path, { errorMessage: message = '', valid, value }] of Object.entries(fields))
    if ((valid === false || message) && !refused.has(path))
      refused.set(path, { path, message, value, isPutBack: false })
  const lost = [...refused.values()].filter(
    ({ path, value, isPutBack }) => !isPutBack && fields[path]?.valid && fields[path].value === value,
  )
  for (const field of lost) field.isPutBack = true
  return lost
}
