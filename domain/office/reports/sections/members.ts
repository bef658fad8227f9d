import { REGION_LABELS } from '../../../../collections/access/roles'
import { toJubaTime } from '../../../../platform/jubaTime'
import { entriesOf } from '../../../../platform/records.schema'
import { GENDERS } from '../../../membership/applications/choices.schema'
import type { PersonStates } from '../../../membership/membershipDecisions'
import { GRADES, MEMBERSHIP_STATUSES } from '../../../membership/memberships/grades.schema'
import type { ListCondition } from '../../savedLists/listFields.schema'
import { endOfMonth } from '../reportPeriod'
import { monthText } from '../reportTables.schema'
import type { PersonTraits } from '../reportsRepository'
import { AGE_GROUPS, ageGroupAt } from './ageGroups'
import { readStates } from './readStates'
import { NO_GROUP, type ReportedGroup, findReportedGroups, groupConditions, groupsOn } from './reportedGroups'
import type { MakeSection } from './section.types'
import { cell, drawn, where } from './tableParts'

const UNKNOWN = 'unknown'

interface Dimension {
  id: string
  title: string
  note?: string
  labels: Readonly<Record<string, string>>
  /** What the list of a value asks for; undefined where none can say it. */
  conditions: (value: string) => ListCondition[] | undefined
}

const CURRENT = where('status', 'is', 'active', 'grace')
const { active, grace, expired, suspended } = MEMBERSHIP_STATUSES
const TODAY_NOTE = 'By what is known of the members today.'

const GROUP_NOTE =
  'Also those in a group under it. Whoever is in several is counted in each; who was in a group at that time.'

/** Members by chapter, or for a lead by the groups of the branch. */
const groupDimension = (groups: readonly ReportedGroup[], isOfLead: boolean): Dimension => ({
  id: 'group',
  title: isOfLead ? 'Members by group' : 'Members by chapter',
  note: GROUP_NOTE,
  labels: {
    ...Object.fromEntries(groups.map(({ id, name }) => [id, name])),
    [NO_GROUP]: isOfLead ? 'In none of these' : 'In no chapter',
  },
  conditions: (value) => {
    const ofGroup = groupConditions(groups, value)
    return ofGroup && [CURRENT, ...ofGroup]
  },
})

const DIMENSIONS: Dimension[] = [
  {
    id: 'status',
    title: 'Memberships by status',
    note: 'Members are those who are active or in the grace period; the following tables count them.',
    labels: { active, grace, expired, suspended },
    conditions: (value) => [where('status', 'is', value)],
  },
  {
    id: 'grade',
    title: 'Members by grade',
    labels: GRADES,
    conditions: (value) => [CURRENT, where('grade', 'is', value)],
  },
  {
    id: 'region',
    title: 'Members by region',
    note: TODAY_NOTE,
    labels: { ...REGION_LABELS, [UNKNOWN]: 'Not known' },
    conditions: (value) => (value === UNKNOWN ? undefined : [CURRENT, where('region', 'is', value)]),
  },
  {
    id: 'age',
    title: 'Members by age',
    note: 'Their age at that time.',
    labels: { ...AGE_GROUPS, [UNKNOWN]: 'Not known' },
    conditions: (value) => {
      if (value === UNKNOWN) return undefined
      const [from = '', to = ''] = value.split('-')
      return [
        CURRENT,
        ...(from !== '0' ? [where('age', 'min', from)] : []),
        ...(to ? [where('age', 'max', to)] : []),
      ]
    },
  },
  {
    id: 'gender',
    title: 'Members by gender',
    note: 'As on the latest application.',
    labels: { ...GENDERS, [UNKNOWN]: 'Not known' },
    conditions: (value) => (value === UNKNOWN ? undefined : [CURRENT, where('gender', 'is', value)]),
  },
]

/** The values of a member at a moment, by dimension. */
const valuesAt = (
  { status, grade: ofGrade }: NonNullable<PersonStates['states'][number]>,
  traits: PersonTraits | undefined,
  day: string,
): Record<string, string> => {
  if (status !== 'active' && status !== 'grace') return { status }
  return {
    status,
    grade: ofGrade,
    region: traits?.region ?? UNKNOWN,
    age: ageGroupAt(traits?.birthDate ?? null, day) ?? UNKNOWN,
    gender: traits?.gender ?? UNKNOWN,
  }
}

/** Members at the end of each month, by status, grade, region, chapter, age and gender. */
export const makeMembers: MakeSection = async ({ payload, period, actor, part }) => {
  const moments = period.months.map((month) => endOfMonth(month, period.now))
  const days = moments.map((moment) => toJubaTime(moment).slice(0, 10))
  const counts = moments.map(() => new Map<string, number>())
  const groups = await findReportedGroups({ payload, actor, part })
  await readStates({ payload, part }, moments, ({ states }, traits) => {
    for (const [place, state] of states.entries()) {
      const count = counts[place]
      if (!state || !count) continue
      const day = days[place] ?? ''
      const values = valuesAt(state, traits, day)
      const keys = Object.entries(values).map(([dimension, value]) => `${dimension} ${value}`)
      if (values.grade) keys.push(...groupsOn(groups, traits, day).map((group) => `group ${group}`))
      for (const key of keys) count.set(key, (count.get(key) ?? 0) + 1)
    }
  })
  const dimensions = groups.length > 0 ? [...DIMENSIONS, groupDimension(groups, part !== null)] : DIMENSIONS
  // a list shows the present: the last row alone can have one
  const isPresent = (place: number): boolean => moments[place]?.getTime() === period.now.getTime()
  return dimensions.map(({ id, title, note, labels, conditions }) => ({
    id,
    title,
    ...(note && { note }),
    rowLabel: 'End of',
    columns: entriesOf(labels).map(([value, label]) => drawn(value, label)),
    rows: period.months.map((month, place) => ({
      id: month,
      label: isPresent(place) ? `${monthText(month)}, today` : monthText(month),
      cells: Object.keys(labels).map((value) => {
        const list = isPresent(place) ? conditions(value) : undefined
        return cell(
          counts[place]?.get(`${id} ${value}`) ?? 0,
          list && { subject: 'people', conditions: list },
        )
      }),
    })),
    chart: 'line',
  }))
}
