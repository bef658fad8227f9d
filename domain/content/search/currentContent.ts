import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { sharedReads } from '../../../platform/sharedReads'
import { letOthersRun } from '../../../platform/yieldLoop'
import { endOfJubaDay } from '../../../platform/jubaTime'
import { endOfEvent } from '../../events/eventTime.schema'
import { perPayload } from '../../../platform/perPayload'
import { readContentVersion } from '../contentVersions'
import { ContentIndex, type SearchDocument } from './ContentIndex'
import { labelsOf, textsOf } from './plainText'
import { SEARCH_BATCH, type SearchedDocument, readPublished } from './searchRepository'
import { SOURCES, type Source } from './sources'

/** The number of characters of a document that are indexed. */
const MAX_TEXT_LENGTH = 60_000

const timeOf = (value: unknown): number => (value instanceof Date ? value.getTime() : 0)

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const keyOf = ({ slug }: Source, id: unknown): string => `${slug}:${String(id)}`

/**
 * When an event is past, or the last day of an opening is over; other documents, and events without a date, never are.
 */
const endOf = (source: Source, stored: SearchedDocument): number => {
  const lastDay = textOf(source.lastDay && stored[source.lastDay])
  if (lastDay) return endOfJubaDay(lastDay).getTime()
  const { isDateToBeAnnounced, endDate, eventDate } = stored
  const end = endOfEvent({ eventDate, endDate, isDateToBeAnnounced: Boolean(isDateToBeAnnounced) })
  return source.slug !== 'events' || end === undefined ? Infinity : timeOf(end)
}

const toDocument = (payload: Payload, source: Source, stored: SearchedDocument): SearchDocument => {
  const { fields: all } = payload.collections[source.slug].config
  const fields = source.fields
    ? all.filter((field) => 'name' in field && source.fields?.includes(field.name))
    : all
  const [title, summary] = [textOf(stored[source.title]), textOf(source.summary && stored[source.summary])]
  const texts = textsOf(fields, stored).filter((text) => text !== title && text !== summary)
  const place = textOf(stored.location ?? stored.place)
  return {
    id: keyOf(source, stored._id),
    group: source.group,
    href: source.href(stored),
    title,
    summary,
    text: texts.join(' ').replaceAll(/\s+/g, ' ').trim().slice(0, MAX_TEXT_LENGTH),
    tags: [...labelsOf(fields, stored), place].join(' '),
    date: source.date ? timeOf(stored[source.date]) : 0,
    endsAt: endOf(source, stored),
    isGoneAtEnd: source.lastDay !== undefined,
  }
}

const createCurrentContent = (payload: Payload): (() => Promise<ContentIndex>) => {
  const index = new ContentIndex()
  /** The modification date of each indexed document. */
  let times = new Map<string, number>()
  let version: number | undefined

  /** The changed documents, by source, and the dates of all published documents. */
  const findChanges = async (): Promise<{ changed: Map<Source, ObjectId[]>; now: Map<string, number> }> => {
    const [changed, now] = [new Map<Source, ObjectId[]>(), new Map<string, number>()]
    for (const source of SOURCES) {
      const ids: ObjectId[] = []
      for await (const { _id, updatedAt } of readPublished(payload, source.slug, {
        projection: { updatedAt: 1 },
        condition: source.published,
      })) {
        const key = keyOf(source, _id)
        now.set(key, timeOf(updatedAt))
        if (times.get(key) !== now.get(key)) ids.push(_id)
        await letOthersRun()
      }
      changed.set(source, ids)
    }
    return { changed, now }
  }

  async function* readChanged(changed: Map<Source, ObjectId[]>): AsyncGenerator<SearchDocument> {
    for (const [source, ids] of changed) {
      for (let start = 0; start < ids.length; start += SEARCH_BATCH) {
        for await (const stored of readPublished(payload, source.slug, {
          ids: ids.slice(start, start + SEARCH_BATCH),
          condition: source.published,
        }))
          yield toDocument(payload, source, stored)
      }
    }
  }

  return sharedReads(async () => {
    const current = await readContentVersion(payload)
    if (current === version) return index
    const { changed, now } = await findChanges()
    version = undefined // if reading fails, it is read again
    await index.update(
      readChanged(changed),
      [...times.keys()].filter((key) => !now.has(key)),
    )
    times = now
    version = current
    return index
  })
}

const readers = perPayload(createCurrentContent)

/**
 * The index of all published content, as it is in the database now: the version of the public content, which
 * every change increments, shows whether to read changes. Only changed documents are read again.
 */
export const currentContent = (payload: Payload): Promise<ContentIndex> => readers(payload)()
