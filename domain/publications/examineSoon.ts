import type { PayloadRequest } from 'payload'
import { examineFiles } from './examineFiles'

/** Sees to files that just came in once the answer is out. What fails is seen to by the job. */
export const examineSoon = ({ payload }: Pick<PayloadRequest, 'payload'>): void => {
  setImmediate(() => {
    examineFiles(payload).catch((error: unknown) =>
      payload.logger.warn({ err: error }, 'a new file could not be examined; it is tried again'),
    )
  })
}
