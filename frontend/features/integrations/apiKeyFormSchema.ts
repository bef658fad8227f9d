import { z } from 'zod'
import { apiKeySchema } from '../../../domain/integrations/apiKeys/apiKeys.schema'
import { PERMISSION_BOX } from './permissionBox'

/** What the form holds, as the endpoint takes it: ticked boxes are a list. */
const toInput = (entries: Record<string, unknown>): Record<string, unknown> => {
  const isBox = (name: string): boolean => name.startsWith(PERMISSION_BOX)
  const names = Object.keys(entries)
  return {
    ...Object.fromEntries(names.filter((name) => !isBox(name)).map((name) => [name, entries[name]])),
    permissions: names.filter(isBox).map((name) => name.slice(PERMISSION_BOX.length)),
  }
}

/** The form of a new key, read by the schema of its endpoint. */
export const apiKeyFormSchema = z.record(z.string(), z.unknown()).transform(toInput).pipe(apiKeySchema)
