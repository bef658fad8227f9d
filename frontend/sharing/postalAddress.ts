import type { Thing } from './subject.types'

const COUNTRY = 'South Sudan'

/** A postal address in lines, as search engines read it: the street, the town, its state, and the country. */
export const postalAddress = (address: string): Thing => {
  const lines = address
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== COUNTRY)
  const town = lines.length > 1 ? lines.at(-1) : undefined
  const [addressLocality, ...region] = (town ?? '').split(',').map((part) => part.trim())
  return {
    '@type': 'PostalAddress',
    streetAddress: (town === undefined ? lines : lines.slice(0, -1)).join(', '),
    addressLocality: addressLocality || undefined,
    addressRegion: region.join(', ') || undefined,
    addressCountry: 'SS',
  }
}
