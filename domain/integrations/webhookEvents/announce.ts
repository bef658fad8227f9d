import type { Payload } from 'payload'
import { findSubscribers, storeDeliveries } from './subscribersRepository'
import type { WebhookEventKind } from './webhookEvents.schema'

/** Something that happened. */
export interface Announcement {
  kind: WebhookEventKind
  /** Names what happened, once: announced again, nothing more is sent. At most 200 characters. */
  key: string
  happenedAt: Date
  /** Id of what it happened to. */
  id: string
  /** Path of its page on this site. */
  path: string
  /** The few fields that a receiver needs: no secrets, no notes. It asks for the rest with rights of its own. */
  facts: Record<string, string | number | boolean | null | undefined | readonly string[]>
  /** The account it is about, with which the deliveries are erased. */
  account?: string | null
}

/** What a receiver reads. Source: standardwebhooks.com, "Payload structure". */
export const bodyOf = (
  siteUrl: string,
  { kind, happenedAt, id, path, facts }: Omit<Announcement, 'key' | 'kind' | 'account'> & { kind: string },
): string =>
  JSON.stringify({
    type: kind,
    timestamp: happenedAt.toISOString(),
    data: { id, link: new URL(path, siteUrl).href, ...facts },
  })

/**
 * Tells the webhooks that subscribe to a kind of event what happened: stores a delivery for each, which leaves by
 * itself. Safe to repeat. Throws when the database does not answer: for steps that are tried again then.
 */
export const announce = async (payload: Payload, announcement: Announcement): Promise<void> => {
  const { kind, key, happenedAt, id, account } = announcement
  const webhooks = await findSubscribers(payload, kind, happenedAt)
  if (webhooks.length === 0) return
  const body = bodyOf(payload.config.serverURL, announcement)
  await storeDeliveries(
    payload,
    webhooks.map((webhook) => ({
      webhook,
      kind,
      subjectId: id,
      dedupeKey: key,
      body,
      ...(account && { account }),
    })),
  )
}

/**
 * The same after a change that is done, and that nobody does again: one that cannot be announced goes to the server's
 * log, and is not undone for it.
 * @param read reads what is announced; called only where somebody listens
 */
export const announceDone = async (
  payload: Payload,
  kind: WebhookEventKind,
  read: () => Promise<readonly Omit<Announcement, 'kind'>[]>,
): Promise<void> => {
  try {
    if ((await findSubscribers(payload, kind, new Date())).length === 0) return
    for (const announcement of await read()) await announce(payload, { kind, ...announcement })
  } catch (error) {
    payload.logger.error({ err: error, kind }, 'webhooks could not be told of a change')
  }
}
