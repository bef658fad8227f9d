import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

const TYPES_FILE = 'payload-types.ts'
const IMPORT_MAP_FILE = 'app/(payload)/importMap.js'

/**
 * What Payload makes of the configuration: its types and the panel's map of components.
 * @returns {Promise<[string, string][]>} the files and their texts
 */
export const payloadFiles = async () => {
  process.env.PAYLOAD_SECRET ||= 'only-for-generating-never-used-to-sign'
  process.env.DATABASE_URI ||= 'mongodb://localhost/never-connected'
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ace-generated-'))
  try {
    const [{ default: configured }, { generateImportMap }, { generateTypes }] = await Promise.all([
      import('../../payload.config.ts'),
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
    const read = async (file) => [file, await readFile(path.join(folder, file), 'utf8')]
    return await Promise.all([TYPES_FILE, IMPORT_MAP_FILE].map(read))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
