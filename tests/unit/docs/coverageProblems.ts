import { coverageSections, type CoverageRow } from './coverageSections'
import type { TestFile } from './testTitles'

const DECIDED = /^decided: “[^“”]{10,}”$/
const CASE = /^“(.+)”$/

const isRepeated = <T>(value: T, index: number, all: T[]): boolean => all.indexOf(value) !== index

/** Whether the named groups enclose the test in this order; groups between may be left out. */
const isNamedBy = (titles: string[], named: string[]): boolean => {
  const [title, ...groups] = [...named].reverse()
  if (titles.at(-1) !== title) return false
  let from = titles.length - 1
  return groups.every((group) => {
    from = titles.lastIndexOf(group, from - 1)
    return from >= 0
  })
}

/** What is wrong with one proof, or undefined. */
const proofProblem = (proof: string, read: (file: string) => TestFile | undefined): string | undefined => {
  if (proof.startsWith('decided:'))
    return DECIDED.test(proof) ? undefined : `no decision is quoted in “${proof}”`
  const [file = '', ...named] = proof.split(' › ')
  if (!/^tests\/.+\.test\.tsx?$/.test(file)) return `“${proof}” is neither a test nor a decision`
  const found = read(file)
  if (!found) return `there is no ${file}`
  const [, text] = CASE.exec(named.at(-1) ?? '') ?? []
  const titles = text === undefined ? named : named.slice(0, -1)
  if (titles.length === 0) return `“${proof}” names no test`
  const matches = found.tests.filter((test) => isNamedBy(test.titles, titles))
  if (matches.length === 0) return `${file} has no test “${titles.join(' › ')}”`
  if (matches.length > 1)
    return `${file} has ${matches.length} tests “${titles.join(' › ')}”: name the group as well`
  if (matches[0]?.isSkipped) return `the test “${titles.join(' › ')}” of ${file} is skipped`
  if (text !== undefined && !found.texts.has(text)) return `${file} has no case “${text}”`
  return undefined
}

const rowProblems = (row: CoverageRow, read: (file: string) => TestFile | undefined): string[] => {
  const problems: string[] = []
  if (!row.statement) problems.push('the statement is empty')
  if (row.proofs.some((proof) => !proof)) problems.push('a proof is empty')
  const given = row.proofs.filter(Boolean)
  if (given.some(isRepeated)) problems.push('a proof is given twice')
  return [...problems, ...given.flatMap((proof) => proofProblem(proof, read) ?? [])].map(
    (problem) => `line ${row.line}: ${problem}`,
  )
}

/**
 * Everything that is wrong with docs/coverage.md.
 *
 * @param markdown its text
 * @param outline the headings that it must have, in this order
 * @param read what the test file of a name holds, undefined when there is none
 * @returns one line a problem; empty when there is none
 */
export const coverageProblems = (
  markdown: string,
  outline: readonly string[],
  read: (file: string) => TestFile | undefined,
): string[] => {
  const sections = coverageSections(markdown)
  const headings = sections.map(({ heading }) => heading)
  const known = new Map<string, TestFile | undefined>()
  const readOnce = (file: string): TestFile | undefined => {
    if (!known.has(file)) known.set(file, read(file))
    return known.get(file)
  }
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
    problems.push(...section.rows.flatMap((row) => rowProblems(row, readOnce)))
    const statements = section.rows.map(({ statement }) => statement)
    problems.push(
      ...statements
        .filter((statement, at) => statement && isRepeated(statement, at, statements))
        .map((statement) => `the section “${section.heading}” says twice: ${statement}`),
    )
  }
  return problems
}
