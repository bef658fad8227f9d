import type { PayloadRequest } from 'payload'
import { mappedSchema } from '../../../domain/money/statements/mapping.schema'
import { readJson } from '../../answers'

/** The mapping that a request names. */
export const readMapping = async (req: PayloadRequest) => mappedSchema.safeParse(await readJson(req))
