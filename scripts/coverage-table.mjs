/** `npm run coverage-table`: writes docs/coverage.md from docs/coverage.source.md and the tests. */
import { readFileSync, writeFileSync } from 'node:fs'
import { register } from 'tsx/esm/api'

register()
const [{ coveragePage }, { readProofs }] = await Promise.all([
  import('./proofs/coveragePage.ts'),
  import('./proofs/readProofs.ts'),
])
writeFileSync('docs/coverage.md', coveragePage(readFileSync('docs/coverage.source.md', 'utf8'), readProofs()))
