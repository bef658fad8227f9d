import { ObjectId } from 'mongodb'
import type { PayloadRequest } from 'payload'
import { toSlug } from '../../platform/toSlug'
import { recordChange } from '../audit/recordChange'
import type { GroupFacts } from './groups.schema'
import { type StoredGroup, findGroup, insertGroup, setGroupFacts, setParent } from './groupsRepository'
import { repairPaths } from './repairPaths'

const findParent = (
  { payload }: Pick<PayloadRequest, 'payload'>,
  parent: string | null,
): Promise<StoredGroup | null> =>
  parent === null ? Promise.resolve(null) : findGroup(payload, new ObjectId(parent))

/**
 * Adds a group. The caller checks that whoever asks may.
 * @returns its id; `no_parent` for a group above it that is not there, `taken` for a name that another group has
 */
export const addGroup = async (
  req: PayloadRequest,
  { parent: above, ...facts }: GroupFacts,
): Promise<{ id: string } | { problem: 'no_parent' | 'taken' }> => {
  const parent = await findParent(req, above)
  if (above !== null && !parent) return { problem: 'no_parent' }
  const id = await insertGroup(req.payload, { ...facts, slug: toSlug(facts.name) || 'group', parent })
  if (!id) return { problem: 'taken' }
  await repairPaths(req.payload) // the one above may have been moved meanwhile
  await recordChange(req, {
    action: 'group.added',
    subject: { collection: 'groups', id: id.toHexString(), title: facts.name },
    after: { kind: facts.kind, parent: above },
  })
  return { id: id.toHexString() }
}

/**
 * Changes a group, also where it stands. The caller checks that whoever asks may. The name and kind of one that follows
 * a page of the site stay what they are there.
 * @returns `no_parent` for a group above it that is not there, `own_branch` for itself or one under it
 */
export const changeGroup = async (
  req: PayloadRequest,
  group: StoredGroup,
  { parent: above, name, kind, ...facts }: GroupFacts,
): Promise<{ outcome: 'changed' } | { problem: 'no_parent' | 'own_branch' }> => {
  const parent = await findParent(req, above)
  if (above !== null && !parent) return { problem: 'no_parent' }
  if (parent?.path?.some((id) => id.equals(group._id))) return { problem: 'own_branch' }
  await setGroupFacts(req.payload, group._id, { ...facts, ...(!group.source && { name, kind }) })
  if (String(group.parent ?? '') !== (above ?? '')) {
    await setParent(req.payload, group._id, parent?._id ?? null)
    await repairPaths(req.payload)
  }
  await recordChange(req, {
    action: 'group.changed',
    subject: { collection: 'groups', id: group._id.toHexString(), title: group.name },
    before: {
      name: group.name,
      parent: group.parent?.toHexString() ?? null,
      isPublic: Boolean(group.isPublic),
    },
    after: { name: group.source ? group.name : name, parent: above, isPublic: facts.isPublic },
  })
  return { outcome: 'changed' }
}
