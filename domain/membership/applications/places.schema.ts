import type { Region } from '../../../collections/access/roles'

/** The country whose states are chosen from a list; for others the state is typed. */
export const HOME_COUNTRY = 'South Sudan'

/** The ten states and three administrative areas, with the association's region of each. */
export const STATES: Readonly<Record<string, Region>> = {
  'Central Equatoria': 'greater_equatoria',
  'Eastern Equatoria': 'greater_equatoria',
  Jonglei: 'greater_upper_nile',
  Lakes: 'greater_bahr_el_ghazal',
  'Northern Bahr el Ghazal': 'greater_bahr_el_ghazal',
  Unity: 'greater_upper_nile',
  'Upper Nile': 'greater_upper_nile',
  Warrap: 'greater_bahr_el_ghazal',
  'Western Bahr el Ghazal': 'greater_bahr_el_ghazal',
  'Western Equatoria': 'greater_equatoria',
  'Abyei Administrative Area': 'greater_bahr_el_ghazal',
  'Greater Pibor Administrative Area': 'greater_upper_nile',
  'Ruweng Administrative Area': 'greater_upper_nile',
}

const fold = (text: string): string => text.trim().replace(/\s+/gu, ' ').toLowerCase()

export const isHomeCountry = (country: string): boolean => fold(country) === fold(HOME_COUNTRY)

/** A state of the home country as the list writes it; undefined for what is none. */
export const findState = (state: string): string | undefined =>
  Object.keys(STATES).find((name) => fold(name) === fold(state))

/** The association's region in which somebody lives. Source: decisions.md "Region". */
export const regionOf = ({ country, state }: { country: string; state: string }): Region => {
  const known = isHomeCountry(country) ? findState(state) : undefined
  return known === undefined ? 'other' : (STATES[known] ?? 'other')
}
