import type { CollectionAfterDeleteHook } from 'payload'
import { removeUnshownFile } from '../../../domain/publications/fileCleanup'
import type { Submission } from '../../../payload-types'

/** Removes the file of a deleted submission, unless a publication shows it. */
export const removeSubmissionFile: CollectionAfterDeleteHook<Submission> = ({
  doc: { file },
  req: { payload },
}) => removeUnshownFile(payload, typeof file === 'object' ? file.id : file)
