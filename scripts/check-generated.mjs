/** `npm run check:generated`: the generated files say what the configuration says. Changes nothing. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { register } from 'tsx/esm/api'

const TYPES_FILE = 'payload-types.ts'
const IMPORT_MAP_FILE = 'app/(payload)/importMap.js'

register()
process.env.PAYLOAD_SECRET ||= 'only-for-generating-never-used-to-sign'
process.env.DATABASE_URI ||= 'mongodb://localhost/never-connected'

const folder = await mkdtemp(path.join(os.tmpdir(), 'ace-generated-'))
try {
  const [{ default: configured }, { generateImportMap }, { generateTypes }] = await Promise.all([
    import('../payload.config.ts'),
    import('payload'),
    import('payload/node'),
  ])
  const config = await configured
  // The same places in another tree: the import map names its components relative to itself.
  const importMapFile = path.join(folder, IMPORT_MAP_FILE)
  await mkdir(path.dirname(importMapFile), { recursive: true })
  await writeFile(importMapFile, '')
  config.admin.importMap.baseDir = folder
  config.admin.importMap.importMapFile = importMapFile
  config.typescript.outputFile = path.join(folder, TYPES_FILE)
  await generateImportMap(config, { log: false, force: true })
  await generateTypes(config, { log: false })

  const stale = []
  for (const file of [TYPES_FILE, IMPORT_MAP_FILE]) {
    const [kept, generated] = await Promise.all([
      readFile(file, 'utf8').catch(() => ''),
      readFile(path.join(folder, file), 'utf8'),
    ])
    if (kept.trim() !== generated.trim()) stale.push(file)
  }
  if (stale.length > 0) {
    process.stderr.write(
      `Not what the configuration says any more: ${stale.join(', ')}\nRun \`npm run generate\` and commit the result.\n`,
    )
    process.exitCode = 1
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
process.exit()
