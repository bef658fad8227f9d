import { problem } from '../../endpoints/answers'
import { isFormType, isJsonType } from './contentTypes'
import { isTooDeep } from './readBody'

/** Why a JSON text is refused, or undefined. */
export const refuseJson = (text: string): Response | undefined => {
  if (isTooDeep(text)) return problem(400, 'malformed', 'What was sent is nested too deeply')
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? undefined : problem(400, 'malformed', 'Please send a JSON object')
  } catch {
    return problem(400, 'malformed', 'What was sent is not readable as JSON')
  }
}

/**
 * Why a body is refused before anyone reads it, or undefined. Forms with files are looked at by `createMultipartCheck`.
 * @param isForm whether a plain form is what this address takes; else it takes JSON
 */
export const refuseBody = (body: Buffer, contentType: string, isForm: boolean): Response | undefined => {
  if (body.length === 0) return undefined
  if (isForm) {
    return isFormType(contentType)
      ? undefined
      : problem(415, 'content_type', 'This kind of content is not accepted here')
  }
  if (!isJsonType(contentType)) return problem(415, 'content_type', 'Please send JSON')
  return refuseJson(body.toString('utf8'))
}
