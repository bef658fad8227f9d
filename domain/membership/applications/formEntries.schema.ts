import { ACCOUNT } from '../../../platform/plainForm.schema'
import { SECTOR_BOX, SPONSOR, STATE_ABROAD } from './formNames.schema'
import { isHomeCountry } from './places.schema'

type Entries = Readonly<Record<string, unknown>>

const isOwnName = (name: string): boolean =>
  !name.startsWith(SECTOR_BOX) && !name.startsWith(SPONSOR) && name !== STATE_ABROAD && name !== ACCOUNT

/** The sectors whose boxes are ticked. */
export const sectorsOf = (entries: Entries): string[] =>
  Object.keys(entries).flatMap((name) => (name.startsWith(SECTOR_BOX) ? [name.slice(SECTOR_BOX.length)] : []))

/** Whom the form names as sponsors, by place, empty where nobody; undefined where it does not ask for any. */
const sponsorsOf = (entries: Entries): unknown[] | undefined => {
  const names = Object.keys(entries).filter((name) => name.startsWith(SPONSOR))
  return names.length > 0 ? names.map((_, place) => entries[`${SPONSOR}${place}`] ?? '') : undefined
}

/**
 * What the form holds, as the endpoint takes it: boxes are a list, a state is chosen or typed, and details
 * belong to a yes alone.
 */
export const toApplication = (entries: Entries): Record<string, unknown> => {
  const isHome = typeof entries.country !== 'string' || isHomeCountry(entries.country)
  const sponsors = sponsorsOf(entries)
  return {
    ...Object.fromEntries(Object.entries(entries).filter(([name]) => isOwnName(name))),
    state: isHome || !(STATE_ABROAD in entries) ? entries.state : entries[STATE_ABROAD],
    sectors: sectorsOf(entries),
    ...(sponsors && { sponsors }),
    otherMembershipsDetails: entries.otherMemberships === 'yes' ? entries.otherMembershipsDetails : null,
  }
}

/** What the form holds, as a draft is saved: every field, right or not. A signature is given anew each time. */
export const toDraft = (entries: Entries): Record<string, unknown> => {
  const { signature: _, ...typed } = toApplication(entries)
  return { ...typed, otherMembershipsDetails: entries.otherMembershipsDetails }
}
