/* Without zod, which pages do without. */
import { CONSENT_LABELS } from './consentLabels.schema'

/** The purposes for which the association writes to many people at once. Source: issue 13, part 7. */
export const CONSENT_KINDS = {
  news: { label: CONSENT_LABELS.news, text: 'News of the association and the profession' },
  events: { label: CONSENT_LABELS.events, text: 'Invitations to events and courses' },
  dues: {
    label: CONSENT_LABELS.dues,
    text: 'Letters about dues beyond your own invoices, receipts and reminders, which follow from the membership and always come',
  },
  votes: { label: CONSENT_LABELS.votes, text: 'Elections, votes and surveys among members' },
} as const
export type ConsentKind = keyof typeof CONSENT_KINDS

/** How a person is written to. Text messages need an agreement of their own. */
export const CONSENT_CHOICES = {
  ...CONSENT_KINDS,
  sms: { label: CONSENT_LABELS.sms, text: 'Short text messages (SMS) to your phone' },
} as const
export type ConsentChoice = keyof typeof CONSENT_CHOICES

/**
 * What holds while a person has not chosen. A membership brings news, events, dues and votes with it; text messages
 * are sent to nobody who has not asked for them.
 */
export const isGivenByDefault = (choice: ConsentChoice): boolean => choice !== 'sms'

/** By what a choice was made. */
export const CONSENT_WAYS = {
  profile: 'Signed in',
  link: 'By a link in an email',
  oneClick: 'Unsubscribed in the mail program',
  staff: 'By staff',
} as const
export type ConsentWay = keyof typeof CONSENT_WAYS

export interface ConsentState {
  choice: ConsentChoice
  isGiven: boolean
  /** ISO 8601; null while the default holds. */
  changedAt: string | null
  way: ConsentWay | null
  /** The name of who chose; null for the person by a link, and while the default holds. */
  changedBy: string | null
}

export type ConsentChoices = Partial<Record<ConsentChoice, boolean>>

/** What the preferences page shows. */
export interface Preferences {
  /** The address that the mails go to. */
  email: string
  states: ConsentState[]
}
