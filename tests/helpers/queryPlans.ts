import { type CommandStartedEvent, type Document, type MongoClient, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { NO_DEADLINE } from '../../platform/databaseDeadlines'

/** A query as it was sent, and where. */
export interface RecordedQuery {
  collection: string
  /** What it asks, without the values. */
  shape: string
  /** What was being done when it was sent first. */
  during: string
  command: Document
}

/** The parts of a command that an explanation takes. */
const PARTS = [
  'filter',
  'query',
  'sort',
  'projection',
  'skip',
  'limit',
  'hint',
  'collation',
  'key',
  'pipeline',
  'update',
  'updates',
  'deletes',
  'remove',
  'fields',
  'new',
  'upsert',
  'singleBatch',
  'arrayFilters',
]

const QUERIES = new Set(['find', 'aggregate', 'count', 'distinct', 'update', 'delete', 'findAndModify'])

/** Values differ from call to call; which fields are asked by which operators decides the plan. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    const shapes = [...new Set(value.map((item) => JSON.stringify(shapeOf(item))))]
    return shapes.map((shape) => JSON.parse(shape) as unknown)
  }
  if (value instanceof Map) return shapeOf(Object.fromEntries(value))
  const isPlain =
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  if (isPlain) return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]))
  return value === null ? null : typeof value
}

/** One command for each statement of a write: an explanation takes one. */
const statementsOf = (name: string, command: Document): Document[] => {
  const parts = Object.fromEntries(
    PARTS.filter((part) => part in command).map((part) => [part, command[part] as unknown]),
  )
  const base = { [name]: command[name] as unknown, ...(name === 'aggregate' && { cursor: {} }), ...parts }
  if (name === 'update')
    return (command.updates as Document[]).map((update) => ({ ...base, updates: [update] }))
  if (name === 'delete')
    return (command.deletes as Document[]).map((removal) => ({ ...base, deletes: [removal] }))
  return [base]
}

/** What of a statement chooses the documents. */
const choosing = (name: string, statement: Document): unknown => {
  const hinted = statement.hint !== undefined && { hint: statement.hint as unknown }
  if (name === 'aggregate')
    return hinted ? { pipeline: shapeOf(statement.pipeline), ...hinted } : shapeOf(statement.pipeline)
  const [update] = (statement.updates ?? statement.deletes ?? []) as Document[]
  const { sort, key, limit } = statement
  const order = (sort instanceof Map ? Object.fromEntries(sort) : sort) as unknown
  return {
    where: shapeOf(update?.q ?? statement.filter ?? statement.query),
    ...(order !== undefined && { sort: order }),
    ...(limit !== undefined && { limit: 'number' }),
    ...hinted,
    ...(key !== undefined && { key: key as unknown }),
  }
}

/**
 * Records every query that goes through the driver from now on, each shape once.
 * @param during what is being done; undefined for what is not to be recorded
 * @returns ends it, with what was recorded
 */
export const recordQueries = (
  client: MongoClient,
  during: () => string | undefined,
): (() => RecordedQuery[]) => {
  const recorded = new Map<string, RecordedQuery>()
  const onCommand = ({ commandName: name, command }: CommandStartedEvent): void => {
    const doing = during()
    if (!QUERIES.has(name) || doing === undefined) return
    for (const statement of statementsOf(name, command)) {
      const collection = String(command[name])
      const shape = `${name} ${JSON.stringify(choosing(name, statement))}`
      const key = `${collection} ${shape}`
      if (!recorded.has(key)) recorded.set(key, { collection, shape, command: statement, during: doing })
    }
  }
  client.on('commandStarted', onCommand)
  return () => {
    client.off('commandStarted', onCommand)
    return [...recorded.values()]
  }
}

/** The queries that an aggregation sends to other collections, for some value of what joins them. */
const joinedQueries = (query: RecordedQuery): RecordedQuery[] => {
  const stages = (query.command.pipeline ?? []) as Document[]
  return stages.flatMap(({ $lookup, $unionWith }) => {
    const join = ($lookup ?? $unionWith) as Document | undefined
    if (!join) return []
    const [from, field] = [String(join.from ?? join.coll), join.foreignField as string | undefined]
    const pipeline = [
      ...(field ? [{ $match: { [field]: new ObjectId() } }] : []),
      ...((join.pipeline ?? []) as Document[]),
    ]
    const names = Object.keys((join.let ?? {}) as Document)
    const values = Object.fromEntries(names.map((name) => [name, new ObjectId()]))
    const command = { aggregate: from, cursor: {}, pipeline, ...(names.length > 0 && { let: values }) }
    const joined = {
      ...query,
      collection: from,
      shape: `joined ${JSON.stringify(shapeOf(pipeline))}`,
      command,
    }
    return [joined, ...joinedQueries(joined)]
  })
}

/** Whether a plan reads a collection from its beginning to its end. Plans that were not chosen do not count. */
const hasScan = (plan: unknown): boolean => {
  if (Array.isArray(plan)) return plan.some(hasScan)
  if (typeof plan !== 'object' || plan === null) return false
  if ('stage' in plan && plan.stage === 'COLLSCAN') return true
  return Object.entries(plan).some(
    ([name, inner]) => name !== 'rejectedPlans' && name !== 'command' && hasScan(inner),
  )
}

/**
 * The recorded queries that the database answers by reading whole collections. It decides so where no index fits,
 * whatever the collection has: the test needs no large data.
 */
export const findScans = async (
  payload: Payload,
  queries: readonly RecordedQuery[],
): Promise<RecordedQuery[]> => {
  const { db } = payload.db.connection
  if (!db) throw new Error('The database is not connected')
  const scans: RecordedQuery[] = []
  for (const query of queries.flatMap((one) => [one, ...joinedQueries(one)])) {
    const plan = await db.command({ explain: query.command, verbosity: 'queryPlanner' }, NO_DEADLINE)
    if (hasScan(plan)) scans.push(query)
  }
  return scans
}
