import { toApiError } from '../../../lib/ApiError'

export interface Archive {
  content: Blob
  filename: string
}

/**
 * Fetches everything that is kept about the signed-in person.
 * @throws ApiError, of code `reauthentication_required` when the person must first prove who they are
 */
export const fetchArchive = async (): Promise<Archive> => {
  const response = await fetch('/api/users/my-data')
  if (!response.ok) throw await toApiError(response)
  const [, filename = 'ace-my-data.zip'] =
    /filename="([\w.-]+)"/.exec(response.headers.get('Content-Disposition') ?? '') ?? []
  return { content: await response.blob(), filename }
}
