/**
 * `npm run generate`: writes every file that is made from others: types and import map, the client's types, the diagrams
 * of docs/architecture.md and docs/coverage.md. With `--check` it changes nothing, and fails where one is not current.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { format, resolveConfig } from 'prettier'
import { register } from 'tsx/esm/api'
import { payloadFiles } from './generate/payloadFiles.mjs'

const ARCHITECTURE_PAGE = 'docs/architecture.md'
const COVERAGE_PAGE = 'docs/coverage.md'
const COVERAGE_SOURCE = 'docs/coverage.source.md'
const CLIENT_TYPES = 'clients/typescript/operations.d.ts'

const read = (file) => readFile(file, 'utf8')

const makeArchitecturePage = async () => {
  const [{ architecturePage }, { listSources, readImports }] = await Promise.all([
    import('./architecture/architecturePage.ts'),
    import('./architecture/readImports.ts'),
  ])
  return architecturePage(await read(ARCHITECTURE_PAGE), readImports(), listSources())
}

const makeCoveragePage = async () => {
  const [{ coveragePage }, { readProofs }] = await Promise.all([
    import('./proofs/coveragePage.ts'),
    import('./proofs/readProofs.ts'),
  ])
  return coveragePage(await read(COVERAGE_SOURCE), readProofs())
}

const makeClientTypes = async () => {
  const [{ clientTypes }, { listOperations }, { describeApi }, { COLLECTIONS }, { ROOT_ENDPOINTS }] =
    await Promise.all([
      import('./client/clientTypes.ts'),
      import('../endpoints/openApi/listOperations.ts'),
      import('../endpoints/openApi/describeApi.ts'),
      import('../collections/index.ts'),
      import('../endpoints/index.ts'),
    ])
  const description = describeApi(listOperations({ endpoints: ROOT_ENDPOINTS, collections: COLLECTIONS }), {
    server: '/',
    version: '0.0.0',
    sessionCookie: 'session',
  })
  const options = await resolveConfig(CLIENT_TYPES)
  return format(clientTypes(description), { ...options, filepath: CLIENT_TYPES })
}

register()
const { check: isCheck } = parseArgs({ options: { check: { type: 'boolean' } } }).values
const generated = [
  ...(await payloadFiles()),
  [ARCHITECTURE_PAGE, await makeArchitecturePage()],
  [COVERAGE_PAGE, await makeCoveragePage()],
  [CLIENT_TYPES, await makeClientTypes()],
]
const stale = []
for (const [file, text] of generated) {
  if ((await read(file).catch(() => '')).trim() === text.trim()) continue
  stale.push(file)
  if (!isCheck) await writeFile(file, text)
}
if (isCheck && stale.length > 0) {
  process.stderr.write(`Not current: ${stale.join(', ')}\nRun \`npm run generate\` and commit the result.\n`)
  process.exitCode = 1
}
if (!isCheck)
  process.stdout.write(stale.length > 0 ? `Written: ${stale.join(', ')}\n` : 'All files are current.\n')
process.exit()
