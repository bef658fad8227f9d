import type { PayloadRequest } from 'payload'
import { type TakeRefusal, takeUpload } from '../../../publications/uploads'
import { ENTRY_LIMITS } from './entries.schema'
import type { AttachedFile } from './entriesRepository'

/** An upload that is to come with an answer. */
export interface AttachmentToTake {
  /** Key of the upload. */
  key: string
  /** What the reader sees, without the ending. */
  name: string
}

/**
 * Turns uploads into the files of an answer. Repeated, it comes to the same files; those of an answer that is not
 * stored go as abandoned uploads do.
 */
export const takeAttachments = async (
  req: PayloadRequest,
  attachments: readonly AttachmentToTake[],
): Promise<{ files: AttachedFile[] } | { problem: 'too_large' } | { refusal: TakeRefusal }> => {
  const files: AttachedFile[] = []
  for (const { key, name } of attachments) {
    const taken = await takeUpload(req, {
      key,
      purpose: 'answerAttachment',
      name,
      // the entry that shows the file is stored with all of them
      find: (file) => Promise.resolve(file),
      make: (file) => Promise.resolve(file),
    })
    if ('refusal' in taken) return { refusal: taken }
    const { filename, contentType, size } = await req.payload.findByID({
      collection: 'files',
      id: taken.id,
      depth: 0,
      overrideAccess: true, // `files` is closed to readers; the upload was the person's own
      req,
    })
    files.push({ file: taken.id, name: filename, contentType, size })
  }
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  return bytes > ENTRY_LIMITS.attachedBytes ? { problem: 'too_large' } : { files }
}
