import type { Payload } from 'payload'
import { modelOf } from '../../platform/database'

/** Whether anything shows a file: a publication, an earlier version of one, a paper that was sent in, a request to change a name. */
export const isFileShown = async (payload: Payload, file: string): Promise<boolean> => {
  const versions = payload.db.versions.publications
  const found = await Promise.all([
    modelOf(payload, 'publications').exists({ file }),
    versions?.exists({ 'version.file': file }),
    modelOf(payload, 'submissions').exists({ file }),
    modelOf(payload, 'name-changes').exists({ document: file }),
  ])
  return found.some(Boolean)
}
