/**
 * `npm run test:cluster`: the integration tests on the MongoDB server that `TEST_DATABASE_URI` names, or else on one that is
 * started here, standalone and as a replica set of three: what `MONGOMS_SYSTEM_BINARY` names, or `mongod` on the `PATH`.
 * Without any nothing is run, and the command fails.
 */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { findMongod } from './cluster/findMongod.mjs'
import { startCluster } from './cluster/startCluster.mjs'

const SIZES = [1, 3]

const [results] = process.argv.slice(2)

const testOn = (uri, count) =>
  new Promise((resolve) => {
    const report = results
      ? ['--reporter=json', `--outputFile.json=${path.join(results, `cluster-${count}.json`)}`]
      : []
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'int', '--reporter=dot', ...report]
    spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URI: uri } })
      .once('close', (code) => resolve(code === 0))
      .once('error', () => resolve(false))
  })

const given = process.env.TEST_DATABASE_URI
if (given) process.exit((await testOn(given, 'given')) ? 0 : 1)

const binary = findMongod()
if (!binary) {
  process.stderr.write(
    'Not run: no MongoDB server here. Install one, or set MONGOMS_SYSTEM_BINARY to the path of mongod.\n',
  )
  process.exit(1)
}
for (const count of SIZES) {
  process.stdout.write(`\n${count === 1 ? 'A standalone server' : `A replica set of ${count}`}: ${binary}\n`)
  const cluster = await startCluster(binary, count)
  const isPassed = await testOn(cluster.uri, count).finally(() => cluster.stop())
  if (!isPassed) process.exit(1)
}
