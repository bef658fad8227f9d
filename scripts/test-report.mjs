/** What `npm test` tells at its end, from the reports that its steps wrote. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** Lines of an error that are printed; the whole stands above, with the step. */
const ERROR_LINES = 12

/** Of the integration tests on a MongoDB server, standalone and as a replica set. */
const CLUSTER_REPORTS = ['cluster-1.json', 'cluster-3.json']

const read = (folder, name) => {
  try {
    return JSON.parse(readFileSync(path.join(folder, name), 'utf8'))
  } catch {
    return undefined // the step did not run
  }
}

const shortened = (message) =>
  stripVTControlCharacters(message ?? 'no message')
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at .*(node_modules|new Promise)/.test(line))
    .slice(0, ERROR_LINES)

/** Every browser test with its outcome: Playwright nests suites as deep as they are described. */
const browserTests = (suite, titles = []) => [
  ...(suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map((test) => ({ ...test, title: [...titles, title].join(' › ') })),
  ),
  ...(suite.suites ?? []).flatMap((inner) => browserTests(inner, [...titles, inner.title])),
]

const ofBrowser = (report) => {
  const entries = browserTests({ suites: report?.suites ?? [] }).map(
    ({ title, projectName, status, results }) => ({
      title: `[${projectName}] ${title}`,
      outcome: { expected: 'passed', unexpected: 'failed' }[status],
      error: shortened(results.find(({ error }) => error)?.error.message),
    }),
  )
  return entries.filter(({ outcome }) => outcome)
}

const ofVitest = (report) =>
  (report?.testResults ?? []).flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status, failureMessages }) => ({
        title: fullName,
        outcome: status,
        error: shortened(failureMessages[0]),
      })),
  )

/**
 * @param folder where the steps wrote their reports
 * @returns the number of tests that passed and failed, and what to print of those that failed
 */
export const summarise = (folder) => {
  const tests = [
    ...ofVitest(read(folder, 'vitest.json')),
    ...ofVitest(read(folder, 'integration.json')),
    ...CLUSTER_REPORTS.flatMap((name) => ofVitest(read(folder, name))),
    ...ofBrowser(read(folder, 'e2e.json')),
    ...ofVitest(read(folder, 'faults.json')),
  ]
  const failed = tests.filter(({ outcome }) => outcome === 'failed')
  const described = failed.flatMap(({ title, error }) => [
    `  ${title}`,
    ...error.map((line) => `      ${line}`),
  ])
  return {
    passed: tests.length - failed.length,
    failed: failed.length,
    lines: failed.length > 0 ? ['', 'Failed tests:', ...described] : [],
  }
}
