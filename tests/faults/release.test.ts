import { execFile } from 'node:child_process'
import { mkdtemp, readFile, readdir, rm, symlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { required } from '../helpers/required'
import { makeEmptyDataDir, removeDataDir, startServer } from '../helpers/server'

const run = promisify(execFile)

let place: string
let folder: string

/** Packs what is built, and unpacks it elsewhere, with the packages of this repository in place of `npm ci`. */
beforeAll(async () => {
  place = await mkdtemp(path.join(os.tmpdir(), 'ace-release-'))
  const { stdout } = await run(process.execPath, ['scripts/release.mjs', '--to', place])
  const archive = required(/^(.*\.tar\.gz): \d+ files/m.exec(stdout)?.[1])
  await run('tar', ['xzf', archive, '-C', place])
  folder = path.join(place, path.basename(archive, '.tar.gz'))
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'))
})
afterAll(() => rm(place, { recursive: true, force: true }))

it('a release has no sources, source maps, tests, or paths of the machine that built it', async () => {
  const files = await readdir(folder, { recursive: true })
  // nor what the links of the panel's build to packages lead to
  const own = files.filter((file) => !/(^|\/)node_modules\//.test(file))
  expect(own.filter((file) => /\.(tsx?|map)$/.test(file))).toEqual([])
  expect(own.filter((file) => /^(tests|app|collections|domain|frontend)(\/|$)/.test(file))).toEqual([])
  for (const file of own.filter((each) => /\.(js|json|mjs)$/.test(each)))
    expect(await readFile(path.join(folder, file), 'utf8'), file).not.toContain(`${process.cwd()}/`)
})

it('a release serves the site and the panel with npm start, and builds nothing', async () => {
  const dataDir = await makeEmptyDataDir()
  const server = await startServer({ dataDir, folder, isThroughNpm: true })
  try {
    for (const address of ['/', '/events', '/cms/login', '/api/frame'])
      expect((await fetch(`${server.url}${address}`)).status, address).toBe(200)
    expect(server.output()).not.toContain('Building')
  } finally {
    await server.end()
    await removeDataDir(dataDir)
  }
})
