/** `npm run architecture-page`: draws the diagrams of docs/architecture.md from the imports. */
import { readFileSync, writeFileSync } from 'node:fs'
import { register } from 'tsx/esm/api'

const PAGE = 'docs/architecture.md'

register()
const [{ architecturePage }, { listSources, readImports }] = await Promise.all([
  import('./architecture/architecturePage.ts'),
  import('./architecture/readImports.ts'),
])
writeFileSync(PAGE, architecturePage(readFileSync(PAGE, 'utf8'), readImports(), listSources()))
