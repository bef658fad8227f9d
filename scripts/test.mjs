/** `npm test`: everything that must hold, in order, up to the first failure. `--only <step>` does one step. */
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { isBuildCurrent } from './build-stamp.mjs'
import { summarise } from './test-report.mjs'

const RESULTS = '.cache/results'

const run = (file, ...args) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [file, ...args], {
      stdio: 'inherit',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    })
    child.on('close', (code) => resolve(code === 0))
    child.on('error', () => resolve(false))
  })

const vitest = (result, ...projects) =>
  run(
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects.flatMap((name) => ['--project', name]),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${path.join(RESULTS, result)}`,
  )

/** Name, and how to do it; `needs` are the steps that `--only` does first. */
const STEPS = [
  { name: 'types', run: () => run('node_modules/typescript/bin/tsc', '--noEmit') },
  {
    name: 'format',
    run: () => run('node_modules/prettier/bin/prettier.cjs', '--check', '.', '--log-level', 'warn'),
  },
  { name: 'lint', run: () => run('node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0') },
  { name: 'unused', run: () => run('node_modules/knip/bin/knip.js', '--no-progress') },
  { name: 'generated', run: () => run('--conditions=development', 'scripts/check-generated.mjs') },
  { name: 'unit and integration', run: () => vitest('vitest.json', 'unit', 'int') },
  { name: 'build', run: () => isBuildCurrent() || run('scripts/build.mjs') },
  { name: 'bundle', needs: ['build'], run: () => run('scripts/check-bundle.mjs') },
  { name: 'browser', run: () => run('scripts/browser.mjs') },
  {
    name: 'e2e',
    needs: ['build', 'browser'],
    run: () => run('node_modules/@playwright/test/cli.js', 'test'),
  },
  { name: 'faults', needs: ['build'], run: () => vitest('faults.json', 'faults') },
]

/** `--only faults`: one step and what it needs. */
const chosenSteps = () => {
  const { only } = parseArgs({ options: { only: { type: 'string' } } }).values
  if (!only) return STEPS
  const step = STEPS.find(({ name }) => name === only)
  if (!step) throw new Error(`--only takes one of: ${STEPS.map(({ name }) => name).join(', ')}`)
  return STEPS.filter(({ name }) => name === only || step.needs?.includes(name))
}

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })

let failedStep
const seconds = []
for (const { name, run: step } of chosenSteps()) {
  process.stdout.write(`\n── ${name}\n`)
  const started = Date.now()
  const isPassed = await step()
  seconds.push(`${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`)
  if (!isPassed) {
    failedStep = name
    break
  }
}

const { passed, failed, lines } = summarise(RESULTS)
process.stdout.write(`${lines.join('\n')}\n\n${seconds.join('\n')}\n`)
if (failedStep) process.stdout.write(`\nFailed: ${failedStep}\n`)
process.stdout.write(`\n${passed} passed, ${failedStep ? Math.max(failed, 1) : failed} failed\n`)
process.exit(failedStep ? 1 : 0)
