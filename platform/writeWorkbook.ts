import { Zip, ZipDeflate, strToU8 } from 'fflate'

/** What a cell may hold; nothing for an empty one. */
type Cell = string | number | null | undefined

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The content type of a workbook. */
export const XLSX_TYPE = `${TYPE}.sheet`
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

/** A sheet of a workbook; its rows are read while it is written. */
export interface Sheet {
  name: string
  header: readonly string[]
  rows: AsyncIterable<readonly Cell[]>
}

const pathOf = (place: number): string => `worksheets/sheet${place + 1}.xml`

/** The parts of a workbook, but for its sheets. Source: ECMA-376. */
const partsOf = (names: readonly string[]): Record<string, string> => {
  const each = (part: (name: string, place: number) => string): string => names.map(part).join('')
  return {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>${each((_name, place) => `<Override PartName="/xl/${pathOf(place)}" ContentType="${TYPE}.worksheet+xml"/>`)}</Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets>${each((name, place) => `<sheet name="${escapeXml(name)}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${each((_name, place) => `<Relationship Id="rId${place + 1}" Type="${OFFICE}/worksheet" Target="${pathOf(place)}"/>`)}</Relationships>`,
  }
}

const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

/** A cell: a number, or a text that is never taken for a formula. */
const toCell = (value: Cell): string => {
  if (value === null || value === undefined || value === '') return '<c/>'
  return typeof value === 'number'
    ? `<c><v>${value}</v></c>`
    : `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`
}

const toRow = (row: readonly Cell[]): string => `<row>${row.map(toCell).join('')}</row>`

/** The bytes of a workbook, written while the rows of its sheets are read, one sheet after the other. */
export const writeWorkbook = async function* (sheets: readonly Sheet[]): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  const take = (): Uint8Array[] => {
    const taken = ready
    ready = []
    return taken
  }
  for (const [name, content] of Object.entries(partsOf(sheets.map((sheet) => sheet.name)))) {
    const part = new ZipDeflate(name)
    zip.add(part)
    part.push(strToU8(content), true)
  }
  for (const [place, { header, rows }] of sheets.entries()) {
    const sheet = new ZipDeflate(`xl/${pathOf(place)}`)
    zip.add(sheet)
    sheet.push(strToU8(`${XML}<worksheet xmlns="${SHEET}"><sheetData>${toRow(header)}`))
    for await (const row of rows) {
      sheet.push(strToU8(toRow(row)))
      yield* take()
    }
    sheet.push(strToU8('</sheetData></worksheet>'), true)
  }
  zip.end()
  yield* take()
}
