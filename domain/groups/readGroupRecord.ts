import type { Payload } from 'payload'
import { type Actor, hasRight } from '../../collections/access/roles'
import { readHistory } from '../audit'
import type { GroupRecord } from './groupTexts.schema'
import { type StoredGroup, findGroupsById } from './groupsRepository'
import { listDocuments } from './documents/keepDocuments'
import { listOffices } from './offices/readOffices'
import { toGroupName } from './toGroupName'

/** A group as staff and its leads see it. The caller checks the permission. */
export const readGroupRecord = async (
  payload: Payload,
  actor: Actor,
  group: StoredGroup,
): Promise<GroupRecord> => {
  const path = (group.path ?? []).filter((id) => !id.equals(group._id))
  const [above, offices, documents, history] = await Promise.all([
    findGroupsById(payload, path),
    listOffices(payload, group),
    listDocuments(payload, group._id),
    readHistory(payload, { collection: 'groups', id: group._id.toHexString() }),
  ])
  return {
    ...toGroupName(group),
    about: group.about ?? '',
    parent: group.parent?.toHexString() ?? null,
    isPublic: Boolean(group.isPublic),
    source: group.source?.startsWith('chapters:') ? 'chapters' : group.source ? 'divisions' : null,
    above: path.flatMap((id) => {
      const one = above.get(id.toHexString())
      return one ? [toGroupName(one)] : []
    }),
    offices,
    documents,
    canManage: hasRight(actor, 'groups'),
    history,
  }
}
