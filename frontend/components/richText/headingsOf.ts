import { toAnchor } from '../../lib/toAnchor'
import type { HeadingTag, RichTextNode, RichTextValue } from './richText.types'

export interface TextHeading {
  tag: HeadingTag
  text: string
  anchor: string
}

export const plainText = (nodes: RichTextNode[] | undefined): string =>
  (nodes ?? [])
    .map((node) => ('text' in node ? node.text : 'children' in node ? plainText(node.children) : ' '))
    .join('')

/** The headings of a text, with the names that links can lead to. */
export const headingsOf = ({ root }: RichTextValue): TextHeading[] =>
  (root.children as unknown as RichTextNode[])
    .filter((node) => node.type === 'heading')
    .map(({ tag, children }) => ({ tag, text: plainText(children), anchor: toAnchor(plainText(children)) }))
