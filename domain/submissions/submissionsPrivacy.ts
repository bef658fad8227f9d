import type { Payload } from 'payload'
import type { Submission } from '../../payload-types'
import { modelOf } from '../../platform/database'
import { type ErasedPerson, type PersonalData, readOwn } from '../../platform/personalData'
import type { Stored } from '../../platform/stored.types'
import { removeFile } from '../files'

/** Deletes a person's submissions, each after its file. */
const deleteSubmissions = async (payload: Payload, { user }: ErasedPerson): Promise<void> => {
  const submissions = await modelOf(payload, 'submissions')
    .find({ user }, { file: 1 })
    .lean<Pick<Stored<Submission>, '_id' | 'file'>[]>()
  for (const { _id, file } of submissions) {
    await removeFile(payload, String(file))
    await modelOf(payload, 'submissions').deleteOne({ _id })
  }
}

export const submissionsPersonalData: PersonalData = {
  exports: [{ file: 'submissions.json', read: (req) => readOwn(req, 'submissions') }],
  erasures: { requests: deleteSubmissions },
}
