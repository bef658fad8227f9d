import type { ReactNode } from 'react'
import { toAnchor } from '../../lib/toAnchor'
import { SmartLink } from '../ui/SmartLink'
import { plainText } from './headingsOf'
import type { HeadingTag, RichTextNode, RichTextValue } from './richText.types'

const BOLD = 1
const ITALIC = 2

interface Options {
  /** How many levels below their own the headings stand. */
  shift: number
  /** Whether headings have names that links can lead to. */
  hasAnchors: boolean
}

const LEVELS = ['h2', 'h3', 'h4', 'h5', 'h6'] as const

const shifted = (tag: HeadingTag, shift: number): (typeof LEVELS)[number] =>
  LEVELS[LEVELS.indexOf(tag) + shift] ?? 'h6'

const styled = (text: string, format: number): ReactNode => {
  const italic = format & ITALIC ? <em>{text}</em> : text
  return format & BOLD ? <strong>{italic}</strong> : italic
}

const element = (node: RichTextNode, options: Options): ReactNode => {
  switch (node.type) {
    case 'text':
      return styled(node.text, node.format ?? 0)
    case 'linebreak':
      return <br />
    case 'tab':
      return ' '
    case 'paragraph':
      return node.children?.length ? <p>{nodes(node.children, options)}</p> : null
    case 'quote':
      return <blockquote>{nodes(node.children, options)}</blockquote>
    case 'listitem':
      return <li>{nodes(node.children, options)}</li>
    case 'heading': {
      const Tag = shifted(node.tag, options.shift)
      return (
        <Tag id={options.hasAnchors ? toAnchor(plainText(node.children)) : undefined}>
          {nodes(node.children, options)}
        </Tag>
      )
    }
    case 'list':
      return node.listType === 'number' ? (
        <ol start={node.start}>{nodes(node.children, options)}</ol>
      ) : (
        <ul>{nodes(node.children, options)}</ul>
      )
    case 'link':
    case 'autolink':
      return (
        <SmartLink href={node.fields?.url ?? ''} isNewTab={Boolean(node.fields?.newTab)}>
          {nodes(node.children, options)}
        </SmartLink>
      )
    default:
      // a node of a feature that the editor does not have any more: its text stays readable
      return nodes((node as { children?: RichTextNode[] }).children, options)
  }
}

/** Nodes have no names of their own and never move. */
const nodes = (children: RichTextNode[] | undefined, options: Options): ReactNode =>
  children?.map((node, index) => <Node key={index} node={node} options={options} />)

const Node = ({ node, options }: { node: RichTextNode; options: Options }) => element(node, options)

export interface RichTextProps extends Partial<Options> {
  value: RichTextValue
}

/** A text with structure: our own node types, and nothing else. */
export const RichText = ({ value, shift = 0, hasAnchors = false }: RichTextProps) => (
  <div className="rich-text">{nodes(value.root.children, { shift, hasAnchors })}</div>
)
