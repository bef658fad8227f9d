/** `npm run client-types`: writes the types of clients/typescript from the description of the API. */
import { writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { register } from 'tsx/esm/api'

const FILE = 'clients/typescript/operations.d.ts'

register()
const [{ clientTypes }, { API_OPERATIONS }, { describeApi }] = await Promise.all([
  import('./client/clientTypes.ts'),
  import('../endpoints/openApi/openApi.ts'),
  import('../endpoints/openApi/describeApi.ts'),
])
const description = describeApi(API_OPERATIONS, { server: '/', version: '0.0.0', sessionCookie: 'session' })
const options = await resolveConfig(FILE)
writeFileSync(FILE, await format(clientTypes(description), { ...options, filepath: FILE }))
