/**
 * `npm run release`: builds what is not built, and packs what production needs, and nothing else, into
 * `releases/<name>-<version>.tar.gz`, or the folder after `--to`, with its hash beside it. Unpacked:
 * `npm ci --omit=dev && npm start`.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  createReadStream,
  createWriteStream,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { createGzip } from 'node:zlib'
import { pack as createPack } from 'tar-stream'
import { RELEASE_MARK, isBuildCurrent } from './build-stamp.mjs'
import { releaseFiles } from './release/files.mjs'
import { releaseLock, releasePackage } from './release/manifests.mjs'

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))
const NEXT_SETTINGS = '.next/required-server-files.json'
const toJson = (value) => `${JSON.stringify(value, null, 2)}\n`

if (!isBuildCurrent()) {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

const { to } = parseArgs({ options: { to: { type: 'string', default: 'releases' } } }).values
const ownPackage = releasePackage(readJson('package.json'))
const name = `${ownPackage.name}-${ownPackage.version}`
const archive = path.join(to, `${name}.tar.gz`)
/** When this version was written: the same sources give the same archive. */
const mtime = new Date(
  Number(spawnSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' }).stdout || 0) * 1000,
)

/** What is made for the release alone. */
const made = {
  'README.md': readFileSync('scripts/release/README.md', 'utf8').replaceAll('{version}', ownPackage.version),
  'package.json': toJson(ownPackage),
  'package-lock.json': toJson(releaseLock(readJson('package-lock.json'), ownPackage)),
  [RELEASE_MARK]: `${ownPackage.version}\n`,
  // Next’s settings, without the path of the folder in which they were built
  [NEXT_SETTINGS]: readFileSync(NEXT_SETTINGS, 'utf8').replaceAll(process.cwd(), '.'),
}

const pack = createPack()
const add = (file, header, content) =>
  new Promise((resolve, reject) => {
    pack.entry({ name: `${name}/${file}`, mtime, ...header }, content, (error) =>
      error ? reject(error) : resolve(),
    )
  })

const addFile = (file) => {
  const found = lstatSync(file)
  if (found.isSymbolicLink()) return add(file, { type: 'symlink', linkname: readlinkSync(file) })
  return add(file, { mode: found.mode & 0o111 ? 0o755 : 0o644 }, readFileSync(file))
}

mkdirSync(to, { recursive: true })
const written = pipeline(pack, createGzip({ level: 9 }), createWriteStream(archive))
const files = releaseFiles()
for (const [file, content] of Object.entries(made)) await add(file, { mode: 0o644 }, content)
for (const file of files) await addFile(file)
pack.finalize()
await written

const hash = createHash('sha256')
for await (const chunk of createReadStream(archive)) hash.update(chunk)
writeFileSync(`${archive}.sha256`, `${hash.digest('hex')}  ${path.basename(archive)}\n`)
process.stdout.write(
  `${archive}: ${files.length + Object.keys(made).length} files, ${(lstatSync(archive).size / 1e6).toFixed(1)} MB\n`,
)
