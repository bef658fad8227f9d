import { findCycles } from './findCycles'
import { importsAgainstLayers, LAYERS, layerOf } from './layers'
import type { Import } from './readImports'
import { subjectImports, subjectsOf } from './subjects'

type Edge = readonly [string, string]

/** Everything that can be reached from a node. */
const reachableFrom = (node: string, edges: readonly Edge[]): Set<string> => {
  const found = new Set<string>()
  const visit = (from: string): void => {
    for (const [source, target] of edges)
      if (source === from && !found.has(target)) {
        found.add(target)
        visit(target)
      }
  }
  visit(node)
  return found
}

/**
 * Leaves out an edge when a longer way leads to the same node: `a → c` beside `a → b → c`. Circles keep their edges.
 */
export const withoutDetours = (edges: readonly Edge[]): Edge[] => {
  const reachable = new Map([...new Set(edges.flat())].map((node) => [node, reachableFrom(node, edges)]))
  const isInCircle = ([from, to]: Edge): boolean => reachable.get(to)?.has(from) ?? false
  return edges.filter((edge) => {
    const [from, to] = edge
    if (isInCircle(edge)) return true
    return !edges.some(
      ([start, via]) =>
        start === from &&
        via !== to &&
        !isInCircle([from, via]) &&
        reachable.get(via)?.has(to) &&
        !reachable.get(to)?.has(via),
    )
  })
}

const idOf = (node: string): string => node.replace(/\W+/g, '_')

const mermaid = (edges: readonly Edge[], nodes: readonly string[]): string =>
  [
    '```mermaid',
    'graph TD',
    ...nodes.map((node) => `  ${idOf(node)}["${node}"]`),
    ...edges.map(([from, to]) => `  ${idOf(from)} --> ${idOf(to)}`),
    '```',
  ].join('\n')

const uniqueEdges = (edges: readonly Edge[]): Edge[] => [
  ...new Map(edges.map((edge) => [edge.join(' '), edge])).values(),
]

const layersPart = (imports: readonly Import[]): string => {
  const names = LAYERS.map(({ name }) => name)
  const edges = uniqueEdges(
    imports
      .map(({ from, to }): Edge => [layerOf(from), layerOf(to)])
      .filter(([importing, imported]) => importing !== imported),
  ).sort(
    ([from, to], [otherFrom, otherTo]) =>
      names.indexOf(from) - names.indexOf(otherFrom) || names.indexOf(to) - names.indexOf(otherTo),
  )
  return mermaid(withoutDetours(edges), names.toReversed())
}

const numbersPart = (imports: readonly Import[]): string => {
  const rows = [
    ['imports against the order of the layers', importsAgainstLayers(imports).length],
    [
      'groups of files that import each other in a circle',
      findCycles(imports.map(({ from, to }) => [from, to])).length,
    ],
    [
      'subjects of the domain that import each other in a circle',
      findCycles(subjectImports(imports)).flat().length,
    ],
  ]
  return ['| what | today |', '|---|---|', ...rows.map(([what, number]) => `| ${what} | ${number} |`)].join(
    '\n',
  )
}

const subjectsPart = (imports: readonly Import[]): string => {
  const edges = subjectImports(imports)
  return mermaid(withoutDetours(edges), [...new Set(edges.flat())].sort())
}

const subjectTablePart = (imports: readonly Import[], sources: readonly string[]): string => {
  const edges = subjectImports(imports)
  const subjectOf = subjectsOf(sources)
  const subjects = [...new Set(sources.flatMap((file) => subjectOf(file) ?? []))].sort()
  const list = (names: string[]): string => names.join(', ') || '–'
  return [
    '| subject | imports | is imported by |',
    '|---|---|---|',
    ...subjects.map((subject) => {
      const imported = edges.filter(([from]) => from === subject).map(([, to]) => to)
      const importing = edges.filter(([, to]) => to === subject).map(([from]) => from)
      return `| ${subject} | ${list(imported)} | ${list(importing)} |`
    }),
  ].join('\n')
}

/**
 * docs/architecture.md with its generated parts made anew; they stand between `<!-- generated: name -->` and
 * `<!-- end -->`. The rest of the page is written by hand and stays.
 */
export const architecturePage = (
  page: string,
  imports: readonly Import[],
  sources: readonly string[],
): string => {
  const parts: Record<string, string> = {
    layers: layersPart(imports),
    numbers: numbersPart(imports),
    subjects: subjectsPart(imports),
    'subject table': subjectTablePart(imports, sources),
  }
  return page.replace(
    /(<!-- generated: (.+) -->\n)[\s\S]*?(<!-- end -->)/g,
    (_all, start: string, name: string, end: string) => {
      const part = parts[name]
      if (part === undefined) throw new Error(`docs/architecture.md asks for an unknown part: ${name}`)
      return `${start}\n${part}\n\n${end}`
    },
  )
}
