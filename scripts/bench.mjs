/** `npm run bench`: the project's measurements, as ratios in one run. `-- --only signIns,people` does a part. */
import { spawnSync } from 'node:child_process'
import { build } from 'vite'
import { isBuildCurrent } from './build-stamp.mjs'

if (!isBuildCurrent()) {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  // see vite.server.config.ts
  ssr: { noExternal: [/lexical/, 'bson-objectid', 'escape-html', 'uuid'] },
  build: {
    ssr: true,
    outDir: '.cache/bench',
    target: 'node20',
    rolldownOptions: {
      input: {
        run: 'tests/bench/run.ts',
        moneyWorker: 'tests/bench/moneyWorker.ts',
        peopleImportWorker: 'tests/bench/peopleImportWorker.ts',
        mergesWorker: 'tests/bench/mergesWorker.ts',
      },
      output: { entryFileNames: '[name].mjs' },
    },
  },
})
await import('../.cache/bench/run.mjs')
