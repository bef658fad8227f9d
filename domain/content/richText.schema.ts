/** The deepest text that the editor makes: a link in an item of a list in a list, with room. */
const MAX_DEPTH = 30

type Rule = (node: Record<string, unknown>) => boolean

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isOptional = (value: unknown, type: 'string' | 'number'): boolean =>
  value === undefined || value === null || typeof value === type
const always: Rule = () => true

/** What each kind of node needs beside its children; the kinds are those of the editor's features. */
const RULES: Readonly<Record<string, Rule | undefined>> = {
  root: always,
  paragraph: always,
  quote: always,
  listitem: always,
  linebreak: always,
  tab: always,
  text: ({ text, format }) => typeof text === 'string' && isOptional(format, 'number'),
  heading: ({ tag }) => typeof tag === 'string' && /^h[1-6]$/.test(tag),
  list: ({ listType, start }) => isOptional(listType, 'string') && isOptional(start, 'number'),
  link: ({ fields }) => isObject(fields) && isOptional(fields.url, 'string'),
  autolink: ({ fields }) => isObject(fields) && isOptional(fields.url, 'string'),
}

const isNode = (node: unknown, depth: number): boolean => {
  if (!isObject(node) || typeof node.type !== 'string' || depth > MAX_DEPTH) return false
  const rule = Object.hasOwn(RULES, node.type) ? RULES[node.type] : undefined
  if (!rule?.(node)) return false
  return (
    node.children === undefined ||
    (Array.isArray(node.children) && node.children.every((child) => isNode(child, depth + 1)))
  )
}

/**
 * Whether a value is a text that the editor could have made. What goes through the API instead is read by the editor's
 * own code, which expects every node to be whole.
 */
export const isRichText = (value: unknown): boolean =>
  isObject(value) && isObject(value.root) && value.root.type === 'root' && isNode(value.root, 0)
