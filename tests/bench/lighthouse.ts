import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findBrowser } from '../../scripts/browser.mjs'

/**
 * The last that runs on Node 20 (Apache-2.0). Fetched for this alone: 165 packages and 211 MB are too many
 * for every installation.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const REPORT_BYTES = 64 * 1024 * 1024

const execute = promisify(execFile)

const askFor = async (...args: string[]): Promise<string> => {
  const { stdout } = await execute('npx', ['--yes', LIGHTHOUSE, ...args], {
    maxBuffer: REPORT_BYTES,
    env: { ...process.env, CHROME_PATH: findBrowser() },
  })
  return stdout
}

/** Why Lighthouse cannot be run here; undefined when it can. */
export const whyNoLighthouse = async (): Promise<string | undefined> => {
  try {
    await askFor('--version')
    return undefined
  } catch (error) {
    return `not measured: \`npx ${LIGHTHOUSE}\` cannot be run (${error instanceof Error ? error.message : String(error)})`
  }
}

/** The performance of a page on a phone, 0 to 100, as Lighthouse computes it from one visit. */
export const lighthouseScore = async (url: string): Promise<number> => {
  const report: unknown = JSON.parse(
    await askFor(
      url,
      '--quiet',
      '--output=json',
      '--only-categories=performance',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ),
  )
  const { categories } = report as { categories: { performance: { score: number | null } } }
  return Math.round((categories.performance.score ?? 0) * 100)
}
