import type { Branch } from '../../../collections/access/policies.schema'
import type { Audience, MailingBlock } from './mailing.schema'
import type { MailingReport, MailingRow } from './mailingTexts.schema'

/** A mailing as staff open it. Types alone, so that the browser loads no zod for them. */
export interface MailingDetail extends MailingRow {
  to: Audience
  blocks: MailingBlock[]
  /** Of a text message. */
  sms: string | null
  /** Juba's time, as a form shows it; null for one that is not scheduled. */
  sendAtInJuba: string | null
  finishedAt: string | null
  report: MailingReport
  /** The text without personal fields, to be copied into WhatsApp. */
  whatsApp: string
  /** The events that can be announced. */
  events: { value: string; label: string }[]
  /** The groups that can be written to. */
  groups: { value: string; label: string }[]
  /** The saved lists that can be written to. */
  lists: { value: string; label: string }[]
  /** What a lead is kept to; null for who writes to everybody. */
  part: Branch | null
  /** Whether text messages can be sent: a provider is set up. */
  hasTexts: boolean
}

export type MailingChoices = Pick<MailingDetail, 'events' | 'groups' | 'lists' | 'part' | 'hasTexts'>
