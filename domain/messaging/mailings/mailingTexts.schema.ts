import { entriesOf } from '../../../platform/records.schema'
import type { ConsentKind } from '../../people/consents/consentTexts.schema'
import type { Block } from '../../../services/mail/blocks.schema'

/** What a mailing goes out as. */
export const MAILING_CHANNELS = { email: 'Email', sms: 'Text message (SMS)' } as const
export type MailingChannel = keyof typeof MAILING_CHANNELS

/** How far a mailing has come. A leaf without zod. */
export const MAILING_STATUSES = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  collecting: 'Being addressed',
  sending: 'Being sent',
  paused: 'Paused',
  cancelling: 'Being cancelled',
  cancelled: 'Cancelled',
  sent: 'Sent',
} as const
export type MailingStatus = keyof typeof MAILING_STATUSES

/** How far the mail to one person has come. */
export const RECIPIENT_STATES = {
  waiting: 'Waiting',
  queued: 'On its way',
  sent: 'Sent',
  uncertain: 'Perhaps sent',
  failed: 'Not sent',
  skipped: 'Left out',
  cancelled: 'Cancelled',
} as const
export type RecipientState = keyof typeof RECIPIENT_STATES

/** Why a person gets no mail of a mailing. */
export const SKIP_REASONS = {
  deceased: 'Deceased',
  noAddress: 'No email address',
  notInvited: 'Not invited yet',
  locked: 'Account locked',
  leaving: 'Account being deleted',
  paused: 'Address paused after bounces',
  unsubscribed: 'Does not want this kind of mail',
  noPhone: 'No phone number',
  noTexts: 'Has not asked for text messages',
} as const
export type SkipReason = keyof typeof SKIP_REASONS

/** How many people are left out for which reason, in words. */
export const skipTexts = (
  skipped: Partial<Record<SkipReason, number>>,
): { reason: string; count: number }[] =>
  entriesOf(SKIP_REASONS).flatMap(([key, label]) => {
    const count = skipped[key] ?? 0
    return count > 0 ? { reason: label.toLowerCase(), count } : []
  })

/** The figures of a report, each with the people behind it. */
export const REPORT_FIGURES = {
  all: 'People addressed',
  sent: 'Sent',
  delivered: 'Delivered, as far as known',
  bounced: 'Bounced',
  delayed: 'Delayed or temporarily refused',
  unsubscribed: 'Unsubscribed',
  waiting: 'Still waiting',
  failed: 'Not sent',
  uncertain: 'Perhaps sent',
  skipped: 'Left out',
  cancelled: 'Cancelled',
} as const
export type ReportFigure = keyof typeof REPORT_FIGURES

/** In characters, but for the numbers. */
export const MAILING_LIMITS = {
  subject: 150,
  heading: 150,
  text: 5_000,
  label: 60,
  url: 500,
  blocks: 40,
  /** Addresses that are typed. */
  typed: 200,
} as const

export const AUDIENCES = {
  members: 'All current members',
  grade: 'Current members of a grade',
  region: 'Current members of a region',
  group: 'A group, with the groups under it',
  savedList: 'A saved list',
  typed: 'Typed addresses of people with an account',
} as const
export type AudienceKind = keyof typeof AUDIENCES

/** A mailing in a list. */
export interface MailingRow {
  id: string
  subject: string
  kind: ConsentKind
  channel: MailingChannel
  status: MailingStatus
  audience: string
  /** ISO 8601. */
  updatedAt: string
  sendAt: string | null
  startedAt: string | null
  createdBy: string
}

export interface MailingList {
  docs: MailingRow[]
  totalDocs: number
  page: number
  totalPages: number
}

export interface MailingReport {
  figures: Record<ReportFigure, number>
  /** Why people were left out. */
  skipped: Partial<Record<SkipReason, number>>
}

/** A mail as one person would get it. */
export interface MailingPreview {
  /** How many people can be looked at. */
  total: number
  /** Which of them, from 0. */
  place: number
  recipient: { name: string; to: string; skip: SkipReason | null } | null
  subject: string
  blocks: Block[]
}

/** Who would get a mailing if it were sent now. */
export interface AudienceCount {
  recipients: number
  skipped: Partial<Record<SkipReason, number>>
  /** What the text messages cost together, for example `USD 12.40`; null for emails, and where no price is set. */
  cost: string | null
}

export interface RecipientRow {
  id: string
  /** Id of the account. */
  user: string
  name: string
  /** The address, or the phone number of a text message. */
  to: string
  state: RecipientState
  skip: SkipReason | null
  /** Of a bounce or a failure, in the words of the mail server. */
  reason: string | null
}

export interface RecipientPage {
  docs: RecipientRow[]
  totalDocs: number
  page: number
  totalPages: number
}

/** What `POST /api/mailings/:id/change` answers. */
export interface MailingChanged {
  /** ISO 8601. */
  updatedAt: string
}

/** What `POST /api/mailings/:id/send` answers. */
export interface MailingStarted {
  status: Extract<MailingStatus, 'scheduled' | 'collecting'>
}

/** What `POST /api/mailings/:id/test` answers. */
export interface MailingTested {
  /** The address or the phone number that it went to. */
  to: string
}
