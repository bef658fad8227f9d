import type { Payload } from 'payload'
import { isFileOfApplication } from '../../membership/applications'
import { findEntryOfFile } from '../../messaging/contactMessages'
import { isFileOfGroup } from '../../groups'
import { isFileOfNameChange } from '../../membership/nameChanges'
import { isFileOfPayment } from '../../money/payments'
import { isFileOfPublication } from '..'
import { isFileOfSubmission } from '../submissions'
import { removeFile } from '../files'

/**
 * Whether anything shows a file: a publication, an earlier version of one, a submission, a request to change
 * a name, a payment, an application, an answer to a contact message, a document of a group.
 */
const isFileShown = async (payload: Payload, file: string): Promise<boolean> => {
  const found = await Promise.all([
    isFileOfPublication(payload, file),
    isFileOfSubmission(payload, file),
    isFileOfNameChange(payload, file),
    isFileOfPayment(payload, file),
    isFileOfApplication(payload, file),
    findEntryOfFile(payload, file),
    isFileOfGroup(payload, file),
  ])
  return found.some(Boolean)
}

/** Removes a file unless something shows it. Fine to repeat. */
export const removeUnshownFile = async (payload: Payload, file: string): Promise<void> => {
  if (!(await isFileShown(payload, file))) await removeFile(payload, file)
}
