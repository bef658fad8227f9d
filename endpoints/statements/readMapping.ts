import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { mappingSchema } from '../../domain/statements/mapping.schema'
import { readJson } from '../answers'

/** `null` for a file that needs none: CAMT.053. */
const bodySchema = z.object({ mapping: mappingSchema.nullable() })

/** The mapping that a request names. */
export const readMapping = async (req: PayloadRequest) => bodySchema.safeParse(await readJson(req))
