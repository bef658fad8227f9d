import { z } from 'zod'
import { listName } from './savedLists.schema'

/** Under which name a list is saved, and for whom, as the form sends it. */
export const savedListForm = z.strictObject({
  name: listName,
  isShared: z.enum(['no', 'yes']).transform((answer) => answer === 'yes'),
})
