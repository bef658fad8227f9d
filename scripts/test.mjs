/** `npm test`: everything that must hold, in order, up to the first failure. `--only <step>` does one step. */
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { findMongod } from './cluster/findMongod.mjs'
import { isBuildCurrent } from './build-stamp.mjs'
import { runNode, runSteps } from './run-steps.mjs'
import { summarise } from './test-report.mjs'

const RESULTS = '.cache/results'

const node =
  (...args) =>
  (context) =>
    runNode(args, context)

const vitest = (result, ...projects) =>
  node(
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects.flatMap((name) => ['--project', name]),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${path.join(RESULTS, result)}`,
  )

/** Steps that read the sources alone, and need one core: the longest first, so that both cores are done together. */
const CHECKS = [
  { name: 'lint', run: node('node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0') },
  { name: 'types', run: node('node_modules/typescript/bin/tsc', '--noEmit') },
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
  { name: 'unused', run: node('node_modules/knip/bin/knip.js', '--no-progress') },
  { name: 'generated', run: node('--conditions=development', 'scripts/generate.mjs', '--check') },
]

/** Name, and how to do it; `needs` are the steps that `--only` does first. */
const STEPS = [
  ...CHECKS.map((step) => ({ ...step, isBeside: true })),
  { name: 'unit and integration', run: vitest('vitest.json', 'unit', 'int') },
  {
    name: 'cluster',
    missing: () => (findMongod() ? undefined : 'no MongoDB server here'),
    run: node('scripts/cluster.mjs', RESULTS),
  },
  {
    name: 'build',
    run: async (context) => isBuildCurrent() || runNode(['scripts/build.mjs'], context),
  },
  { name: 'bundle', needs: ['build'], run: node('scripts/check-bundle.mjs') },
  { name: 'browser', run: node('scripts/browser.mjs') },
  { name: 'e2e', needs: ['build', 'browser'], run: node('node_modules/@playwright/test/cli.js', 'test') },
  { name: 'faults', needs: ['build'], run: vitest('faults.json', 'faults') },
]

/** `--only faults`: one step and what it needs. */
const chosenSteps = () => {
  const { only } = parseArgs({ options: { only: { type: 'string' } } }).values
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
