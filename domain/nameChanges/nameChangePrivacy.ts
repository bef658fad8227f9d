import type { Payload } from 'payload'
import { modelOf } from '../../platform/database'
import { type PersonalData, readOwn } from '../../platform/personalData'
import { removeFile } from '../files'

/** Erases a person's requests and their documents. Safe to repeat after breaking off anywhere. */
export const eraseNameChanges = async (payload: Payload, user: string): Promise<void> => {
  const changes = modelOf(payload, 'name-changes')
  const documents = await changes.distinct('document', { user })
  for (const document of documents) if (document) await removeFile(payload, String(document))
  await changes.deleteMany({ user })
}

export const nameChangesPersonalData: PersonalData = {
  exports: [{ file: 'membership.json', key: 'nameChanges', read: (req) => readOwn(req, 'name-changes') }],
  erasures: { requests: (payload, { user }) => eraseNameChanges(payload, user) },
}
