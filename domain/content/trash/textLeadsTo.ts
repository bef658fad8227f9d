interface Target {
  collection: string
  id: string
  address: string | undefined
}

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isObjectId = (value: unknown): value is { toHexString: () => string } =>
  isNode(value) && typeof value.toHexString === 'function'

const idIn = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value
  if (isObjectId(value)) return value.toHexString()
  return isNode(value) && 'id' in value ? String(value.id) : undefined
}

const names = ({ relationTo, value }: Node, { collection, id }: Target): boolean =>
  relationTo === collection && idIn(value) === id

const isAddress = (url: unknown, address: string | undefined): boolean =>
  typeof url === 'string' && address !== undefined && url.split(/[?#]/)[0] === address

/**
 * Whether a formatted text shows a record (an upload or a relationship in it, a link to the record) or leads to its
 * address. Looks into whatever holds the text: lists, blocks.
 */
export const textLeadsTo = (value: unknown, target: Target): 'record' | 'link' | undefined => {
  const waiting: unknown[] = [value]
  let isLinked = false
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (Array.isArray(next)) {
      waiting.push(...(next as unknown[]))
      continue
    }
    if (!isNode(next) || 'toHexString' in next) continue
    if (names(next, target)) return 'record'
    if (isAddress(next.url, target.address)) isLinked = true
    waiting.push(...Object.values(next))
  }
  return isLinked ? 'link' : undefined
}
