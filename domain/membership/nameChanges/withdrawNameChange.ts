import type { Payload } from 'payload'
import { removeFile } from '../../publications/files'
import { hasNameChange, unsetDocument, withdrawOpenNameChange } from './nameChangesRepository'

/** Withdraws a person's own request, unless it has been decided; its document is removed at once. */
export const withdrawNameChange = async (
  payload: Payload,
  id: string,
  user: string,
): Promise<'withdrawn' | 'decided' | 'not_found'> => {
  if (!(await hasNameChange(payload, { id, user }))) return 'not_found'
  const withdrawn = await withdrawOpenNameChange(payload, id, user)
  if (withdrawn?.document) {
    await removeFile(payload, withdrawn.document.toHexString())
    await unsetDocument(payload, id)
  }
  return withdrawn ? 'withdrawn' : 'decided'
}
