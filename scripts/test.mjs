/**
 * `npm test`: everything that must hold, in order, up to the first failure. `--only <step>` does one step and what it needs;
 * `--changed [commit]` does what the changes since a commit (`HEAD`, where none is named) can have broken; `--full` takes the
 * full counts of `tests/helpers/fullCounts.ts`.
 */
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { findMongod } from './cluster/findMongod.mjs'
import { changedFiles, integrationTestsOf } from './changed-files.mjs'
import { isBuildCurrent } from './build-stamp.mjs'
import { runNode, runSteps } from './run-steps.mjs'
import { summarise } from './test-report.mjs'

const RESULTS = '.cache/results'

const { values: options, positionals } = parseArgs({
  options: { only: { type: 'string' }, changed: { type: 'boolean' }, full: { type: 'boolean' } },
  allowPositionals: true,
})
if (options.full) process.env.FULL_COUNTS = '1'
const since = options.changed ? (positionals[0] ?? 'HEAD') : undefined

const node =
  (...args) =>
  (context) =>
    runNode(args, context)

const vitest = (result, ...args) =>
  node(
    'node_modules/vitest/vitest.mjs',
    'run',
    ...args,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${path.join(RESULTS, result)}`,
  )

/** Steps that read the sources alone, and need one core: the longest first, so that both cores are done together. */
const CHECKS = [
  { name: 'types', run: node('node_modules/typescript/bin/tsc', '--noEmit') },
  { name: 'lint', run: node('node_modules/oxlint/bin/oxlint') },
  {
    name: 'format',
    run: node(
      'node_modules/prettier/bin/prettier.cjs',
      '--check',
      '.',
      '--log-level=warn',
      '--cache',
      '--cache-strategy=content',
      '--cache-location=.cache/prettier',
    ),
  },
  { name: 'syntax', run: node('node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0') },
  { name: 'unused', run: node('node_modules/knip/bin/knip.js', '--no-progress') },
  { name: 'generated', run: node('--conditions=development', 'scripts/generate.mjs', '--check') },
]

const BUILD = {
  name: 'build',
  run: async (context) => isBuildCurrent() || runNode(['scripts/build.mjs'], context),
}
const BROWSER = { name: 'browser', run: node('scripts/browser.mjs') }
const e2e = (...args) => node('node_modules/@playwright/test/cli.js', 'test', ...args)

/** Name, and how to do it; `needs` are the steps that `--only` does first. */
const STEPS = [
  ...CHECKS.map((step) => ({ ...step, isBeside: true })),
  { name: 'unit and integration', run: vitest('vitest.json', '--project', 'unit', '--project', 'int') },
  {
    name: 'cluster',
    missing: () => (findMongod() ? undefined : 'no MongoDB server here'),
    run: node('scripts/cluster.mjs', RESULTS),
  },
  BUILD,
  { name: 'bundle', needs: ['build'], run: node('scripts/check-bundle.mjs') },
  BROWSER,
  { name: 'e2e', needs: ['build', 'browser'], run: e2e() },
  { name: 'faults', needs: ['build'], run: vitest('faults.json', '--project', 'faults') },
]

/** The tests that the changes since a commit reach: by what they import, or by the name of their folder. */
const changedSteps = (commit) => {
  const files = changedFiles(commit)
  const tests = integrationTestsOf(files)
  return [
    ...CHECKS.map((step) => ({ ...step, isBeside: true })),
    { name: 'unit', run: vitest('vitest.json', '--project', 'unit', '--changed', commit) },
    {
      name: 'integration',
      missing: () => (tests.length > 0 ? undefined : 'no integration test belongs to the changes'),
      run: vitest('integration.json', '--project', 'int', ...tests),
    },
    BUILD,
    BROWSER,
    { name: 'e2e', run: e2e('--only-changed', commit, '--pass-with-no-tests') },
    { name: 'faults', run: vitest('faults.json', '--project', 'faults', '--changed', commit) },
  ]
}

/** `--only faults`: one step and what it needs. */
const chosenSteps = () => {
  const { only } = options
  if (since) return changedSteps(since)
  if (!only) return STEPS
  const step = STEPS.find(({ name }) => name === only)
  if (!step) throw new Error(`--only takes one of: ${STEPS.map(({ name }) => name).join(', ')}`)
  return STEPS.filter(({ name }) => name === only || step.needs?.includes(name))
}

const tell = (text) => process.stdout.write(text)

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })

const { failedStep, seconds } = await runSteps(chosenSteps(), tell)
const { passed, failed, lines } = summarise(RESULTS)
tell(`${lines.join('\n')}\n\n${seconds.join('\n')}\n`)
if (failedStep) tell(`\nFailed: ${failedStep}\n`)
tell(`\n${passed} passed, ${failedStep ? Math.max(failed, 1) : failed} failed\n`)
process.exit(failedStep ? 1 : 0)
