import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Report } from './report'

const VITEST = 'node_modules/vitest/vitest.mjs'
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js'

/** How the tests of a folder are run. */
const RUNNERS = {
  int: [VITEST, 'run', '--project', 'int', '--reporter=dot'],
  e2e: [PLAYWRIGHT, 'test', '--reporter=dot'],
  faults: [VITEST, 'run', '--project', 'faults', '--reporter=dot'],
} as const

/** The tests of a folder that use few, or one address of each page, where full counts are not asked for. */
const filesIn = async (folder: string): Promise<string[]> => {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.test.ts'))
  const found: string[] = []
  for (const name of names.sort()) {
    const file = path.join(folder, name)
    if (/helpers\/fullCounts|PAGE_KINDS/.test(await readFile(file, 'utf8'))) found.push(file)
  }
  return found
}

/** Runs the tests that count with all that the targets name: `npm test` runs them with a few. */
export const reportFullCounts = async (report: Report): Promise<void> => {
  for (const [folder, command] of Object.entries(RUNNERS)) {
    const files = await filesIn(`tests/${folder}`)
    const child = spawn(process.execPath, [...command, ...files], {
      env: { ...process.env, FULL_COUNTS: '1' },
      stdio: 'inherit',
    })
    const [code] = (await once(child, 'exit')) as [number | null]
    const what = `Tests with full counts: ${folder}, ${files.length} files`
    report(what, code === 0 ? 'all passed' : 'BROKEN', 'all of them pass')
    if (code !== 0) process.exitCode = 1
  }
}
