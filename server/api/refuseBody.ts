import { problem } from '../../endpoints/answers'
import { isFormType, isJsonType, isMultipartType } from './contentTypes'
import { isTooDeep } from './readBody'

const refuseJson = (text: string): Response | undefined => {
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
 * Why a body is refused before anyone reads it, or undefined.
 * @param isForm whether a plain form is what this address takes; else it takes JSON, alone or as a part beside files
 */
export const refuseBody = async (body: Buffer, contentType: string, isForm: boolean): Promise<Response | undefined> => {
  if (body.length === 0) return undefined
  if (isForm) {
    return isFormType(contentType) ? undefined : problem(415, 'content_type', 'This kind of content is not accepted here')
  }
  if (isMultipartType(contentType)) {
    try {
      const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData()
      const data = form.get('_payload')
      if (typeof data === 'string') return refuseJson(data)
      return data === null ? undefined : problem(400, 'malformed', 'What was sent is not readable')
    } catch {
      return problem(400, 'malformed', 'What was sent is not readable')
    }
  }
  if (!isJsonType(contentType)) return problem(415, 'content_type', 'Please send JSON')
  return refuseJson(body.toString('utf8'))
}
