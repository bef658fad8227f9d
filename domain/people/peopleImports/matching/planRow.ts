import type { ObjectId } from 'mongodb'
import { isUnlimited } from '../../../membership/memberships/membershipTerm'
import type { CellProblem, PersonValues } from '../fields.schema'
import type { Candidate, FieldChange, MatchReason, RowDecision, RowOutcome } from '../import.schema'
import type { PersonRecord } from '../readPeople'
import type { ParsedRow } from '../reading/parseRow'
import { compareValues, hasSameName } from './compareValues'
import type { EarlierRows } from './EarlierRows'
import type { PeopleIndex } from './PeopleIndex'

/** What a row would do. */
export interface RowPlan {
  outcome: RowOutcome
  /** Whose row it is; null for a new person, and while that is not known. */
  user: ObjectId | null
  /** What the row says, without what it may not say of this person. */
  values: PersonValues
  problems: CellProblem[]
  changes: FieldChange[]
  candidates: Candidate[]
}

export interface PlanContext {
  index: PeopleIndex
  /** The rows before this one in the same file. */
  before: EarlierRows
  imported: ObjectId
  identity: string
  occurrence: number
  decision: RowDecision | null
}

/** What a membership of a list must say. */
const membershipProblems = (values: PersonValues, { problems }: ParsedRow): CellProblem[] => {
  const { grade, number, startedOn, expiresOn, standing } = values
  const saysMembership =
    number ?? grade ?? startedOn ?? expiresOn ?? (standing !== 'byDates' ? standing : undefined)
  if (saysMembership === undefined) return []
  const missing: CellProblem[] = [
    ...(grade ? [] : [{ field: 'grade', message: 'Please enter the grade of the membership.' } as const]),
    ...(startedOn ? [] : [{ field: 'startedOn', message: 'Please enter since when.' } as const]),
    ...(expiresOn || (grade && isUnlimited(grade))
      ? []
      : [
          {
            field: 'expiresOn',
            message: 'Please enter until when: only honorary membership has no end.',
          } as const,
        ]),
  ]
  // a cell that cannot be read is told once
  return missing.filter(({ field }) => !problems.some((problem) => problem.field === field))
}

/** What a row may not say of a person who is known. */
const conflictsWith = (values: PersonValues, person: PersonRecord, index: PeopleIndex): CellProblem[] => {
  const problems: CellProblem[] = []
  const own = person.values
  if (values.number && own.number && values.number !== own.number)
    problems.push({
      field: 'number',
      message: `This person has the number ${own.number}. A number never changes.`,
    })
  if (values.email && values.email !== own.email) {
    const holder = index.holderOf('email', values.email)
    if (person.isClaimed)
      problems.push({
        field: 'email',
        message: 'This person signs in with another address, which only they change. Leave the cell empty.',
      })
    else if (holder && holder !== own.person)
      problems.push({ field: 'email', message: 'This address belongs to somebody else.' })
  }
  if (person.isSeat && compareValues(own, values).some(({ field }) => isOfMembership(field)))
    problems.push({ field: 'grade', message: 'This membership follows that of a company.' })
  return problems
}

const isOfMembership = (field: string): boolean =>
  ['grade', 'startedOn', 'expiresOn', 'standing', 'number'].includes(field)

const failed = (row: ParsedRow, problems: CellProblem[], user: ObjectId | null = null): RowPlan => ({
  outcome: 'error',
  user,
  values: row.values,
  problems,
  changes: [],
  candidates: [],
})

/** A row about a person who is known. */
const planKnown = (row: ParsedRow, person: PersonRecord, { index }: PlanContext): RowPlan => {
  const merged = { ...person.values, ...row.values }
  const changes = compareValues(person.values, row.values)
  const problems = [
    ...row.problems,
    ...conflictsWith(row.values, person, index),
    ...(changes.some(({ field }) => isOfMembership(field)) ? membershipProblems(merged, row) : []),
  ]
  if (problems.length > 0) return failed(row, problems, person.user)
  return {
    outcome: changes.length > 0 ? 'change' : 'unchanged',
    user: person.user,
    values: row.values,
    problems: [],
    changes,
    candidates: [],
  }
}

/** A row about somebody new. An address that is somebody else's stays with them. */
const planNew = (row: ParsedRow, { index, before }: PlanContext): RowPlan => {
  const { number, email, ...others } = row.values
  const problems = [...row.problems, ...membershipProblems(row.values, row)]
  if (number && (index.holderOf('number', number) ?? before.holderOf('number', number)) !== undefined)
    problems.push({ field: 'number', message: `The number ${number} belongs to somebody else.` })
  if (problems.length > 0) return failed(row, problems)
  const isFree = email && (index.holderOf('email', email) ?? before.holderOf('email', email)) === undefined
  const values = { ...others, ...(number && { number }), ...(isFree && { email }) }
  return {
    outcome: 'create',
    user: null,
    values,
    problems: [],
    changes: compareValues({}, values),
    candidates: [],
  }
}

const leftOut = (row: ParsedRow): RowPlan => ({ ...failed(row, row.problems), outcome: 'leftOut' })

/** Whether a match needs no decision: number or address are the same, and so is the name. */
const isCertain = (row: ParsedRow, { values }: PersonRecord, reasons: readonly MatchReason[]): boolean =>
  (reasons.includes('number') || reasons.includes('email')) &&
  hasSameName(row.values.fullName ?? '', values.fullName) &&
  (!row.values.birthDate || !values.birthDate || row.values.birthDate === values.birthDate)

const decided = (row: ParsedRow, context: PlanContext): RowPlan | undefined => {
  const { decision, index } = context
  if (decision?.action === 'leaveOut') return leftOut(row)
  if (decision?.action === 'new') return planNew(row, context)
  const person = decision ? index.person(decision.user) : undefined
  return person && planKnown(row, person, context)
}

/**
 * What a row would do, as the people stand now: by what staff decided, by what another list made of the same row, by an
 * id, or by what names its person. Where that is not certain, staff are asked.
 */
export const planRow = (row: ParsedRow, context: PlanContext): RowPlan => {
  const { index, before, identity, occurrence, imported } = context
  const byDecision = decided(row, context)
  if (byDecision) return byDecision
  const earlier = index.earlier(identity, occurrence, imported)
  if (earlier?.decision?.action === 'leaveOut') return leftOut(row)
  const same = index.person(row.values.person ?? earlier?.user?.toHexString())
  if (same) return planKnown(row, same, context)
  if (row.values.person)
    return failed(row, [...row.problems, { field: 'person', message: 'There is no person with this id.' }])
  const matches = [...index.matches(row.values)].flatMap(([user, reasons]) => {
    const person = index.person(user)
    return person ? [{ person, reasons }] : []
  })
  const certain = matches.filter(({ person, reasons }) => isCertain(row, person, reasons))
  const [only] = certain
  if (only && certain.length === 1 && matches.length === 1) return planKnown(row, only.person, context)
  const candidates: Candidate[] = [
    ...matches.map(({ person: { values }, reasons }) => ({
      user: values.person,
      name: values.fullName,
      number: values.number ?? null,
      email: values.email ?? null,
      reasons,
    })),
    ...before.matches(row.values, identity),
  ]
  if (candidates.length === 0) return planNew(row, context)
  if (row.problems.length > 0) return failed(row, row.problems)
  return { outcome: 'question', user: null, values: row.values, problems: [], changes: [], candidates }
}
