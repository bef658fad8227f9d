/** What screens and endpoints say about webhooks. A leaf without zod. */
export const WEBHOOK_LIMITS = { name: 80, url: 500, webhooks: 20 } as const

/** How long both secrets sign after one was replaced, in hours. */
export const OLD_SECRET_HOURS = 24

export const WEBHOOK_PAUSES = {
  staff: 'Paused by staff',
  failing: 'Paused: every attempt of a day failed',
  gone: 'Paused: the receiver answered that it is gone',
} as const
export type WebhookPause = keyof typeof WEBHOOK_PAUSES

export const DELIVERY_STATUSES = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
} as const
export type DeliveryStatus = keyof typeof DELIVERY_STATUSES

/** A webhook as staff see it. Its secret is not among it: that is shown once, when it is made. */
export interface WebhookRow {
  id: string
  name: string
  url: string
  kinds: string[]
  /** Null while it is active. */
  pause: WebhookPause | null
  /** ISO 8601. Since when no attempt has succeeded. */
  failingSince: string | null
  lastDeliveredAt: string | null
  /** Until when the replaced secret signs as well. */
  oldSecretUntil: string | null
  /** Goes up with every change of staff. */
  revision: number
}

/** `GET /api/webhooks` */
export interface WebhookList {
  webhooks: WebhookRow[]
}

/** A message to a webhook, sent or not. */
export interface DeliveryRow {
  id: string
  kind: string
  status: DeliveryStatus
  createdAt: string
  attempts: number
  lastAttemptAt: string | null
  /** When it is tried again. */
  dueAt: string | null
  /** What the receiver answered last. */
  answerStatus: number | null
  answer: string | null
  error: string | null
  body: string
}

/** `GET /api/webhooks/:id/deliveries` */
export interface DeliveryPage {
  docs: DeliveryRow[]
  totalDocs: number
  page: number
  totalPages: number
}

/** The secret of a new webhook, or the new one of another: shown once. */
export interface WebhookSecret {
  id: string
  secret: string
}
