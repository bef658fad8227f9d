import type { PayloadRequest } from 'payload'
import { examineFiles } from './examineFiles'

/** Examines files that just arrived, after the answer is sent. The job repeats what fails. */
export const examineSoon = ({ payload }: Pick<PayloadRequest, 'payload'>): void => {
  setImmediate(() => {
    examineFiles(payload).catch((error: unknown) =>
      payload.logger.warn({ err: error }, 'a new file could not be examined; it is tried again'),
    )
  })
}
