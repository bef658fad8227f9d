import type { Payload } from 'payload'
import type { Actor } from '../../../collections/access/roles'
import { perPayload } from '../../../platform/perPayload'
import type { FoundRows } from '../../../platform/pageOfRows'
import { type RecordNames, listText } from './conditionTexts.schema'
import {
  LIST_FIELDS,
  LIST_SUBJECTS,
  type ListDefinition,
  type RecordKind,
  forbiddenFields,
} from './listFields.schema'
import type { ListRow } from './listRows.schema'
import { buildQuery } from './running/buildQuery'
import { findRecordNames } from './running/listQueryRepository'
import { type RunningList, runList } from './running/runList'
import { toRows } from './running/toRows'

/** Why a list cannot be opened: the reader's rights, or a record that is gone. */
export type ListRefusal = { problem: 'forbidden'; labels: string[] } | { problem: 'gone'; names: RecordNames }

export interface OpenList extends FoundRows<ListRow> {
  /** The list in words. */
  text: string
  names: RecordNames
  /** Ids of its people, each once, in batches. */
  people: () => AsyncGenerator<string[]>
  countPeople: () => Promise<number>
}

/** Lists read many ids: so many of them at once in this process, the others wait. */
const AT_ONCE = 2
const BATCH = 500

const turns = perPayload(() => {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
})

/** The names of the records that a list names; null for one that is gone, or that the reader may not know of. */
export const readRecordNames = async (
  payload: Payload,
  actor: Actor,
  { conditions }: ListDefinition,
): Promise<RecordNames> => {
  const wanted = new Map<RecordKind, string[]>()
  for (const { field, values } of conditions) {
    const definition = LIST_FIELDS[field]
    if (definition.kind === 'record')
      wanted.set(definition.of, [...(wanted.get(definition.of) ?? []), ...values])
  }
  const names: Record<string, string | null> = {}
  for (const [of, ids] of wanted) {
    const found = await findRecordNames(payload, actor, of, { ids }, ids.length)
    for (const id of ids) names[id] = found.get(id) ?? null
  }
  return names
}

/** What of a list a person's rights do not cover: labels; empty for one that may be opened. */
export const forbiddenLabels = (list: ListDefinition, actor: Actor): string[] => [
  ...(LIST_SUBJECTS[list.subject].isFor(actor) ? [] : [LIST_SUBJECTS[list.subject].label]),
  ...forbiddenFields(list, actor).map((field) => LIST_FIELDS[field].label),
]

/**
 * Opens a list within the rights of a person: a chapter lead finds the own region alone. Nothing is read before it is
 * counted or its rows are read.
 * @param now what relative times are counted from
 * @returns a refusal for conditions that the person may not use, and for a list that names what is gone: it holds
 * nobody, not everybody
 */
export const openList = async (
  payload: Payload,
  list: ListDefinition,
  actor: Actor,
  { sort, now = new Date() }: { sort?: string; now?: Date } = {},
): Promise<OpenList | ListRefusal> => {
  const labels = forbiddenLabels(list, actor)
  if (labels.length > 0) return { problem: 'forbidden', labels }
  const names = await readRecordNames(payload, actor, list)
  if (Object.values(names).includes(null)) return { problem: 'gone', names }

  let started: Promise<RunningList> | undefined
  const start = async (): Promise<RunningList> =>
    runList(payload, await buildQuery(payload, list, actor, now), turns(payload))
  const run = (): Promise<RunningList> => (started ??= start())

  return {
    text: listText(list, names),
    names,
    count: async () => (await run()).count(),
    async *rows(range) {
      const { keys } = await run()
      let waiting: string[] = []
      for await (const { id } of keys(sort ?? '_id', range)) {
        waiting.push(id)
        if (waiting.length < BATCH) continue
        yield* await toRows(list.subject, waiting, { payload, now })
        waiting = []
      }
      yield* await toRows(list.subject, waiting, { payload, now })
    },
    async *people() {
      const everybody = [...(await (await run()).people())]
      for (let start = 0; start < everybody.length; start += BATCH)
        yield everybody.slice(start, start + BATCH)
    },
    countPeople: async () => (await (await run()).people()).size,
  }
}

/**
 * The ids of the people of a list, each once, in batches of 500: for mailings. The refusals are those of `openList`.
 */
export const streamListPeople = async (
  payload: Payload,
  list: ListDefinition,
  actor: Actor,
  now?: Date,
): Promise<AsyncGenerator<string[]> | ListRefusal> => {
  const open = await openList(payload, list, actor, { now })
  return 'problem' in open ? open : open.people()
}

/** How many people a list holds: whoever has several rows counts once. */
export const countListPeople = async (
  payload: Payload,
  list: ListDefinition,
  actor: Actor,
  now?: Date,
): Promise<number | ListRefusal> => {
  const open = await openList(payload, list, actor, { now })
  return 'problem' in open ? open : open.countPeople()
}
