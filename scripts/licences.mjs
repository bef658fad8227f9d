/** `npm run licences`: writes docs/licences.md from the lock file. */
import { writeFileSync } from 'node:fs'
import { register } from 'tsx/esm/api'

register()
const [{ LICENCES_PAGE, licencesPage }, { readLockFile }] = await Promise.all([
  import('./supplyChain/licences.ts'),
  import('./supplyChain/lockFile.ts'),
])
writeFileSync(LICENCES_PAGE, licencesPage(readLockFile()))
