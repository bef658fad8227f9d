import type { Payload } from 'payload'
import { REGION_LABELS } from '../../../collections/access/roles'
import { streamAccountIds } from '../../accounts'
import { GRADES } from '../../membership/memberships/grades.schema'
import { PERSON_FIELDS, type PersonValues, STANDINGS, type ValueField } from './fields.schema'
import { readPeople } from './readPeople'

const BATCH = 250

const COLUMNS = (Object.keys(PERSON_FIELDS) as (keyof typeof PERSON_FIELDS)[]).filter(
  (field): field is ValueField => field !== 'givenName' && field !== 'familyName',
)

/** The headings of an export: a list with them is read without a question. */
export const EXPORT_HEADINGS = COLUMNS.map((field) => PERSON_FIELDS[field])

const textOf = (field: ValueField, values: PersonValues): string => {
  const { region, grade, standing } = values
  if (field === 'region') return region ? REGION_LABELS[region] : ''
  if (field === 'grade') return grade ? GRADES[grade] : ''
  if (field === 'standing') return standing ? STANDINGS[standing] : ''
  return values[field] ?? ''
}

/**
 * Everybody in the form that is imported: imported again, nothing changes. Read by a cursor: fifty thousand people are
 * never in memory at once. Skips access control: the caller lets only staff through.
 */
export const exportPeople = async function* (payload: Payload): AsyncGenerator<string[]> {
  let waiting: Parameters<typeof readPeople>[1][number][] = []
  const rows = async (): Promise<string[][]> => {
    const people = await readPeople(payload, waiting)
    return waiting.flatMap((user) => {
      const values = people.get(user.toHexString())?.values
      return values ? [COLUMNS.map((field) => textOf(field, values))] : []
    })
  }
  for await (const user of streamAccountIds(payload)) {
    waiting.push(user)
    if (waiting.length < BATCH) continue
    yield* await rows()
    waiting = []
  }
  yield* await rows()
}
