import type { Payload } from 'payload'
import { isDuplicateKey } from '../platform/database'
import { grades } from './content/grades'
import { exampleFees, exampleRate } from './content/exampleFees'
import { type Created, count, exists, updateGlobalIfAbsent } from './createIfAbsent'

/**
 * Publishes the grades that do not exist yet. A trial installation has example fees; elsewhere staff set the fees, and
 * the pages say so until they have.
 * @param today the day from which the example fees hold
 */
export const seedGrades = async (
  payload: Payload,
  created: Created,
  { today, hasExampleFees }: { today: Date; hasExampleFees: boolean },
): Promise<void> => {
  for (const grade of grades) {
    if (await exists(payload, 'grades', { grade: { equals: grade.grade } })) continue
    try {
      await payload.create({
        collection: 'grades',
        data: {
          ...grade,
          ...(hasExampleFees && { fees: exampleFees(grade.grade, today) }),
          _status: 'published',
        },
        depth: 0,
        overrideAccess: true, // a fresh installation is filled by the system
      })
      count(created, 'grades')
    } catch (error) {
      if (!isDuplicateKey(error)) throw error // staff made it in the meantime
    }
  }
  if (hasExampleFees)
    await updateGlobalIfAbsent(payload, created, 'payment-settings', { exchangeRate: exampleRate(today) })
}
