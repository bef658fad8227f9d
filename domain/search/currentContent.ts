import type { Payload } from 'payload'
import { sharedReads } from '../../platform/sharedReads'
import { createYielder } from '../../platform/yieldLoop'
import { modelOf } from '../../platform/database'
import { endOfEvent } from '../events/eventTime.schema'
import { perPayload } from '../../platform/perPayload'
import { ContentIndex, type SearchDocument } from './ContentIndex'
import { labelsOf, textsOf } from './plainText'
import { SOURCES, type Source } from './sources'

type Stored = Record<string, unknown> & { _id: unknown; updatedAt?: Date }

/** So few that unpacking them does not hold the event loop. */
const BATCH = 200
/** Of one document: longer ones are searched up to here. */
const MAX_TEXT_LENGTH = 60_000

/** Past access control: what is published is everybody's to read, and nothing else is asked for. */
const PUBLISHED = { _status: 'published' }

const timeOf = (value: unknown): number => (value instanceof Date ? value.getTime() : 0)

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const keyOf = ({ slug }: Source, id: unknown): string => `${slug}:${String(id)}`

/** When an event is past; other documents, and events without a date, never are. */
const endOf = (source: Source, { isDateToBeAnnounced, endDate, eventDate }: Stored): number => {
  const end = endOfEvent({ eventDate, endDate, isDateToBeAnnounced: Boolean(isDateToBeAnnounced) })
  return source.slug !== 'events' || end === undefined ? Infinity : timeOf(end)
}

const toDocument = (payload: Payload, source: Source, stored: Stored): SearchDocument => {
  const { fields } = payload.collections[source.slug].config
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
  }
}

const readVersion = async (payload: Payload): Promise<number> => {
  const known = await modelOf(payload, 'content-versions').collection.findOne(
    { key: 'public' },
    { projection: { _id: 0, content: 1 } },
  )
  return Number(known?.content ?? 0)
}

const createCurrentContent = (payload: Payload): (() => Promise<ContentIndex>) => {
  const index = new ContentIndex()
  /** When each document that is indexed was written. */
  let times = new Map<string, number>()
  let version: number | undefined

  const read = (source: Source, condition: object, projection?: object): AsyncIterable<Stored> =>
    modelOf(payload, source.slug).collection.find(
      { ...PUBLISHED, ...condition },
      { projection, batchSize: BATCH },
    )

  /** What was written since, by source; and the time of each document that is published now. */
  const findChanges = async (): Promise<{ changed: Map<Source, unknown[]>; now: Map<string, number> }> => {
    const pause = createYielder()
    const [changed, now] = [new Map<Source, unknown[]>(), new Map<string, number>()]
    for (const source of SOURCES) {
      const ids: unknown[] = []
      for await (const { _id, updatedAt } of read(source, {}, { updatedAt: 1 })) {
        const key = keyOf(source, _id)
        now.set(key, timeOf(updatedAt))
        if (times.get(key) !== now.get(key)) ids.push(_id)
        await pause()
      }
      changed.set(source, ids)
    }
    return { changed, now }
  }

  async function* readChanged(changed: Map<Source, unknown[]>): AsyncGenerator<SearchDocument> {
    for (const [source, ids] of changed) {
      for (let start = 0; start < ids.length; start += BATCH) {
        for await (const stored of read(source, { _id: { $in: ids.slice(start, start + BATCH) } }))
          yield toDocument(payload, source, stored)
      }
    }
  }

  return sharedReads(async () => {
    const asked = await readVersion(payload)
    if (asked === version) return index
    const { changed, now } = await findChanges()
    version = undefined // should reading fail, it is read again
    await index.update(
      readChanged(changed),
      [...times.keys()].filter((key) => !now.has(key)),
    )
    times = now
    version = asked
    return index
  })
}

const readers = perPayload(createCurrentContent)

/**
 * Everything that is published, to be searched, as the database has it now: the version of the public content, which every
 * change moves, tells whether to look for changes. Only changed documents are read again.
 */
export const currentContent = (payload: Payload): Promise<ContentIndex> => readers(payload)()
