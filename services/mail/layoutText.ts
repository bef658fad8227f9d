import type { Block } from './blocks'
import type { MailSite } from './defineMail'
import { linkOf } from './linkOf'

/** Removes invisible control characters and preserves line breaks. */
const plainText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()

const drawBlock = (block: Block, site: MailSite): string => {
  switch (block.type) {
    case 'paragraph':
    case 'note':
      return plainText(block.text)
    case 'button':
      return `${plainText(block.label)}:\n${linkOf(block.url, site)}`
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

/** Renders a mail as plain text. */
export const layoutText = (blocks: Block[], site: MailSite): string =>
  // two hyphens and a space: mail programs recognise them as the start of the signature
  `${blocks.map((block) => drawBlock(block, site)).join('\n\n')}\n\n-- \n${signatureLines(site).join('\n')}\n`
