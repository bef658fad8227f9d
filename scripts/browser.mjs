/** `npm run browser`: finds a Chromium for the tests in a browser, or fetches one. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'

/** The shell shows no windows, and costs the tests a sixth less of the processor. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** Whether a file is a browser that starts here: one without its libraries does not. */
const isUsable = (file) =>
  existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0

const candidates = () => {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return [
    chromium.executablePath(),
    ...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    MAC,
  ]
}

/**
 * The browser that `CHROMIUM_PATH` names, else Playwright's own, else one that is installed.
 * @returns {string | undefined} its path
 * @throws when `CHROMIUM_PATH` names something that does not start
 */
export const findBrowser = () => {
  const given = process.env.CHROMIUM_PATH
  if (!given) return candidates().find(isUsable)
  if (isUsable(given)) return given
  throw new Error(`CHROMIUM_PATH names ${given}, which does not start.`)
}

const run = (command, args) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0

const playwright = (...args) => run(process.execPath, ['node_modules/@playwright/test/cli.js', ...args])

/** As root on a Debian or Ubuntu: one of the system's packages. */
const fromSystem = (name) =>
  process.getuid?.() === 0 &&
  existsSync('/usr/bin/apt-get') &&
  run('apt-get', ['update']) &&
  run('apt-get', ['install', '-y', '--no-install-recommends', name])

/** Ways to get one, in their order. Each may leave things as they were. */
const WAYS = [
  () => playwright('install', '--no-shell', 'chromium'),
  // what the download lacks, or else the system's own browser
  () =>
    process.getuid?.() === 0 &&
    existsSync(chromium.executablePath()) &&
    playwright('install-deps', 'chromium'),
  () => fromSystem('chromium-headless-shell'),
  () => fromSystem('chromium'),
]

/**
 * A browser that starts, fetched if there is none.
 * @returns {string} its path
 */
export const ensureBrowser = () => {
  let file = findBrowser()
  if (!file) process.stdout.write('No Chromium here yet: fetching one.\n')
  for (const way of WAYS) {
    if (file) return file
    way()
    file = findBrowser()
  }
  if (file) return file
  throw new Error(
    'There is no Chromium and none could be fetched. Install one (for example `npx playwright install --with-deps chromium`, or your system’s package `chromium`), or name one in CHROMIUM_PATH.',
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    process.stdout.write(`${ensureBrowser()}\n`)
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
