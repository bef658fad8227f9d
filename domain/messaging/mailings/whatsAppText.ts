import type { Payload } from 'payload'
import { layoutBlocks } from '../../../services/mail/layoutText'
import { readMailSite } from '../mail'
import { fillBlocks, readAnnouncedEvents } from './composeMailing'
import type { StoredMailing } from './mailingsRepository'
import { fillPlaceholders } from './placeholders.schema'

/** A mailing as a text for a messenger: the subject in bold, general words for personal fields, links in full. */
export const whatsAppText = async (
  payload: Payload,
  { subject, blocks, channel, sms }: Pick<StoredMailing, 'subject' | 'blocks' | 'channel' | 'sms'>,
): Promise<string> => {
  if (channel === 'sms') return sms ?? ''
  const [site, events] = await Promise.all([readMailSite(payload), readAnnouncedEvents(payload, blocks)])
  const text = layoutBlocks(fillBlocks(blocks, {}, events), site).replace(/ <(https?:[^>]+)>/g, ': $1')
  return `*${fillPlaceholders(subject, {})}*\n\n${text}`
}
