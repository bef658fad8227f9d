import * as qs from 'qs-esm'
import { checkWhere } from './checkWhere'
import type { FieldTypes } from './fieldTypes'

const MAX_LIMIT = 100
const MAX_DEPTH = 3
const MAX_QUERY_LENGTH = 8 * 1024

export type BoundedQuery = { search: string } | { problem: string }

/** A whole number from a query parameter, or undefined. */
const wholeNumber = (value: unknown): number | undefined =>
  typeof value === 'string' && /^-?\d{1,9}$/.test(value) ? Number(value) : undefined

/** The value of a JSON text, or undefined when it is none. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Bounds a query string before Payload reads it: `limit` (0, negative and none mean everything there), `depth`,
 * `pagination=false` (everything as well) and what `where` and `sort` may contain.
 * @param search with or without the leading question mark
 * @param fields the types of the collection's fields by path; undefined where no collection is listed
 * @returns the search string to pass on, or what is wrong with it
 */
export const boundQuery = (search: string, fields: FieldTypes | undefined): BoundedQuery => {
  const raw = search.replace(/^\?/, '')
  if (raw === '') return { search: '' }
  if (raw.length > MAX_QUERY_LENGTH) return { problem: 'The query is too long' }
  // nobody searches for this character, and a regular expression of the database cannot contain it
  if (/%00|\0/.test(raw)) return { problem: 'The query is not readable' }
  // a parameter without a name
  if (/(^|&)(=|%20|\+|\[)/.test(raw)) return { problem: 'The query is not readable' }
  const query = qs.parse(raw, { depth: 10, arrayLimit: 200, parameterLimit: 500, allowEmptyArrays: true })

  for (const name of ['limit', 'page', 'depth'] as const) {
    if (query[name] !== undefined && wholeNumber(query[name]) === undefined)
      return { problem: `"${name}" must be a whole number` }
  }
  const limit = wholeNumber(query.limit)
  if (limit !== undefined) query.limit = String(limit <= 0 ? MAX_LIMIT : Math.min(limit, MAX_LIMIT))
  const page = wholeNumber(query.page)
  if (page !== undefined) query.page = String(Math.max(page, 1))
  const depth = wholeNumber(query.depth)
  if (depth !== undefined) query.depth = String(Math.min(Math.max(depth, 0), MAX_DEPTH))
  if (query.pagination !== undefined) {
    delete query.pagination
    query.limit ??= String(MAX_LIMIT)
  }
  for (const name of ['where', 'data'] as const) {
    const text = query[name]
    if (typeof text !== 'string' || text === '') continue
    const value = parsed(text)
    if (value === undefined) return { problem: `"${name}" is not readable` }
    if (name === 'where') query.where = value as typeof query.where
  }
  if (query.where === '') delete query.where
  if (query.where !== undefined) {
    const problem = checkWhere(query.where, fields)
    if (problem) return { problem }
  }
  const requested: unknown[] = [query.sort ?? []].flat(2)
  const sorts = requested.flatMap((sort) => (typeof sort === 'string' ? sort.split(',') : [sort]))
  if (
    sorts.length > 5 ||
    sorts.some((sort) => typeof sort !== 'string' || !/^-?\w+(\.\w+)*$/.test(sort) || sort.length > 100)
  ) {
    return { problem: '"sort" is not readable' }
  }
  return { search: qs.stringify(query, { addQueryPrefix: true }) }
}
