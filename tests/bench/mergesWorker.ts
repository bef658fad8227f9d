import { ObjectId } from 'mongodb'
import type { PayloadRequest } from 'payload'
import { readEnvironment } from '../../platform/env'
import { createLogger } from '../../platform/logger'
import { briefWait } from '../../platform/waitBriefly'
import { openPayload } from '../../server/openPayload'
import { mergeAndUndoMany } from '../helpers/manyMerges'
import { measurePart } from './measurePart'
import type { MergesPart } from './merges'

const measure: (what: MergesPart, work: () => Promise<unknown>) => Promise<void> = measurePart
const RUN = { merges: 300, people: 60, atOnce: 8, seed: Date.now() % 2 ** 31 }
/** What is shown of what differs. */
const SHOWN = 20

briefWait.ms = 600_000
const { payload, close } = await openPayload(readEnvironment(), createLogger('error'))
const user = { id: new ObjectId().toHexString(), collection: 'users', roles: ['registrar'] }
await measure('merges', async () => {
  const { merged, refused, undone, left, differences } = await mergeAndUndoMany(
    { payload, user } as unknown as PayloadRequest,
    RUN,
  )
  if (differences.length > 0 || undone !== merged || left > 0)
    throw new Error(
      [`${merged} merged, ${undone} undone, ${left} left something (seed ${RUN.seed})`, ...differences]
        .slice(0, SHOWN)
        .join('\n'),
    )
  return `${merged} merged and undone, ${refused} refused (seed ${RUN.seed}), nothing differs`
})
await close()
process.exit(0)
