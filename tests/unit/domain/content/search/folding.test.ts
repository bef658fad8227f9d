import { describe, expect, it } from 'vitest'
import { excerptOf } from '../../../../../domain/content/search/excerptOf'
import {
  beginsWithAny,
  foldings,
  isContained,
  marksOf,
} from '../../../../../domain/content/search/folding.schema'

describe('folding a text', () => {
  it.each([
    ['Juba', ['juba']],
    ['Nyadɛŋ', ['nyadeng', 'nyaden']],
    ['NYADƐ̈Ŋ', ['nyadeng', 'nyaden']],
    ['Kuɔl Thɔ̱n', ['kuol thon']],
    ['ɣɛn', ['ghen', 'gen']],
    ['Émile', ['emile']],
    ['E\u0301mile', ['emile']],
    ['O’Neil', ['oneil']],
    ['ＡＣＥ', ['ace']],
    ['أَحْمَد', ['احمد']],
    ['إبراهيم', ['ابراهيم']],
    ['مـحـمـد', ['محمد']],
    ['جامعة', ['جامعه']],
    ['مستشفى', ['مستشفي']],
    ['٢٠٢٦', ['2026']],
  ])('turns %s into %j', (text, spellings) => expect(foldings(text)).toEqual(spellings))

  it('finds another text in any spelling', () => {
    for (const wanted of ['nyadeng', 'NYADEN', 'nyadɛŋ', ''])
      expect(isContained(wanted, 'Nyadɛŋ Kuol'), wanted).toBe(true)
    expect(isContained('nyadeng', undefined)).toBe(false)
    expect(isContained('احمد', 'أَحْمَد محمد')).toBe(true)
  })

  it('marks matches in the original spelling', () => {
    expect(marksOf('CPD for Nyadɛŋ’s team', beginsWithAny('nyadeng cpd'))).toEqual([
      [0, 3],
      [8, 16],
    ])
    expect(marksOf('Nothing here', beginsWithAny('cpd'))).toEqual([])
  })
})

describe('an excerpt', () => {
  const long = `${'Roads and bridges. '.repeat(20)}Dues are paid in January. ${'More of the same. '.repeat(20)}`

  it('surrounds the match, cut between words', () => {
    const excerpt = excerptOf(['In short.', long], (word) => word === 'dues')
    expect(excerpt).toMatch(/^….{0,60}Dues are paid in January\. .*…$/)
    expect(excerpt.length).toBeLessThan(170)
  })

  it('is the beginning where nothing matches', () => {
    expect(excerptOf(['In short.', long], () => false)).toBe('In short.')
    expect(excerptOf(['', ''], () => false)).toBe('')
  })
})
