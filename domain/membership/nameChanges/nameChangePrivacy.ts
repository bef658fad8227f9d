import type { Payload } from 'payload'
import { type PersonalData, readOwn } from '../../../platform/personalData'
import { removeFile } from '../../publications/files'
import { deleteNameChanges, findDocuments } from './nameChangesRepository'

/** Erases a person's requests and their documents. Safe to repeat after an interruption at any point. */
const eraseNameChanges = async (payload: Payload, user: string): Promise<void> => {
  for (const document of await findDocuments(payload, user)) await removeFile(payload, document)
  await deleteNameChanges(payload, user)
}

export const nameChangesPersonalData: PersonalData = {
  exports: [{ file: 'membership.json', key: 'nameChanges', read: (req) => readOwn(req, 'name-changes') }],
  erasures: { requests: (payload, { user }) => eraseNameChanges(payload, user) },
}
