import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Report } from './report'

/** The tests of a folder that use few where `FULL_COUNTS` asks for all. */
const filesIn = async (folder: string): Promise<string[]> => {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.test.ts'))
  const found: string[] = []
  for (const name of names.sort()) {
    const file = path.join(folder, name)
    if ((await readFile(file, 'utf8')).includes('helpers/fullCounts')) found.push(file)
  }
  return found
}

/** Runs the tests that count with all that they are named for: `npm test` runs them with a few. */
export const reportFullCounts = async (report: Report): Promise<void> => {
  for (const project of ['int', 'faults']) {
    const files = await filesIn(`tests/${project}`)
    const child = spawn(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--project', project, '--reporter=dot', ...files],
      { env: { ...process.env, FULL_COUNTS: '1' }, stdio: 'inherit' },
    )
    const [code] = (await once(child, 'exit')) as [number | null]
    const what = `Tests that count, with full counts: ${project}, ${files.length} files`
    report(what, code === 0 ? 'all passed' : 'BROKEN', 'all of them pass')
    if (code !== 0) process.exitCode = 1
  }
}
