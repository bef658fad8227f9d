import type { Payload } from 'payload'
import { isDuplicateKey, modelOf } from '../../platform/database'
import { removeFile } from '../files'
import { tellOfRequestedName } from './nameChangeMails'

export interface NameChangeRequest {
  user: string
  from: string
  name: string
  reason: string
  /** Id of the document's file. */
  document: string
}

/**
 * Stores a member's request and tells the member and the office. A unique index lets each account have one open request.
 * @returns the id; undefined while another one is open, and the document is removed then
 */
export const requestNameChange = async (
  payload: Payload,
  request: NameChangeRequest,
): Promise<string | undefined> => {
  try {
    const { _id } = await modelOf(payload, 'name-changes').create({ ...request, status: 'requested' })
    await tellOfRequestedName(payload, { id: String(_id), ...request })
    return String(_id)
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    await removeFile(payload, request.document)
    return undefined
  }
}

/**
 * Takes an own request back while nobody has decided it; its document goes at once.
 * @returns whether it is withdrawn
 */
export const withdrawNameChange = async (payload: Payload, id: string, user: string): Promise<boolean> => {
  const changes = modelOf(payload, 'name-changes')
  await changes.updateOne({ _id: id, user, status: 'requested' }, { $set: { status: 'withdrawn' } })
  const withdrawn = await changes
    .findOne({ _id: id, user, status: 'withdrawn' }, { document: 1 })
    .lean<{ document?: { toString: () => string } | null } | null>()
  if (withdrawn?.document) {
    await removeFile(payload, withdrawn.document.toString())
    await changes.updateOne({ _id: id }, { $unset: { document: 1 } })
  }
  return withdrawn !== null
}
