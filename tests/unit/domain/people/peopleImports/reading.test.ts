import { zipSync, strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { guessMapping } from '../../../../../domain/people/peopleImports/reading/guessMapping'
import { parseRow } from '../../../../../domain/people/peopleImports/reading/parseRow'
import { mappingSchema } from '../../../../../domain/people/peopleImports/mapping.schema'
import { readDate } from '../../../../../domain/people/peopleImports/reading/readDate'
import { readPeopleTable } from '../../../../../domain/people/peopleImports/reading/readPeopleTable'
import { UnreadableFileError } from '../../../../../platform/tables/table.schema'
import { writeWorkbook } from '../../../../../platform/writeWorkbook'

describe('a date of a list', () => {
  it.each([
    ['2021-04-03', { day: '2021-04-03' }],
    ['13/04/2021', { day: '2021-04-13' }],
    ['04-13-2021', { day: '2021-04-13' }],
    ['03.04.2021', { first: '2021-04-03', second: '2021-03-04' }],
    ['04/04/2021 08:30', { day: '2021-04-04' }],
    ['3 Apr 2021', { day: '2021-04-03' }],
    ['April 3rd, 2021', { day: '2021-04-03' }],
    ['٠٣/١٣/٢٠٢١', { day: '2021-03-13' }],
    ['44289', { day: '2021-04-03' }],
    ['44289.5', { day: '2021-04-03' }],
    ['61', undefined],
    ['31/02/2021', undefined],
    ['03/04/21', undefined],
    ['2021', undefined],
    ['soon', undefined],
  ])('%s is %j', (text, expected) => {
    expect(readDate(text)).toEqual(expected)
  })
})

const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook as spreadsheets write it: shared texts, styles, a formula with what it gave, gaps between cells. */
const workbook = (sheet: string): Uint8Array =>
  zipSync({
    'xl/worksheets/sheet7.xml': strToU8(sheet),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="Members" sheetId="7" r:id="rId3"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId3" Target="worksheets/sheet7.xml"/></Relationships>',
    ),
    'xl/sharedStrings.xml': strToU8(
      '<sst><si><t>Name</t></si><si><r><t>محمد</t></r><r><t xml:space="preserve"> أحمد</t></r><rPh><t>x</t></rPh></si></sst>',
    ),
    'xl/styles.xml': strToU8(
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd&quot; of &quot;mmm yyyy"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    ),
  })

describe('a list of people', () => {
  it('is read from a workbook without evaluating its formulas', async () => {
    const sheet = `<worksheet xmlns="${SHEET}"><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="3"><c r="A3" t="s"><v>1</v></c><c r="C3" s="1"><v>44289</v></c><c r="D3" t="str"><f>HYPERLINK("http://example.org","a")</f><v>a</v></c><c r="E3"><v>44289</v></c></row></sheetData></worksheet>`
    const { format, rows } = await readPeopleTable(workbook(sheet))
    expect(format).toBe('xlsx')
    expect(rows).toEqual([['Name'], [], ['محمد أحمد', '', '2021-04-03', 'a', '44289']])
  })

  it('is refused as a workbook that is damaged, has a document type, or unpacks to too much', async () => {
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(100 * 1024 * 1024) })
    const damaged = workbook('<worksheet><sheetData>')
    for (const bytes of [
      bomb,
      damaged,
      workbook('<!DOCTYPE x><worksheet/>'),
      zipSync({ 'a.txt': strToU8('a') }),
    ])
      await expect(readPeopleTable(bytes)).rejects.toBeInstanceOf(UnreadableFileError)
  })

  it('is read as it was written by the export', async () => {
    const chunks: Uint8Array[] = []
    const source = (async function* () {
      yield await Promise.resolve(['محمد', '+211 912', null, 'a<b'])
    })()
    for await (const chunk of writeWorkbook([
      { name: 'People', header: ['Name', 'Phone', 'X', 'Y'], rows: source },
    ]))
      chunks.push(chunk)
    expect((await readPeopleTable(Buffer.concat(chunks))).rows).toEqual([
      ['Name', 'Phone', 'X', 'Y'],
      ['محمد', '+211 912', '', 'a<b'],
    ])
  })

  it('is read in the encodings of older spreadsheets', async () => {
    // “الاسم;محمد” in Windows-1256, “Name;José Müller” in Windows-1252
    const arabic = Buffer.from([0xc7, 0xe1, 0xc7, 0xd3, 0xe3, 0x3b, 0xe3, 0xcd, 0xe3, 0xcf])
    const western = Buffer.from('Name;José Müller', 'latin1')
    expect(await readPeopleTable(arabic)).toMatchObject({
      encoding: 'windows-1256',
      rows: [['الاسم', 'محمد']],
    })
    expect(await readPeopleTable(western)).toMatchObject({
      encoding: 'windows-1252',
      separator: ';',
      rows: [['Name', 'José Müller']],
    })
  })

  it('is mapped by its headings and words', () => {
    const column = (heading: string, words: string[] = []) => ({
      heading,
      values: [],
      words: words.map((text) => ({ word: text.toLowerCase(), text })),
      isAmbiguous: false,
    })
    const mapping = guessMapping(
      [
        column('S/N'),
        column('Membership No.'),
        column('Surname'),
        column('First Name'),
        column('E-mail Address'),
        column('Second e-mail address'),
        column('P.O. Box'),
        column('Grade', ['Fellow', 'Student member', 'Grand']),
        column('State', ['Juba', 'Upper Nile', 'Western Bahr el Ghazal']),
        column('Status', ['Active', 'Deceased']),
      ],
      { headerRow: 1 },
    )
    expect(mapping.columns).toEqual([
      null,
      'number',
      'familyName',
      'givenName',
      'email',
      null,
      'postalAddress',
      'grade',
      'region',
      'standing',
    ])
    const guessedFor = (...headings: string[]) =>
      guessMapping(
        headings.map((heading) => column(heading)),
        { headerRow: 1 },
      ).columns
    expect(guessedFor('Name', 'Address Line 1', 'Address Line 2', 'City', 'State', 'Country')).toEqual([
      'fullName',
      'postalAddress',
      'postalAddress',
      'postalAddress',
      'region',
      'postalAddress',
    ])
    expect(guessedFor('Surname', 'Other names')).toEqual(['familyName', 'givenName'])
    expect(guessedFor('First name', 'Middle name', 'Last name', 'Company name')).toEqual([
      'givenName',
      'givenName',
      'familyName',
      'organization',
    ])
    expect(guessedFor('Name', 'Surname')).toEqual(['fullName', null])
    expect(guessedFor('Full name', 'First name', 'Surname')).toEqual(['fullName', null, null])
    const numbered = (heading: string, ...values: string[]) =>
      guessMapping([{ ...column(heading), values }, column('Name')], { headerRow: 1 }).columns[0]
    expect(numbered('No.', '1', '2', '3')).toBeNull()
    expect(numbered('No.', '17', '3', '250')).toBe('number')
    expect(numbered('Membership No.', '1', '2', '3')).toBe('number')
    expect(guessedFor('Name', 'City', 'Country')).toEqual(['fullName', null, null])
    expect(guessedFor('Name', 'Home address', 'Work address')).toEqual(['fullName', 'postalAddress', null])
    for (const heading of ['Address', 'Postal address', 'Mailing Address', 'PO Box', 'العنوان'])
      expect(guessMapping([column(heading)], { headerRow: 1 }).columns, heading).toEqual(['postalAddress'])
    expect(mapping.words).toEqual({
      grade: { fellow: 'fellow', 'student member': 'student' },
      region: {
        juba: 'greater_equatoria',
        'upper nile': 'greater_upper_nile',
        'western bahr el ghazal': 'greater_bahr_el_ghazal',
      },
      standing: { active: 'byDates', deceased: 'died' },
    })
  })

  it('has a postal address in one column or in several, a line each', () => {
    const mapping = mappingSchema.parse({
      headerRow: 1,
      columns: ['fullName', 'postalAddress', 'postalAddress', null, 'postalAddress'],
      isDayFirst: null,
      words: { region: {}, grade: {}, standing: {} },
    })
    const read = (...cells: string[]) => parseRow(['Ayen Deng', ...cells], 2, mapping)
    expect(read('PO Box 12\nHai Malakal', ' ', 'not this', 'Juba')).toMatchObject({
      values: { postalAddress: 'PO Box 12\nHai Malakal\nJuba' },
      problems: [],
    })
    expect(read().values).toEqual({ fullName: 'Ayen Deng' })
    expect(read('PO Box 12', '=1+1').problems).toEqual([
      { field: 'postalAddress', message: 'This is a formula. Please enter the value.' },
    ])
    expect(read('x'.repeat(200), 'y'.repeat(200)).problems).toEqual([
      { field: 'postalAddress', message: 'At most 300 characters' },
    ])
    const twice = mappingSchema.safeParse({ ...mapping, columns: ['fullName', 'email', 'email'] })
    expect(twice.error?.issues[0]?.message).toBe('Two columns are “Email”. Please choose one of them.')
  })
})
