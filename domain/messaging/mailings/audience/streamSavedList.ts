import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { findRolesOf } from '../../../accounts'
import { readSavedList, streamListPeople } from '../../../office/savedLists'

/**
 * The people of a saved list, within the rights that its reader has by now. Nobody for a list that is gone, or that the
 * reader may not open any more.
 * @param reader id of an account; null for one that is gone
 */
export const streamSavedList = async function* (
  payload: Payload,
  list: string,
  reader: string | null,
): AsyncGenerator<ObjectId> {
  if (reader === null) return
  const id = new ObjectId(reader)
  const actor = { id: reader, ...(await findRolesOf(payload, [id]))(id) }
  const saved = await readSavedList(payload, actor, list)
  const people = saved && (await streamListPeople(payload, saved.definition, actor))
  if (!people || 'problem' in people) return
  for await (const batch of people) for (const person of batch) yield new ObjectId(person)
}
