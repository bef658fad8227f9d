/*
 * What a field of lists is, and who may use it. Without zod, as the table of fields itself.
 */
import {
  type Holder,
  branchWith,
  handlesMemberships,
  handlesMoney,
  hasRight,
  readsPeople,
  regionWith,
} from '../../../collections/access/policies.schema'

export type Reader = Holder
export type MayUse = (actor: Reader) => boolean

export const anyStaff: MayUse = (actor) => readsPeople(actor) || branchWith(actor, 'readPeople') !== undefined
export const readsApplications: MayUse = (actor) =>
  handlesMemberships(actor) || Boolean(regionWith(actor, 'readApplications'))
/** A lead would learn who is in the groups of others. */
export const readsGroups: MayUse = (actor) => hasRight(actor, 'groups')
/** A lead finds the offices of the own branch alone. */
export const seesOffices: MayUse = (actor) => readsGroups(actor) || branchWith(actor, 'groups') !== undefined
export const readsPapers: MayUse = (actor) => hasRight(actor, 'content')
export const knowsDebts: MayUse = (actor) => handlesMoney(actor) || handlesMemberships(actor)

/** What a record that a condition names is. */
export type RecordKind = 'events' | 'divisions' | 'groups'

interface FieldFacts {
  /** On the form and in the words of a list. */
  label: string
  /** What it is a fact about; conditions on the same are met by the same record. */
  about:
    | 'person'
    | 'account'
    | 'membership'
    | 'application'
    | 'registration'
    | 'attendance'
    | 'group'
    | 'invoice'
    | 'payment'
    | 'cpd'
    | 'task'
    | 'office'
    | 'paper'
    | 'consent'
    | 'role'
    | 'signIn'
    | 'note'
    | 'mailing'
  /** Who may narrow a list by it. */
  isFor: MayUse
}

/** The kind of a field decides its operators and what its values are. */
export type ListFieldDefinition = FieldFacts &
  (
    | { kind: 'choice'; options: Readonly<Record<string, string>> }
    | { kind: 'record'; of: RecordKind }
    | { kind: 'period'; canBeEmpty?: string }
    | { kind: 'number'; unit: string; max: number }
    | { kind: 'text' }
    /** `yes` and `no` are how the words of a list say it. */
    | { kind: 'flag'; yes: string; no: string }
  )

/** A table of fields, by name. */
export const define = <Name extends string>(fields: Record<Name, ListFieldDefinition>) => fields
