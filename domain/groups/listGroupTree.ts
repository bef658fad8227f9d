import { todayInJuba } from '../../platform/jubaTime'
import type { Payload } from 'payload'
import { type Actor, hasRight } from '../../collections/access/roles'
import type { GroupRow, GroupTree } from './groupTexts.schema'
import { type GroupScope, findGroupsInScope } from './groupScope'
import type { StoredGroup } from './groupsRepository'
import { countRunning } from './people/groupMembersRepository'
import { countAsked } from './people/groupRequestsRepository'

const sourceOf = ({ source }: StoredGroup): GroupRow['source'] => {
  if (source?.startsWith('chapters:')) return 'chapters'
  return source?.startsWith('divisions:') ? 'divisions' : null
}

/** Groups in the order of a tree: each followed by those under it, by name. */
const inTreeOrder = (groups: readonly StoredGroup[]): { group: StoredGroup; depth: number }[] => {
  const known = new Set(groups.map(({ _id }) => _id.toHexString()))
  const below = new Map<string, StoredGroup[]>()
  for (const group of groups) {
    const parent = group.parent?.toHexString()
    const key = parent && known.has(parent) ? parent : ''
    below.set(key, [...(below.get(key) ?? []), group])
  }
  const ordered: { group: StoredGroup; depth: number }[] = []
  const waiting = (below.get('') ?? []).map((group) => ({ group, depth: 0 }))
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { group, depth } = next
    ordered.push(next)
    const children = below.get(group._id.toHexString()) ?? []
    waiting.unshift(...children.map((child) => ({ group: child, depth: depth + 1 })))
  }
  return ordered
}

/** The groups that a member of staff sees, as a tree, with how many people and open requests each has. */
export const listGroupTree = async (
  payload: Payload,
  actor: Actor,
  scope: GroupScope,
): Promise<GroupTree> => {
  const groups = await findGroupsInScope(payload, scope)
  const ids = groups.map(({ _id }) => _id)
  const [people, requests] = await Promise.all([
    countRunning(payload, ids, todayInJuba()),
    countAsked(payload, ids),
  ])
  return {
    canManage: hasRight(actor, 'groups'),
    groups: inTreeOrder(groups).map(({ group, depth }) => {
      const id = group._id.toHexString()
      return {
        id,
        name: group.name,
        slug: group.slug,
        kind: group.kind,
        parent: group.parent?.toHexString() ?? null,
        depth,
        isPublic: Boolean(group.isPublic),
        source: sourceOf(group),
        people: people.get(id) ?? 0,
        requests: requests.get(id) ?? 0,
      }
    }),
  }
}
