import { findGroups, findGroupsInScope, groupScope } from '../../../groups'
import { LIST_LIMITS, type ListCondition } from '../../savedLists/listFields.schema'
import type { PersonTraits } from '../reportsRepository'
import type { SectionContext } from './section.types'
import { where } from './tableParts'

/** Those who are in none of the groups of a table. */
export const NO_GROUP = 'none'

/** A column of the members by chapter or group. */
export interface ReportedGroup {
  id: string
  name: string
  /** Ids of the group and of every group under it. */
  branch: ReadonlySet<string>
}

/**
 * The groups that members are counted by: every chapter; for a lead, the group that is led and those right under it.
 */
export const findReportedGroups = async ({
  payload,
  actor,
  part,
}: Pick<SectionContext, 'payload' | 'actor' | 'part'>): Promise<ReportedGroup[]> => {
  const scope = part ? await groupScope(payload, actor) : 'all'
  if (!scope) return []
  const groups = scope === 'all' ? await findGroups(payload) : await findGroupsInScope(payload, scope)
  const isReported = ({ _id, kind, parent }: (typeof groups)[number]): boolean =>
    scope === 'all' ? kind === 'chapter' : _id.equals(scope.branch) || Boolean(parent?.equals(scope.branch))
  return groups.filter(isReported).map(({ _id, name }) => ({
    id: _id.toHexString(),
    name,
    branch: new Set(
      groups.flatMap((group) => (group.path?.some((id) => id.equals(_id)) ? [group._id.toHexString()] : [])),
    ),
  }))
}

/** The groups of a table that a person was in on a day, also by a group under them; those in none count as such. */
export const groupsOn = (
  groups: readonly ReportedGroup[],
  traits: PersonTraits | undefined,
  day: string,
): string[] => {
  const running = (traits?.terms ?? []).filter(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)
  const inside = groups.filter(({ branch }) => running.some(({ group }) => branch.has(group)))
  return inside.length > 0 ? inside.map(({ id }) => id) : [NO_GROUP]
}

/** What the list of a group asks for; undefined where none can say it. */
export const groupConditions = (
  groups: readonly ReportedGroup[],
  value: string,
): ListCondition[] | undefined => {
  if (value !== NO_GROUP) return [where('group', 'is', value)]
  return groups.length <= LIST_LIMITS.values
    ? [where('group', 'not', ...groups.map(({ id }) => id))]
    : undefined
}
