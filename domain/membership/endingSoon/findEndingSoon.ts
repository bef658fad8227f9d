import type { Payload } from 'payload'
import {
  type Actor,
  ROLE_LABELS,
  branchWith,
  isAdmin,
  isStaff,
  readsPeople,
} from '../../../collections/access/roles'
import { toJubaTime } from '../../../platform/jubaTime'
import { keysOf } from '../../../platform/records.schema'
import { findRolesEnding } from '../../accounts'
import { findKeysEnding } from '../../integrations/apiKeys'
import { findGroupsInScope, findOfficesEnding, groupScope } from '../../groups'
import { findNames } from '../../people/profiles'
import { openList } from '../../office/savedLists'
import type { ListDefinition } from '../../office/savedLists/listFields.schema'
import { ENDING_KINDS, type EndingGroup, type EndingKind } from './endingSoon.schema'
import { FORMER_MEMBER } from '../../people/profiles/formerPeople.schema'

const SHOWN = 5
const DAY_MS = 86_400_000

interface Asked {
  payload: Payload
  actor: Actor
  now: Date
  /** The first and the last day on which something ends soon, `YYYY-MM-DD`. */
  from: string
  to: string
}

/** Undefined for a reader without the right. */
type FindEnding = (asked: Asked) => Promise<Omit<EndingGroup, 'kind'> | undefined>

const dayOf = (moment: Date): string => toJubaTime(moment).slice(0, 10)

const FINDERS: Record<EndingKind, FindEnding> = {
  memberships: async ({ payload, actor, now }) => {
    if (!readsPeople(actor) && !branchWith(actor, 'readPeople')) return undefined
    const list: ListDefinition = {
      subject: 'people',
      conditions: [
        { field: 'status', op: 'is', values: ['active'] },
        { field: 'expires', op: 'in', values: [`next:${ENDING_KINDS.memberships.days}:days`] },
      ],
    }
    const opened = await openList(payload, list, actor, { now })
    return 'problem' in opened ? undefined : { total: await opened.count(), soonest: [], list }
  },
  offices: async ({ payload, actor, from, to }) => {
    const scope = await groupScope(payload, actor)
    if (!scope) return undefined
    const groups = scope === 'all' ? 'all' : (await findGroupsInScope(payload, scope)).map(({ _id }) => _id)
    const { docs, total } = await findOfficesEnding(payload, groups, { from, to, limit: SHOWN })
    return {
      total,
      soonest: docs.map(({ title, name, group, endsOn }) => ({
        id: group?.toHexString() ?? '',
        title: `${name}, ${title}`,
        endsOn,
      })),
      list: null,
    }
  },
  roles: async ({ payload, actor, from, to }) => {
    if (!isAdmin(actor)) return undefined
    const { docs, total } = await findRolesEnding(payload, { from, to, limit: SHOWN })
    const names = await findNames(
      payload,
      docs.map(({ user }) => user),
    )
    return {
      total,
      soonest: docs.map(({ user, role, endsOn }) => ({
        id: user.toHexString(),
        title: `${names.get(user.toHexString()) ?? FORMER_MEMBER}, ${ROLE_LABELS[role]}`,
        endsOn: endsOn ?? '',
      })),
      list: null,
    }
  },
  keys: async ({ payload, actor, now }) => {
    if (!isAdmin(actor)) return undefined
    const before = new Date(now.getTime() + ENDING_KINDS.keys.days * DAY_MS)
    const { docs, total } = await findKeysEnding(payload, { from: now, before, limit: SHOWN })
    return {
      total,
      soonest: docs.map(({ _id, name, expiresAt }) => ({
        id: _id.toHexString(),
        title: name,
        endsOn: dayOf(expiresAt),
      })),
      list: null,
    }
  },
}

/**
 * What ends soon, for a member of staff: memberships, terms of office, roles and API keys, within their rights; a
 * lead's are those of the branch led.
 */
export const findEndingSoon = async (
  payload: Payload,
  actor: Actor,
  now = new Date(),
): Promise<EndingGroup[]> => {
  if (!isStaff(actor)) return []
  const from = dayOf(now)
  const groups = await Promise.all(
    keysOf(ENDING_KINDS).map(async (kind) => {
      const to = dayOf(new Date(now.getTime() + ENDING_KINDS[kind].days * DAY_MS))
      const found = await FINDERS[kind]({ payload, actor, now, from, to })
      return found && { kind, ...found }
    }),
  )
  return groups.filter((group) => group !== undefined)
}
