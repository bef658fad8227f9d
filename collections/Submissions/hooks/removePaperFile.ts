import type { CollectionAfterDeleteHook } from 'payload'
import type { Submission } from '../../../payload-types'
import { removeFile } from '../../../domain/files/fileStorage'
import { isFileShown } from '../../../domain/uploads/isFileShown'

/** Removes the file of a deleted paper, unless it became a publication's. */
export const removePaperFile: CollectionAfterDeleteHook<Submission> = async ({
  doc: { file },
  req: { payload },
}) => {
  const id = typeof file === 'object' ? file.id : file
  if (!(await isFileShown(payload, id))) await removeFile(payload, id)
}
