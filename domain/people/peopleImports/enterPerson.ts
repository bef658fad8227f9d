import { ObjectId } from 'mongodb'
import type { PayloadRequest } from 'payload'
import { REGIONS } from '../../../collections/access/policies.schema'
import { keysOf } from '../../../platform/records.schema'
import { findInvitablePerson } from '../../accounts'
import { recordChange } from '../../audit'
import { GRADES } from '../../membership/memberships/grades.schema'
import { createPeople } from './applying/createPeople'
import { followMemberships } from './applying/applyRows'
import { toState } from './applying/toState'
import type { CellProblem, PersonValues } from './fields.schema'
import type { Candidate } from './import.schema'
import { invitePerson } from './inviteImported'
import { type PeopleMapping, foldWord } from './mapping.schema'
import { EarlierRows } from './matching/EarlierRows'
import { PeopleIndex } from './matching/PeopleIndex'
import { type RowPlan, planRow } from './matching/planRow'
import type { NewPersonAnswer, NewPersonInput } from './newPerson.schema'
import { type ParsedRow, identityOf, parseRow } from './reading/parseRow'
import { readPeople } from './readPeople'

const COLUMNS = [
  'fullName',
  'email',
  'phone',
  'postalAddress',
  'birthDate',
  'region',
  'organization',
  'professionalTitle',
  'grade',
  'number',
  'startedOn',
  'expiresOn',
] as const satisfies (keyof PersonValues & keyof NewPersonInput)[]

const asTheyAre = <Value extends string>(values: readonly Value[]): Record<string, Value> =>
  Object.fromEntries(values.map((value) => [foldWord(value), value]))

/** A form is read as a row of a list: its columns are the fields, and its choices need no translation. */
const MAPPING: PeopleMapping = {
  headerRow: 1,
  columns: [...COLUMNS],
  isDayFirst: null,
  words: { region: asTheyAre(REGIONS), grade: asTheyAre(keysOf(GRADES)), standing: {} },
}

const REASON = 'From a paper form'

/** Whom the plan takes the person for, where it is not a new one. */
const candidatesOf = ({ user, candidates }: RowPlan, index: PeopleIndex): Candidate[] => {
  const known = index.person(user?.toHexString())
  if (!known) return candidates
  const { person, fullName, number, email } = known.values
  const reasons = index.matches(known.values).get(person) ?? []
  return [{ user: person, name: fullName, number: number ?? null, email: email ?? null, reasons }]
}

/** Makes the person, and what follows. Returns why that failed. */
const make = async (
  req: PayloadRequest,
  user: ObjectId,
  values: PersonValues,
): Promise<string | undefined> => {
  const { payload } = req
  const id = user.toHexString()
  const failures = await createPeople(
    payload,
    // the fact of the membership is known by the same id
    [{ user, values, event: user, reason: REASON }],
    { at: new Date(), by: req.user ? new ObjectId(req.user.id) : undefined },
  )
  const failure = failures.get(id)
  if (failure) return failure
  await followMemberships(payload)
  const { fullName, grade, number } = values
  await recordChange(req, {
    action: 'person.entered',
    subject: { collection: 'users', id, title: fullName },
    after: { fullName, ...(grade && { grade }), ...(number && { number }) },
    account: id,
    reason: REASON,
  })
  return undefined
}

/** What making the person would do, or why that is not clear yet. */
const plan = async (
  req: PayloadRequest,
  user: ObjectId,
  row: ParsedRow,
  isNew: boolean,
): Promise<{ values: PersonValues } | { candidates: Candidate[] } | { problems: CellProblem[] }> => {
  const index = await PeopleIndex.build(req.payload, [row.values])
  const planned = planRow(row, {
    index,
    before: new EarlierRows(),
    imported: user,
    identity: identityOf(row.values),
    occurrence: 1,
    decision: isNew ? { action: 'new' } : null,
  })
  const { outcome, values, problems } = planned
  const holder = row.values.email && index.holderOf('email', row.values.email)
  if (isNew && holder && holder !== user.toHexString())
    problems.push({ field: 'email', message: 'This address belongs to somebody else.' })
  if (problems.length > 0) return { problems }
  return outcome === 'create' ? { values } : { candidates: candidatesOf(planned, index) }
}

/**
 * Makes a person without an account from a paper form, with the membership that it says. Whoever may be the same is
 * shown first. Safe to repeat with the same id: what a crash left out is added. The caller lets only staff through who
 * decide about memberships.
 * @returns the person, or who may be the same, or what is wrong with which field
 */
export const enterPerson = async (
  req: PayloadRequest,
  { id, isNew, isInvited, ...fields }: NewPersonInput,
): Promise<NewPersonAnswer | { problems: CellProblem[] }> => {
  const { payload } = req
  const user = new ObjectId(id)
  const row = parseRow(
    COLUMNS.map((column) => fields[column]),
    1,
    MAPPING,
  )
  const { email } = row.values
  if (isInvited && !email && !row.problems.some(({ field }) => field === 'email'))
    row.problems.push({
      field: 'email',
      message: 'Please enter an address that the invitation can be sent to.',
    })
  const made = (await readPeople(payload, [user])).get(id)
  if (!made || (!made.hasMembership && toState(row.values))) {
    const planned = await plan(req, user, row, isNew || made !== undefined)
    if ('problems' in planned) return planned
    if ('candidates' in planned) return { outcome: 'possible_duplicates', ...planned }
    const failure = await make(req, user, planned.values)
    if (failure) return { problems: [{ field: null, message: failure }] }
  }
  const invitable = isInvited && email ? await findInvitablePerson(payload, id) : null
  if (invitable) await invitePerson(payload, invitable)
  return { outcome: 'created', id }
}
