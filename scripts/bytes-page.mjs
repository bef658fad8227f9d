/** `npm run bytes-page`: records in docs/bytes.md what each page of the built client loads. */
import { writeFileSync } from 'node:fs'
import { register } from 'tsx/esm/api'

register()
const [{ BYTES_PAGE, bytesPage }, { readBundle }] = await Promise.all([
  import('./bundle/bytesPage.ts'),
  import('./bundle/readBundle.ts'),
])
writeFileSync(BYTES_PAGE, bytesPage(readBundle()))
