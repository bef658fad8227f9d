import { formatJubaDate } from '../../../platform/jubaTime'
import { canBePrinted } from '../../../platform/pdf/canBePrinted'
import { drawDimension, drawLetterhead } from '../../../platform/pdf/drawLetterhead'
import { PRINT, type Sheet, drawSheet } from '../../../platform/pdf/drawSheet'
import { setFont } from '../../../platform/pdf/setFont'
import { type TextStyle, heightOfText, writeText } from '../../../platform/pdf/writeText'
import { chartOf } from './chartShape.schema'
import { drawLegend, drawPrintedChart } from './drawPrintedChart'
import { type Report, type ReportTable, figureText, monthText } from './reportTables.schema'

const MARGIN = 48
const PAGE = { width: 595.28, height: 841.89 }
const WIDTH = PAGE.width - 2 * MARGIN
const BOTTOM = PAGE.height - MARGIN - 22
const CHART_HEIGHT = 130
/** Of a table that lists records. */
const MAX_ROWS = 100
const NAME: TextStyle = { weight: 'regular', size: 8.5, colour: PRINT.ink }
const NOTE: TextStyle = { weight: 'regular', size: 8.5, colour: PRINT.inkSoft }

/** Writes from above to below, and goes on at the next sheet. */
interface Flow {
  sheet: Sheet
  y: number
  /** Begins a sheet where there is no room for so much. @returns whether it did */
  need: (height: number) => boolean
}

const printed = (text: string): string =>
  canBePrinted(text) ? text : 'Recorded in letters that this sheet cannot show'

const startFlow = (sheet: Sheet, foot: string): Flow => {
  let pages = 0
  const number = (): void => {
    pages += 1
    sheet.decorate(() =>
      setFont(sheet.doc, 'regular', 8)
        .fillColor(PRINT.inkSoft)
        .text(`${foot} · page ${pages}`, MARGIN, PAGE.height - MARGIN - 6, { lineBreak: false }),
    )
  }
  number()
  const flow: Flow = {
    sheet,
    y: MARGIN,
    need: (height) => {
      if (flow.y + height <= BOTTOM) return false
      sheet.doc.addPage()
      number()
      flow.y = MARGIN
      return true
    },
  }
  return flow
}

const writeHeading = (flow: Flow, type: 'H2' | 'H3', text: string, size: number): void => {
  const { doc, put } = flow.sheet
  put(type, () =>
    setFont(doc, 'heading', size).fillColor(PRINT.ink).text(text, MARGIN, flow.y, { width: WIDTH }),
  )
  flow.y = doc.y + 4
}

const writeNote = (flow: Flow, text: string): void => {
  const { doc, put } = flow.sheet
  put('P', () => {
    writeText(doc, text, NOTE, { x: MARGIN, y: flow.y, width: WIDTH })
  })
  flow.y = doc.y + 4
}

const writeRows = (flow: Flow, { rowLabel, columns, rows }: ReportTable): void => {
  const { doc, root } = flow.sheet
  const first = Math.max(110, WIDTH - columns.length * 92)
  const width = (WIDTH - first) / columns.length
  const table = doc.struct('Table')
  root.add(table)
  const setFigureFont = (isHead: boolean): PDFKit.PDFDocument =>
    setFont(doc, isHead ? 'bold' : 'regular', 8.5).fillColor(isHead ? PRINT.inkSoft : PRINT.ink)
  const row = (head: string, cells: readonly string[], isHead: boolean): void => {
    const line = doc.struct('TR')
    table.add(line)
    const style: TextStyle = isHead ? { ...NOTE, weight: 'bold' } : NAME
    line.add(
      doc.struct('TH', {}, () => {
        writeText(doc, head, style, { x: MARGIN, y: flow.y + 3, width: first - 8 })
      }),
    )
    for (const [place, text] of cells.entries())
      line.add(
        doc.struct(isHead ? 'TH' : 'TD', {}, () => {
          if (place === 0) setFigureFont(isHead) // looking up a face takes longer than writing a figure
          doc.text(text, MARGIN + first + place * width, flow.y + 3, { width: width - 4, align: 'right' })
        }),
      )
    line.end()
  }
  const heightOf = (head: string, cells: readonly string[]): number => {
    const named = heightOfText(doc, head, NAME, first - 8)
    setFigureFont(true)
    return Math.max(named, ...cells.map((text) => doc.heightOfString(text, { width: width - 4 }))) + 7
  }
  const put = (head: string, cells: readonly string[], isHead: boolean): void => {
    const height = heightOf(head, cells)
    if (flow.need(height) && !isHead) putHead()
    row(head, cells, isHead)
    flow.y += height
    flow.sheet.decorate(() =>
      doc
        .lineWidth(isHead ? 0.8 : 0.4)
        .moveTo(MARGIN, flow.y)
        .lineTo(MARGIN + WIDTH, flow.y)
        .stroke(isHead ? PRINT.ink : PRINT.rule),
    )
  }
  const putHead = (): void =>
    put(
      rowLabel,
      columns.map(({ label }) => label),
      true,
    )
  putHead()
  for (const { label, cells } of rows.slice(0, MAX_ROWS))
    put(
      printed(label),
      columns.map(({ unit }, place) => figureText(cells[place]?.value ?? null, unit)),
      false,
    )
  table.end()
  if (rows.length > MAX_ROWS) writeNote(flow, `The first ${MAX_ROWS} of ${rows.length}.`)
}

const writeTable = (flow: Flow, table: ReportTable): void => {
  const { sheet } = flow
  const chart = chartOf(table)
  flow.need(chart ? CHART_HEIGHT + 110 : 90)
  writeHeading(flow, 'H3', table.title, 13)
  if (table.note) writeNote(flow, table.note)
  if (chart) {
    flow.y += drawLegend(sheet, chart, { x: MARGIN, y: flow.y, width: WIDTH })
    drawPrintedChart(sheet, chart, { x: MARGIN, y: flow.y, width: WIDTH, height: CHART_HEIGHT })
    flow.y += CHART_HEIGHT + 8
  }
  if (table.rows.length > 0) writeRows(flow, table)
  else writeNote(flow, 'Nothing in this period.')
  flow.y += 18
}

const writeHead = (flow: Flow, title: string, facts: readonly string[], association: string): void => {
  const { sheet } = flow
  const { doc, put } = sheet
  drawLetterhead(sheet, association, { x: MARGIN, y: MARGIN, width: WIDTH })
  drawDimension(sheet, { x: MARGIN, y: doc.y + 18, width: WIDTH })
  put('H1', () =>
    setFont(doc, 'heading', 28)
      .fillColor(PRINT.ink)
      .text(title, MARGIN, doc.y + 36, { width: WIDTH }),
  )
  for (const fact of facts)
    put('P', () => {
      writeText(doc, fact, { ...NAME, size: 10 }, { x: MARGIN, y: doc.y + 3, width: WIDTH })
    })
  flow.y = doc.y + 20
}

/** Reports as sheets of A4: charts for the eye, and the tables behind them, tagged for screen readers. */
export const renderReports = (
  reports: readonly Report[],
  { association, madeAt }: { association: string; madeAt: string },
): Promise<Buffer> => {
  const [one] = reports
  const title = 'Report to the board'
  const span = one ? `${monthText(one.from)} to ${monthText(one.to)}` : ''
  return drawSheet({ title: `${title}, ${span}`, author: association, madeAt, margin: MARGIN }, (sheet) => {
    const flow = startFlow(sheet, `${association} · ${title} · ${span}`)
    const branches = [...new Set(reports.map(({ branch }) => branch ?? 'The whole association'))]
    writeHead(flow, title, [span, branches.join(', '), `Drawn up ${formatJubaDate(madeAt)}`], association)
    for (const report of reports) {
      flow.need(CHART_HEIGHT + 160)
      writeHeading(flow, 'H2', report.title, 19)
      for (const table of report.tables) writeTable(flow, table)
    }
  })
}
