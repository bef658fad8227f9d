import { letOthersRun } from '../yieldLoop'
import { parseXml } from './parseXml'
import { type TableLimits, UnreadableFileError } from './table.schema'
import { unzipParts } from './unzipParts'

/** The content of a workbook that is read, unpacked. A list of 20,000 people has a tenth of it. */
const MAX_UNPACKED = 96 * 1024 * 1024
const MAX_COLUMNS = 200
const MAX_CELL_LENGTH = 32_767

const WORKBOOK = 'xl/workbook.xml'
const RELATIONS = 'xl/_rels/workbook.xml.rels'
const STYLES = 'xl/styles.xml'
const TEXTS = 'xl/sharedStrings.xml'
const isWanted = (name: string): boolean =>
  [WORKBOOK, RELATIONS, STYLES, TEXTS].includes(name) || /^xl\/worksheets\/[^/]+\.xml$/.test(name)

const DAY_MS = 24 * 60 * 60_000
/** Day 0 of spreadsheets, so that days after the 29th of February 1900, which they invented, are right. */
const EPOCH_MS = Date.UTC(1899, 11, 30)
const DAYS_UNTIL_1904 = 1462

/** A serial number of a spreadsheet as a day, `YYYY-MM-DD`; undefined for one that is no day from 1900 to 2199. */
export const serialToDay = (serial: number, is1904 = false): string | undefined => {
  const days = Math.floor(serial) + (is1904 ? DAYS_UNTIL_1904 : 0)
  return days >= 61 && days < 109_575
    ? new Date(EPOCH_MS + days * DAY_MS).toISOString().slice(0, 10)
    : undefined
}

/** The built-in formats of dates. Source: ECMA-376, 18.8.30. */
const isDateFormat = (id: number): boolean => (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36)
const showsDay = (code: string): boolean => /[dy]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''))

/** Which styles of cells show a number as a date. */
const readDateStyles = async (xml: Uint8Array | undefined): Promise<Set<number>> => {
  const [own, styles] = [new Set<number>(), new Set<number>()]
  let [isInCells, place] = [false, 0]
  if (xml)
    await parseXml(xml, {
      open: (name, attributes) => {
        if (name === 'numFmt' && showsDay(attributes.formatCode ?? '')) own.add(Number(attributes.numFmtId))
        if (name === 'cellXfs') isInCells = true
        if (name !== 'xf' || !isInCells) return
        const id = Number(attributes.numFmtId)
        if (isDateFormat(id) || own.has(id)) styles.add(place)
        place += 1
      },
      close: (name) => {
        if (name === 'cellXfs') isInCells = false
      },
    })
  return styles
}

/** The texts that cells share, without how they are to be pronounced. */
const readTexts = async (xml: Uint8Array | undefined): Promise<string[]> => {
  const texts: string[] = []
  let [text, isText, isPhonetic] = ['', false, false]
  if (xml)
    await parseXml(xml, {
      open: (name) => {
        if (name === 'si') text = ''
        if (name === 'rPh') isPhonetic = true
        isText = name === 't' && !isPhonetic
      },
      text: (piece) => {
        if (isText && text.length < MAX_CELL_LENGTH) text += piece
      },
      close: (name) => {
        isText = false
        if (name === 'rPh') isPhonetic = false
        if (name === 'si') texts.push(text)
      },
    })
  return texts
}

/** The part with the first sheet, as the workbook orders them, and whether its days are counted from 1904. */
const findFirstSheet = async (
  parts: ReadonlyMap<string, Uint8Array>,
): Promise<{ sheet: Uint8Array; is1904: boolean }> => {
  const [workbook, relations] = [parts.get(WORKBOOK), parts.get(RELATIONS)]
  if (!workbook || !relations) throw new UnreadableFileError('This file is not a workbook (XLSX).')
  let [first, is1904] = ['', false]
  await parseXml(workbook, {
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes.date1904 ?? '')
      if (name === 'sheet' && first === '') first = attributes['r:id'] ?? attributes.id ?? ''
    },
  })
  let target = ''
  await parseXml(relations, {
    open: (name, attributes) => {
      if (name === 'Relationship' && attributes.Id === first) target = attributes.Target ?? ''
    },
  })
  const sheet = parts.get(target.startsWith('/') ? target.slice(1) : `xl/${target}`)
  if (!sheet) throw new UnreadableFileError('This workbook has no sheet that can be read.')
  return { sheet, is1904 }
}

/** The place of a cell in its row, from 0: `C7` is 2. */
const columnOf = (reference: string): number => {
  let column = 0
  for (const letter of /^[A-Z]+/.exec(reference)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

interface SheetFormat {
  texts: readonly string[]
  dateStyles: ReadonlySet<number>
  is1904: boolean
}

/** A value as its cell shows it: a text, a number, or a day as `YYYY-MM-DD`. */
const toText = (
  value: string,
  { t: type, s: style }: Partial<Record<string, string>>,
  format: SheetFormat,
): string => {
  if (type === 's') return format.texts[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type === 'e') return ''
  const isDate = type !== 'str' && type !== 'inlineStr' && format.dateStyles.has(Number(style ?? -1))
  return (isDate && value !== '' ? serialToDay(Number(value), format.is1904) : undefined) ?? value
}

const readRows = async (xml: Uint8Array, format: SheetFormat, limits: TableLimits): Promise<string[][]> => {
  const rows: string[][] = []
  let row: string[] = []
  let cell: Partial<Record<string, string>> = {}
  let [column, value, isValue] = [-1, '', false]
  await parseXml(xml, {
    open: (name, attributes) => {
      if (name === 'row') {
        const place = Number(attributes.r ?? rows.length + 1)
        if (!(place <= limits.rows)) throw new UnreadableFileError(limits.tooMany)
        while (rows.length < place - 1) rows.push([])
        row = []
        column = -1
      }
      if (name === 'c') {
        cell = attributes
        column = attributes.r === undefined ? column + 1 : columnOf(attributes.r)
        value = ''
      }
      // `f`, the formula, is read over: what it gave when the file was saved stands in `v`
      isValue = name === 'v' || name === 't'
    },
    text: (piece) => {
      if (isValue && value.length < MAX_CELL_LENGTH) value += piece
    },
    close: (name) => {
      if (name === 'v' || name === 't') isValue = false
      if (name === 'c' && column >= 0 && column < MAX_COLUMNS && value !== '') {
        while (row.length < column) row.push('')
        row[column] = toText(value, cell, format)
      }
      if (name === 'row') rows.push(row)
    },
  })
  return rows
}

/** Whether a file is an archive, as workbooks are. */
export const isWorkbook = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4

/**
 * The rows of a workbook's first sheet, each as its cells. Formulas are never evaluated: a cell holds what its formula
 * gave when the file was saved. Dates are `YYYY-MM-DD`. The event loop is not held. Source: ECMA-376.
 * @throws UnreadableFileError for what is no workbook, and for one with more rows or bytes than allowed
 */
export const readWorkbook = async (bytes: Uint8Array, limits: TableLimits): Promise<string[][]> => {
  const parts = await unzipParts(bytes, isWanted, MAX_UNPACKED)
  const { sheet, is1904 } = await findFirstSheet(parts)
  const [texts, dateStyles] = [await readTexts(parts.get(TEXTS)), await readDateStyles(parts.get(STYLES))]
  await letOthersRun()
  return readRows(sheet, { texts, dateStyles, is1904 }, limits)
}
