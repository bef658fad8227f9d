import { describe, expect, it } from 'vitest'
import { authorsOf } from '../../../../frontend/sharing/authorsOf'
import { postalAddress } from '../../../../frontend/sharing/postalAddress'

describe('the authors of a publication', () => {
  it('are people, or organisations such as a division', () => {
    expect(authorsOf('Division of Geotechnical Engineering')).toEqual([
      { '@type': 'Organization', name: 'Division of Geotechnical Engineering' },
    ])
    expect(authorsOf('Ayen Deng Ajak; Ministry of Roads')).toEqual([
      { '@type': 'Person', name: 'Ayen Deng Ajak' },
      { '@type': 'Organization', name: 'Ministry of Roads' },
    ])
  })
})

describe('a postal address', () => {
  it('has its parts in fields of their own', () => {
    expect(postalAddress('Plot 12, Airport Road\nJuba, Central Equatoria\nSouth Sudan')).toEqual({
      '@type': 'PostalAddress',
      streetAddress: 'Plot 12, Airport Road',
      addressLocality: 'Juba',
      addressRegion: 'Central Equatoria',
      addressCountry: 'SS',
    })
    expect(postalAddress('P.O. Box 7')).toMatchObject({
      streetAddress: 'P.O. Box 7',
      addressLocality: undefined,
    })
  })
})
