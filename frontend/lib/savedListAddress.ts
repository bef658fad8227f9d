import { decodeCondition, encodeCondition } from '../../domain/office/savedLists/conditionTexts.schema'
import {
  LIST_SUBJECTS,
  type ListCondition,
  type ListDefinition,
} from '../../domain/office/savedLists/listFields.schema'
import { isKeyOf } from '../../platform/records.schema'
import { deskPaths } from '../deskPaths'
import type { QueryPairs } from './apiClient'
import { pageNumber } from './pageNumber'

/** What the address of a list says: the definition is left out of that of a saved list that nobody changed. */
export interface AddressedList {
  definition: ListDefinition | undefined
  /** Conditions that cannot be read: the list would hold more without them, so it is not shown. */
  unread: number
  sort: string | undefined
  page: number
}

/** Reads the address of a list. */
export const readListAddress = (search: URLSearchParams): AddressedList => {
  const subject = search.get('subject')
  const read = search.getAll('c').map(decodeCondition)
  const conditions = read.filter((one): one is ListCondition => one !== undefined)
  return {
    definition: isKeyOf(LIST_SUBJECTS, subject) ? { subject, conditions } : undefined,
    unread: read.length - conditions.length,
    sort: search.get('sort') ?? undefined,
    page: pageNumber(search),
  }
}

/** A definition as an address and the API carry it. */
export const definitionPairs = ({ subject, conditions }: ListDefinition): [string, string][] => [
  ['subject', subject],
  ...conditions.map((condition): [string, string] => ['c', encodeCondition(condition)]),
]

/** The address of a list under its id, or `new`; without a definition, as it is saved. */
export const savedListAddress = (
  id: string,
  definition?: ListDefinition,
  { sort, page }: { sort?: string; page?: number } = {},
): string => {
  const pairs: QueryPairs = [
    ...(definition ? definitionPairs(definition) : []),
    ...(sort ? [['sort', sort] as const] : []),
    ...(page && page > 1 ? [['page', String(page)] as const] : []),
  ]
  const path = deskPaths.list.build(id)
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs as [string, string][]).toString()}`
}

/** A list that is not saved: how a figure leads to whom it counts. */
export const openListAddress = (definition: ListDefinition): string => savedListAddress('new', definition)

/** Whether two definitions are the same list. */
export const isSameList = (one: ListDefinition, other: ListDefinition): boolean =>
  JSON.stringify(definitionPairs(one)) === JSON.stringify(definitionPairs(other))
