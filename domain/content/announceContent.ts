import type { Payload } from 'payload'
import { paths } from '../../frontend/paths'
import { announceDone } from '../integrations/webhookEvents'
import type { WebhookEventKind } from '../integrations/webhookEvents/webhookEvents.schema'
import type { ContentRecord } from './contentRecord.types'

export type PublicStep = 'published' | 'changed' | 'withdrawn'

const KINDS: Record<string, Partial<Record<PublicStep, WebhookEventKind>>> = {
  events: { published: 'event.published', changed: 'event.changed', withdrawn: 'event.changed' },
  publications: { published: 'publication.published' },
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const eventFacts = (record: ContentRecord, step: PublicStep) => ({
  title: textOf(record.title),
  status: step === 'withdrawn' ? 'withdrawn' : record.isCancelled ? 'cancelled' : 'published',
  startsAt: textOf(record.eventDate),
  endsAt: textOf(record.endDate),
  location: textOf(record.location),
})

const publicationFacts = (record: ContentRecord) => ({
  title: textOf(record.title),
  category: textOf(record.category),
  publishedDate: textOf(record.publishedDate),
})

/** Tells other programs that visitors see something new: an event, a publication. Never throws. */
export const announceContent = async (
  payload: Payload,
  collection: string,
  step: PublicStep,
  record: ContentRecord,
): Promise<void> => {
  const kind = KINDS[collection]?.[step]
  if (!kind) return
  const isEvent = collection === 'events'
  const slug = textOf(record.slug) ?? ''
  await announceDone(payload, kind, () =>
    Promise.resolve([
      {
        key: `${kind}:${record.id}:${record.updatedAt ?? ''}:${step}`,
        happenedAt: new Date(),
        id: record.id,
        path: isEvent ? paths.event.build(slug) : paths.publication.build(slug),
        facts: isEvent ? eventFacts(record, step) : publicationFacts(record),
      },
    ]),
  )
}
