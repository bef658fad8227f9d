import type { Payload } from 'payload'
import { type ErasedPerson, type PersonalData, readOwn } from '../../../platform/personalData'
import { removeFile } from '../files'
import { deleteSubmission, findFilesOfSubmissions } from './submissionsRepository'

/** Deletes a person's submissions, each after its file. */
const deleteSubmissions = async (payload: Payload, { user }: ErasedPerson): Promise<void> => {
  for (const { _id, file } of await findFilesOfSubmissions(payload, user)) {
    await removeFile(payload, String(file))
    await deleteSubmission(payload, _id)
  }
}

export const submissionsPersonalData: PersonalData = {
  exports: [{ file: 'submissions.json', read: (req) => readOwn(req, 'submissions') }],
  erasures: { requests: deleteSubmissions },
}
