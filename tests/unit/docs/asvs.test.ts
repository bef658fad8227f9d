import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The level of each requirement of OWASP ASVS 5.0.0: the second digit of `V1.1` is the level of V1.1.2. */
const LEVELS: Record<string, string> = {
  'V1.1': '22',
  'V1.2': '1111122223',
  'V1.3': '112222222223',
  'V1.4': '222',
  'V1.5': '123',
  'V2.1': '122',
  'V2.2': '112',
  'V2.3': '12223',
  'V2.4': '23',
  'V3.1': '3',
  'V3.2': '113',
  'V3.3': '12223',
  'V3.4': '11222233',
  'V3.5': '11122333',
  'V3.6': '3',
  'V3.7': '22333',
  'V4.1': '12233',
  'V4.2': '23333',
  'V4.3': '22',
  'V4.4': '1222',
  'V5.1': '2',
  'V5.2': '112333',
  'V5.3': '113',
  'V5.4': '222',
  'V6.1': '122',
  'V6.2': '111111112222',
  'V6.3': '11223333',
  'V6.4': '112233',
  'V6.5': '22222333',
  'V6.6': '2223',
  'V6.7': '33',
  'V6.8': '2222',
  'V7.1': '222',
  'V7.2': '1111',
  'V7.3': '22',
  'V7.4': '11222',
  'V7.5': '223',
  'V7.6': '22',
  'V8.1': '1233',
  'V8.2': '1123',
  'V8.3': '133',
  'V8.4': '23',
  'V9.1': '111',
  'V9.2': '1222',
  'V10.1': '22',
  'V10.2': '223',
  'V10.3': '22223',
  'V10.4': '1111122222233333',
  'V10.5': '22222',
  'V10.6': '22',
  'V10.7': '222',
  'V11.1': '2233',
  'V11.2': '22233',
  'V11.3': '11233',
  'V11.4': '1222',
  'V11.5': '23',
  'V11.6': '23',
  'V11.7': '33',
  'V12.1': '12233',
  'V12.2': '11',
  'V12.3': '22223',
  'V13.1': '2333',
  'V13.2': '222223',
  'V13.3': '2233',
  'V13.4': '1222233',
  'V14.1': '22',
  'V14.2': '12223333',
  'V14.3': '122',
  'V15.1': '12233',
  'V15.2': '12233',
  'V15.3': '1222222',
  'V15.4': '3333',
  'V16.1': '2',
  'V16.2': '22222',
  'V16.3': '2222',
  'V16.4': '222',
  'V16.5': '2223',
  'V17.1': '23',
  'V17.2': '22223333',
  'V17.3': '22',
}

const ANSWERS = ['test', 'code', 'does not apply', 'gap'] as const

interface Row {
  number: string
  level: string
  asks: string
  answer: string
  by: string
}

/** Of levels 1 and 2. */
const wanted = Object.entries(LEVELS)
  .flatMap(([section, levels]) =>
    Array.from(levels, (level, place) => ({ number: `${section}.${place + 1}`, level })),
  )
  .filter(({ level }) => Number(level) <= 2)

const page = readFileSync('docs/asvs.md', 'utf8')
const rows: Row[] = page
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => {
    const [number = '', level = '', asks = '', answer = '', by = ''] = line.split('|').slice(1, -1)
    return {
      number: number.trim(),
      level: level.trim(),
      asks: asks.trim(),
      answer: answer.trim(),
      by: by.trim(),
    }
  })

const countOf = (has: (row: Row) => boolean): number => rows.filter(has).length

/** The files that a text names; names without a folder, settings and commands are none. */
const filesIn = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) =>
    /^[\w().@/-]+\/[\w().@-]+\.\w+$/.test(name) && !name.startsWith('/') ? [name] : [],
  )

/** As it stands in the source, where an apostrophe may be escaped. */
const sourceOf = (file: string): string => readFileSync(file, 'utf8').replaceAll("\\'", "'")

describe('docs/asvs.md', () => {
  it('answers every requirement of levels 1 and 2 once, in their order', () => {
    expect(rows.map(({ number, level }) => ({ number, level }))).toEqual(wanted)
  })

  it('has one of the four answers, and says what is asked and by what it is answered', () => {
    const wrong = rows.filter(
      ({ asks, answer, by }) => !asks || !by || !(ANSWERS as readonly string[]).includes(answer),
    )
    expect(wrong).toEqual([])
  })

  it('names files that exist', () => {
    expect(filesIn(page).filter((file) => !existsSync(file))).toEqual([])
  })

  it('names a test where one is the proof, a file where code is or the chapter that says it, and what closes a gap', () => {
    const isMissing = ({ answer, by }: Row): boolean => {
      if (answer === 'test') return !filesIn(by).some((file) => /^tests\/.*\.test\.tsx?$/.test(file))
      if (answer === 'code') return filesIn(by).length === 0 && !/`[^`]+`|\(security.md#/.test(by)
      return answer === 'gap' && !by.includes('Closed ')
    }
    expect(rows.filter(isMissing)).toEqual([])
  })

  it('quotes titles that are in the files beside them', () => {
    const missing = rows.flatMap(({ number, by }) => {
      const sources = filesIn(by)
        .filter((file) => file.startsWith('tests/'))
        .map(sourceOf)
      return [...by.matchAll(/“([^”]+)”/g)].flatMap(([, title = '']) =>
        sources.some((source) => source.includes(title)) ? [] : [`${number}: ${title}`],
      )
    })
    expect(missing).toEqual([])
  })

  it('has links to chapters that docs/security.md has', () => {
    const chapters = [...readFileSync('docs/security.md', 'utf8').matchAll(/^#+ (.+)$/gm)].map(
      ([, title = '']) => `security.md#${title.toLowerCase().replaceAll(' ', '-')}`,
    )
    const links = [...page.matchAll(/\]\((security[^)]+)\)/g)].map(([, link]) => link)
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((link) => !chapters.includes(link ?? ''))).toEqual([])
  })

  it('begins with the right sums', () => {
    const [test, code, none, gaps] = ANSWERS.map((answer) => countOf((row) => row.answer === answer))
    expect(page).toContain(
      `**${rows.length} requirements, ${countOf(({ level }) => level === '1')} of level 1 and ` +
        `${countOf(({ level }) => level === '2')} of level 2: ${test} proved by a test, ${code} met by code or a setting, ` +
        `${none} do not apply, ${gaps} gaps.**`,
    )
  })
})
