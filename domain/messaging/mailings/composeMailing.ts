import type { Payload } from 'payload'
import {
  type Block,
  type TextPart,
  button,
  facts,
  heading,
  linked,
  list,
  picture,
} from '../../../services/mail/blocks'
import { toJubaTime, formatJubaDate } from '../../../platform/jubaTime'
import { type AnnouncedEvent, findAnnouncedEvents } from '../../events'
import { paths } from '../../../frontend/paths'
import { LINK_IN_TEXT, type MailingBlock } from './mailing.schema'
import { type PlaceholderValues, fillPlaceholders } from './placeholders.schema'

/**
 * A text in pieces, with its links; the placeholders are filled in piece by piece, so that no name becomes a link.
 */
const toParts = (text: string, values: PlaceholderValues): TextPart[] => {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(LINK_IN_TEXT)) {
    const [whole, label = '', url = ''] = match
    if (match.index > end) parts.push({ text: fillPlaceholders(text.slice(end, match.index), values) })
    parts.push({ text: fillPlaceholders(label, values), url })
    end = match.index + whole.length
  }
  if (end < text.length) parts.push({ text: fillPlaceholders(text.slice(end), values) })
  return parts
}

const announce = (event: AnnouncedEvent | undefined): Block[] => {
  // deleted, or no longer published
  if (!event) return []
  const { title, slug, location, eventDate } = event
  const moment = eventDate?.toISOString()
  return [
    heading(title),
    facts({
      Date: moment ? `${formatJubaDate(moment)}, ${toJubaTime(moment).slice(11)}` : 'To be announced',
      Place: location,
    }),
    button('About the event', paths.event.build(slug)),
  ]
}

/** The parts of a mailing as one person gets them. */
export const fillBlocks = (
  blocks: readonly MailingBlock[],
  values: PlaceholderValues,
  events: ReadonlyMap<string, AnnouncedEvent>,
): Block[] =>
  blocks.flatMap((block): Block[] => {
    switch (block.type) {
      case 'heading':
        return [heading(fillPlaceholders(block.text, values))]
      case 'paragraph':
        return block.text.split(/\n{2,}/).map((text) => linked(toParts(text, values)))
      case 'list':
        return [
          list(
            block.text
              .split('\n')
              .filter((line) => line.trim() !== '')
              .map((line) => toParts(line, values)),
          ),
        ]
      case 'picture':
        return [picture(block.url, block.alt)]
      case 'button':
        return [button(fillPlaceholders(block.label, values), block.url)]
      case 'event':
        return announce(events.get(block.event))
    }
  })

/** The events that a mailing announces, by id; those that are published. */
export const readAnnouncedEvents = async (
  payload: Payload,
  blocks: readonly MailingBlock[],
): Promise<Map<string, AnnouncedEvent>> => {
  const ids = blocks.flatMap((block) => (block.type === 'event' ? [block.event] : []))
  return ids.length === 0 ? new Map() : findAnnouncedEvents(payload, ids)
}
