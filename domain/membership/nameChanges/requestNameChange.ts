import type { Payload, PayloadRequest } from 'payload'
import type { z } from 'zod'
import { removeFile } from '../../publications/files'
import { type TakeRefusal, findUploadDocument, takeUpload } from '../../publications/uploads'
import { findRegisteredName } from '../memberships'
import type { nameChangeSchema } from './nameChange.schema'
import { mailRequestedName } from './nameChangeMails'
import {
  type NewNameChange,
  createNameChange,
  findNameChangeOfDocument,
  hasNameChange,
  unsetDocument,
  withdrawOpenNameChange,
} from './nameChangesRepository'

export interface NameChangeProblem {
  problem: 'no_membership' | 'unchanged' | 'open_already'
}

/**
 * Stores a request and tells the member and the office.
 * @returns the id; empty while another request is open, and the document is removed then
 */
const storeRequest = async (payload: Payload, change: NewNameChange): Promise<string> => {
  const id = await createNameChange(payload, change)
  if (id) await mailRequestedName(payload, id, change)
  else await removeFile(payload, change.document)
  return id ?? ''
}

/**
 * Requests another registered name for a member. The same upload sent again is answered alike.
 * @returns the request's id, or why there is none
 */
export const requestNameChange = async (
  req: PayloadRequest,
  user: string,
  { name, reason, file: key }: z.output<typeof nameChangeSchema>,
): Promise<{ id: string } | NameChangeProblem | TakeRefusal> => {
  const { payload } = req
  const from = await findRegisteredName(payload, user)
  if (!from) return { problem: 'no_membership' }
  if (from === name) return { problem: 'unchanged' }
  if (await hasNameChange(payload, { user, status: 'requested' })) {
    const id = await findUploadDocument(payload, key, user) // the first answer may have been lost
    return id ? { id } : { problem: 'open_already' }
  }
  const taken = await takeUpload(req, {
    key,
    purpose: 'nameChange',
    name: 'document',
    find: (document) => findNameChangeOfDocument(payload, user, document),
    make: (document) => storeRequest(payload, { user, from, name, reason, document }),
  })
  return 'refusal' in taken || taken.id ? taken : { problem: 'open_already' }
}

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
