/** A part of a plain text: a paragraph, whose line breaks count, or a list. */
export type PlainPart = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] }

const ITEM = /^\s*[-*•]\s+/

/**
 * Reads a plain text as people type it: an empty line ends a paragraph, lines that begin with `-`, `*` or `•` are a
 * list. Nothing else has a meaning, HTML neither.
 */
export const plainParts = (text: string): PlainPart[] => {
  const parts: PlainPart[] = []
  let isNew = true
  for (const line of text.split(/\r?\n/)) {
    const last = isNew ? undefined : parts.at(-1)
    if (!line.trim()) {
      isNew = true
      continue
    }
    isNew = false
    if (ITEM.test(line)) {
      const item = line.replace(ITEM, '').trim()
      if (last?.kind === 'list') last.items.push(item)
      else parts.push({ kind: 'list', items: [item] })
    } else if (last?.kind === 'paragraph') last.text += `\n${line.trim()}`
    else parts.push({ kind: 'paragraph', text: line.trim() })
  }
  return parts
}
