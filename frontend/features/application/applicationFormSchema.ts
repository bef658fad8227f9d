import { z } from 'zod'
import { applicationSchema } from '../../../collections/Applications/schema'
import { SECTOR_BOX } from './sectorBox'

type Entries = Record<string, unknown>

/** What the form holds, as the endpoint takes it: boxes are a list, and details belong to a yes alone. */
const toApplication = (entries: Entries): Entries => {
  const names = Object.keys(entries)
  const fields = Object.fromEntries(names.filter((name) => !name.startsWith(SECTOR_BOX)).map((name) => [name, entries[name]]))
  return {
    ...fields,
    sectors: names.filter((name) => name.startsWith(SECTOR_BOX)).map((name) => name.slice(SECTOR_BOX.length)),
    otherMembershipsDetails: entries.otherMemberships === 'yes' ? entries.otherMembershipsDetails : null,
  }
}

/** The application form, read by the schema of its endpoint. */
export const applicationFormSchema = z.record(z.string(), z.unknown()).transform(toApplication).pipe(applicationSchema)
