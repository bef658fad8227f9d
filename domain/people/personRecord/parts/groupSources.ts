import { deskPaths } from '../../../../frontend/deskPaths'
import { findPersonGroups } from '../../../groups'
import { NO_END, REQUEST_STATUSES } from '../../../groups/groupTexts.schema'
import type { ReadSources } from '../partSource.types'
import { toMoment, toRecord, wholeSource } from '../toRecord'

const daysOf = (startsOn: string, endsOn: string): { name: string; day: string }[] => [
  { name: endsOn === NO_END ? 'Since' : 'From', day: startsOn },
  ...(endsOn === NO_END ? [] : [{ name: 'to', day: endsOn }]),
]

/** The groups that a person is and was in, the offices held, and requests to join that wait. */
export const groupSources: ReadSources = (payload, { id }) => {
  let read: ReturnType<typeof findPersonGroups> | undefined
  const all = () => (read ??= findPersonGroups(payload, id))
  const nameOf = (groups: Map<string, { name: string }>, group: unknown): string =>
    groups.get(String(group))?.name ?? 'A group that is gone'
  return [
    wholeSource(async () => {
      const { terms, groups } = await all()
      return terms.map(({ _id, group, startsOn, endsOn, isOpen }) =>
        toRecord(_id, startsOn, () => ({
          title: nameOf(groups, group),
          days: daysOf(startsOn, endsOn),
          state: isOpen ? 'In the group' : 'Left',
          link: deskPaths.group.build(String(group)),
        })),
      )
    }),
    wholeSource(async () => {
      const { offices, groups } = await all()
      return offices.map(({ _id, title, group, startsOn, endsOn }) =>
        toRecord(_id, startsOn, () => ({
          title,
          facts: [group ? nameOf(groups, group) : 'Of the association'],
          days: daysOf(startsOn, endsOn),
          state: 'Office',
          link: group ? deskPaths.group.build(String(group)) : null,
        })),
      )
    }),
    wholeSource(async () => {
      const { requests, groups } = await all()
      return requests.map(({ _id, group, status, createdAt }) =>
        toRecord(_id, toMoment(createdAt), () => ({
          title: nameOf(groups, group),
          facts: ['Request to join'],
          state: REQUEST_STATUSES[status],
          link: deskPaths.group.requests(String(group)),
        })),
      )
    }),
  ]
}
