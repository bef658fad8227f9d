export interface CoverageRow {
  line: number
  statement: string
  /** The second cell, split: `C012`, `C012 “case”` or `decided: “…”`. */
  proofs: string[]
}

export interface CoverageSection {
  line: number
  level: number
  heading: string
  rows: CoverageRow[]
  /** Lines that are neither a row nor anything else that may stand there. */
  strayLines: number[]
}

const SEPARATOR = /^\|(?:\s*:?-+:?\s*\|){2}$/

/** Cells between bars; a bar inside a cell is written `\|`. */
const cellsOf = (line: string): string[] =>
  line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim())

const proofsOf = (cell: string): string[] => cell.split('<br>').map((proof) => proof.trim())

/**
 * The headings below the document's title, each with the rows of its table.
 *
 * @param markdown the text of docs/coverage.source.md
 */
export const coverageSections = (markdown: string): CoverageSection[] => {
  const sections: CoverageSection[] = []
  const lines = markdown.split('\n')
  for (const [index, line] of lines.entries()) {
    const [, marks, heading] = /^(#{2,6}) (.+)$/.exec(line) ?? []
    if (marks && heading)
      sections.push({
        line: index + 1,
        level: marks.length,
        heading: heading.trim(),
        rows: [],
        strayLines: [],
      })
    const section = sections.at(-1)
    if (!section || !line.startsWith('|')) continue
    const isHead = SEPARATOR.test(lines[index + 1] ?? '')
    if (isHead || SEPARATOR.test(line)) continue
    const cells = cellsOf(line)
    const [statement, proof] = cells
    if (cells.length === 2 && line.endsWith('|') && statement !== undefined && proof !== undefined)
      section.rows.push({ line: index + 1, statement, proofs: proofsOf(proof) })
    else section.strayLines.push(index + 1)
  }
  return sections
}
