import { toApiError } from '../ApiError'
import { readJson } from '../readJson'

/** Sends a file as the body of a request. @throws ApiError */
export const sendBytes = async <Body>(path: string, file: Blob): Promise<Body> => {
  const response = await fetch(`/api${path}`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/octet-stream' },
    body: file,
  })
  if (!response.ok) throw await toApiError(response)
  return readJson<Body>(response)
}
