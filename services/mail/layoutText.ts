import type { Block, TextPart } from './blocks'
import type { MailSite } from './defineMail'
import { linkOf } from './linkOf'

/** Removes invisible control characters and preserves line breaks. */
const plainText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()

const partsText = (parts: readonly TextPart[], site: MailSite): string =>
  parts
    .map(({ text, url }) => {
      const words = plainText(text)
      if (url === undefined) return text.replace(/[^\P{Cc}\n\t]/gu, '')
      const link = linkOf(url, site)
      return words === link ? link : `${words} <${link}>`
    })
    .join('')
    .trim()

const drawBlock = (block: Block, site: MailSite): string => {
  switch (block.type) {
    case 'paragraph':
    case 'note':
      return plainText(block.text)
    case 'button':
      return `${plainText(block.label)}:\n${linkOf(block.url, site)}`
    case 'heading':
      return plainText(block.text).toUpperCase()
    case 'linked':
      return partsText(block.parts, site)
    case 'list':
      return block.items.map((item) => `- ${partsText(item, site)}`).join('\n')
    case 'picture':
      return `[${plainText(block.alt)}]`
    case 'facts':
      return block.rows.map(({ label, value }) => `${plainText(label)}: ${plainText(value)}`).join('\n')
    case 'quote':
      return plainText(block.text).replace(/^/gm, '> ')
  }
}

/** The last lines of every mail: the sender and the contact data. */
export const signatureLines = (site: MailSite): string[] =>
  // a postal address often begins with the name
  [
    ...new Set(
      [
        site.name,
        ...(site.address ?? '').split('\n'),
        [site.email, site.phone].filter(Boolean).join(' · '),
        site.url,
      ].map(plainText),
    ),
  ].filter(Boolean)

/** The blocks of a mail as plain text, without a signature. */
export const layoutBlocks = (blocks: readonly Block[], site: MailSite): string =>
  blocks.map((block) => drawBlock(block, site)).join('\n\n')

/** Renders a mail as plain text. */
export const layoutText = (blocks: Block[], site: MailSite): string =>
  // two hyphens and a space: mail programs recognise them as the start of the signature
  `${layoutBlocks(blocks, site)}\n\n-- \n${signatureLines(site).join('\n')}\n`
