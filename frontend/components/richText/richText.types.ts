import type { ProseBlock } from '../../../payload-types'

/** A text with structure as the API answers it. */
export type RichTextValue = ProseBlock['content']

interface Parent {
  children?: RichTextNode[]
}

export type HeadingTag = 'h2' | 'h3' | 'h4'

interface TextNode {
  type: 'text'
  text: string
  /** Bits: 1 bold, 2 italic. */
  format?: number
}

/** The nodes that the editor's features make (collections/fields/richText.ts). */
export type RichTextNode =
  | TextNode
  | { type: 'linebreak' | 'tab' }
  | (Parent & { type: 'paragraph' | 'quote' | 'listitem' })
  | (Parent & { type: 'heading'; tag: HeadingTag })
  | (Parent & { type: 'list'; listType?: 'bullet' | 'number' | 'check'; start?: number })
  | (Parent & { type: 'link' | 'autolink'; fields?: { url?: string | null; newTab?: boolean | null } })
