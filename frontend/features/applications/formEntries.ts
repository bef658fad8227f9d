import { isHomeCountry } from '../../../domain/applications/places.schema'
import { SECTOR_BOX, STATE_ABROAD } from './formNames'

type Entries = Readonly<Record<string, unknown>>

/** What the form holds, as the endpoint takes it: boxes are a list, a state is chosen or typed, and details belong to a yes alone. */
export const toApplication = (entries: Entries): Record<string, unknown> => {
  const names = Object.keys(entries)
  const fields = Object.fromEntries(
    names
      .filter((name) => !name.startsWith(SECTOR_BOX) && name !== STATE_ABROAD)
      .map((name) => [name, entries[name]]),
  )
  const isHome = typeof entries.country !== 'string' || isHomeCountry(entries.country)
  return {
    ...fields,
    state: isHome || !(STATE_ABROAD in entries) ? entries.state : entries[STATE_ABROAD],
    sectors: names.filter((name) => name.startsWith(SECTOR_BOX)).map((name) => name.slice(SECTOR_BOX.length)),
    otherMembershipsDetails: entries.otherMemberships === 'yes' ? entries.otherMembershipsDetails : null,
  }
}

/** What the form holds, as a draft is saved: every field, right or not. */
export const toDraft = (form: HTMLFormElement): Record<string, unknown> => {
  const entries = Object.fromEntries(new FormData(form))
  return { ...toApplication(entries), otherMembershipsDetails: entries.otherMembershipsDetails }
}
