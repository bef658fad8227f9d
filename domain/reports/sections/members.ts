import pLimit from 'p-limit'
import { REGION_LABELS } from '../../../collections/access/roles'
import { toJubaTime } from '../../../platform/jubaTime'
import { perPayload } from '../../../platform/perPayload'
import { entriesOf } from '../../../platform/records.schema'
import { GENDERS } from '../../applications/choices.schema'
import { type PersonStates, streamMemberStates } from '../../membershipDecisions'
import { GRADES, MEMBERSHIP_STATUSES } from '../../memberships/grades.schema'
import type { ListCondition } from '../../savedLists/listFields.schema'
import { endOfMonth } from '../reportPeriod'
import { monthText } from '../reportTables.schema'
import { type PersonTraits, findPeopleOfRegion, findTraits } from '../reportsRepository'
import { AGE_GROUPS, ageGroupAt } from './ageGroups'
import type { MakeSection, SectionContext } from './section.types'
import { cell, drawn, where } from './tableParts'

/** Reading everybody's facts is work: one report at a time in this process, the others wait. */
const turns = perPayload(() => pLimit(1))

/** Everybody's membership at some moments, with what is known of the people; a lead's are those of the region. */
export const readStates = (
  { payload, region }: Pick<SectionContext, 'payload' | 'region'>,
  moments: readonly Date[],
  take: (person: PersonStates, traits: PersonTraits | undefined) => void,
): Promise<void> =>
  turns(payload)(async () => {
    const choose = (users: readonly string[]) =>
      region ? findPeopleOfRegion(payload, users, region) : Promise.resolve(users)
    for await (const people of streamMemberStates(payload, moments, choose)) {
      const traits = await findTraits(
        payload,
        people.map(({ user }) => user),
      )
      for (const person of people) take(person, traits.get(person.user))
    }
  })

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

/** Members at the end of each month, by status, grade, region, age and gender. */
export const makeMembers: MakeSection = async ({ payload, period, region }) => {
  const moments = period.months.map((month) => endOfMonth(month, period.now))
  const days = moments.map((moment) => toJubaTime(moment).slice(0, 10))
  const counts = moments.map(() => new Map<string, number>())
  await readStates({ payload, region }, moments, ({ states }, traits) => {
    for (const [place, state] of states.entries()) {
      const count = counts[place]
      if (!state || !count) continue
      for (const [dimension, value] of Object.entries(valuesAt(state, traits, days[place] ?? ''))) {
        const key = `${dimension} ${value}`
        count.set(key, (count.get(key) ?? 0) + 1)
      }
    }
  })
  // a list shows the present: the last row alone can have one
  const isPresent = (place: number): boolean => moments[place]?.getTime() === period.now.getTime()
  return DIMENSIONS.map(({ id, title, note, labels, conditions }) => ({
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
