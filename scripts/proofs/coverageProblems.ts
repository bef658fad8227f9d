import { coverageSections, type CoverageRow } from './coverageSections'
import type { Proofs } from './readProofs'

const DECIDED = /^decided: “[^“”]{10,}”$/
const TEST = /^(C\d+)(?: “(.+)”)?$/

const isRepeated = <T>(value: T, index: number, all: T[]): boolean => all.indexOf(value) !== index

/** What is wrong with one proof, or undefined. */
const proofProblem = (proof: string, { byId }: Proofs): string | undefined => {
  if (proof.startsWith('decided:'))
    return DECIDED.test(proof) ? undefined : `no decision is quoted in “${proof}”`
  const [, id, testCase] = TEST.exec(proof) ?? []
  if (!id) return `“${proof}” is neither the id of a test nor a decision`
  const [test, ...others] = byId.get(id) ?? []
  if (!test) return `no test is marked with “// proves: ${id}”`
  if (others.length > 0)
    return `${id} marks ${others.length + 1} tests: ${[test, ...others].map(({ file }) => file).join(', ')}`
  if (test.isSkipped) return `${id} is skipped: “${test.titles.join(' › ')}” in ${test.file}`
  if (testCase !== undefined && !test.texts.has(testCase))
    return `${id} (${test.file}) has no case “${testCase}”`
  return undefined
}

const rowProblems = (row: CoverageRow, proofs: Proofs): string[] => {
  const problems: string[] = []
  if (!row.statement) problems.push('the statement is empty')
  if (row.proofs.some((proof) => !proof)) problems.push('a proof is empty')
  const given = row.proofs.filter(Boolean)
  if (given.some(isRepeated)) problems.push('a proof is given twice')
  return [...problems, ...given.flatMap((proof) => proofProblem(proof, proofs) ?? [])].map(
    (problem) => `line ${row.line}: ${problem}`,
  )
}

const idOf = (proof: string): string | undefined => TEST.exec(proof)?.[1]

/** Ids in the tests that the table does not name, or that do not stand above a test. */
const unusedIdProblems = ({ byId, strayIds }: Proofs, named: ReadonlySet<string | undefined>): string[] => [
  ...strayIds.map(({ id, file }) => `“// proves: ${id}” in ${file} does not stand above a test`),
  ...[...byId.values()].flatMap(([test]) =>
    test && !named.has(test.id) ? `${test.id} (${test.file}) proves no statement` : [],
  ),
]

/**
 * Everything that is wrong with docs/coverage.source.md and the ids in the tests.
 *
 * @param markdown its text
 * @param outline the headings that it must have, in this order
 * @param proofs the tests that carry ids
 * @returns one line a problem; empty when there is none
 */
export const coverageProblems = (markdown: string, outline: readonly string[], proofs: Proofs): string[] => {
  const sections = coverageSections(markdown)
  const headings = sections.map(({ heading }) => heading)
  const problems = outline
    .filter((heading) => !headings.includes(heading))
    .map((heading) => `the section “${heading}” is missing`)
  problems.push(
    ...headings
      .filter((heading) => !outline.includes(heading))
      .map((heading) => `the section “${heading}” is not the specification's`),
  )
  problems.push(...headings.filter(isRepeated).map((heading) => `the section “${heading}” stands twice`))
  if (problems.length === 0 && headings.join('\n') !== outline.join('\n'))
    problems.push('the sections stand in another order than the specification’s')
  for (const [index, section] of sections.entries()) {
    const hasParts = (sections[index + 1]?.level ?? 0) > section.level
    if (section.rows.length === 0 && !hasParts)
      problems.push(`line ${section.line}: the section “${section.heading}” has no rows`)
    problems.push(...section.strayLines.map((line) => `line ${line}: not a row of a statement and its proof`))
    problems.push(...section.rows.flatMap((row) => rowProblems(row, proofs)))
    const statements = section.rows.map(({ statement }) => statement)
    problems.push(
      ...statements
        .filter((statement, at) => statement && isRepeated(statement, at, statements))
        .map((statement) => `the section “${section.heading}” says twice: ${statement}`),
    )
  }
  const named = new Set(sections.flatMap(({ rows }) => rows.flatMap((row) => row.proofs.map(idOf))))
  problems.push(...unusedIdProblems(proofs, named))
  return problems
}
