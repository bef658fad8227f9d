import { formatJubaDate } from '../../../../platform/jubaTime'
import { canBePrinted } from '../../../../platform/pdf/canBePrinted'
import { drawDimension, drawLetterhead } from '../../../../platform/pdf/drawLetterhead'
import { PRINT, type Sheet, drawSheet } from '../../../../platform/pdf/drawSheet'
import { setFont } from '../../../../platform/pdf/setFont'
import { type TextStyle, heightOfText, writeText } from '../../../../platform/pdf/writeText'
import { type BoardFigure, type BoardSummary } from './summariseForBoard'
import { shortenTable } from './shortenTable'
import { chartOf } from '../chartShape.schema'
import { drawLegend, drawPrintedChart } from '../drawPrintedChart'
import {
  type Report,
  type ReportSection,
  type ReportTable,
  figureText,
  monthText,
} from '../reportTables.schema'

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

/** With more columns their headings are smaller, so that a word like "Professional" stays whole. */
const MANY_COLUMNS = 6

const writeRows = (flow: Flow, { rowLabel, columns, rows }: ReportTable): void => {
  const { doc, root } = flow.sheet
  const first = Math.max(110, WIDTH - columns.length * 92)
  const width = (WIDTH - first) / columns.length
  const headSize = columns.length > MANY_COLUMNS ? 7.5 : 8.5
  const table = doc.struct('Table')
  root.add(table)
  const setFigureFont = (isHead: boolean): PDFKit.PDFDocument =>
    setFont(doc, isHead ? 'bold' : 'regular', isHead ? headSize : 8.5).fillColor(
      isHead ? PRINT.inkSoft : PRINT.ink,
    )
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

/** A table with its chart, which shows every month. */
const writeTable = (flow: Flow, section: ReportSection, table: ReportTable): void => {
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
  if (table.rows.length > 0) writeRows(flow, shortenTable(section, table))
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

const TILE = { columns: 4, height: 72, gap: 10 }

/** The figures in two lines of four, each with that of the year before. */
const writeFigures = (flow: Flow, figures: readonly BoardFigure[]): void => {
  const { doc, put } = flow.sheet
  const width = (WIDTH - (TILE.columns - 1) * TILE.gap) / TILE.columns
  for (const [place, { label, now, before }] of figures.entries()) {
    const x = MARGIN + (place % TILE.columns) * (width + TILE.gap)
    const y = flow.y + Math.floor(place / TILE.columns) * (TILE.height + TILE.gap)
    flow.sheet.decorate(() =>
      doc
        .lineWidth(1)
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke(PRINT.ink),
    )
    put('P', () => {
      setFont(doc, 'regular', 8.5)
        .fillColor(PRINT.inkSoft)
        .text(label, x, y + 5, { width })
      setFont(doc, 'heading', now.length > 8 ? 12 : 20)
        .fillColor(PRINT.ink)
        .text(now, x, y + 20, { width, height: 32, ellipsis: true })
      setFont(doc, 'regular', 8)
        .fillColor(PRINT.inkSoft)
        .text(`${before.replace('\n', ', ')} a year before`, x, y + 51, { width, height: 22, ellipsis: true })
    })
  }
  flow.y += Math.ceil(figures.length / TILE.columns) * (TILE.height + TILE.gap) + 8
}

const PLOT = { height: 88, gap: 20 }

/** The plots side by side, the last of an odd number over the whole width. */
const writePlots = (flow: Flow, tables: readonly ReportTable[]): void => {
  const { sheet } = flow
  const drawn = tables.flatMap((table) => {
    const chart = chartOf(table)
    return chart ? [{ title: table.title, chart }] : []
  })
  const half = (WIDTH - PLOT.gap) / 2
  let lowest = flow.y
  for (const [place, { title, chart }] of drawn.entries()) {
    const isLeft = place % 2 === 0
    if (isLeft) flow.y = lowest
    const x = isLeft ? MARGIN : MARGIN + half + PLOT.gap
    const width = isLeft && place === drawn.length - 1 ? WIDTH : half
    sheet.put('H3', () =>
      setFont(sheet.doc, 'heading', 11).fillColor(PRINT.ink).text(title, x, flow.y, { width }),
    )
    const below = flow.y + 16
    const legend = drawLegend(sheet, chart, { x, y: below, width })
    drawPrintedChart(sheet, chart, { x, y: below + legend, width, height: PLOT.height })
    lowest = Math.max(lowest, below + legend + PLOT.height + 10)
  }
  flow.y = lowest
}

const writeSummary = (flow: Flow, { figures, charts, decisions }: BoardSummary): void => {
  writeFigures(flow, figures)
  writePlots(flow, charts)
  writeHeading(flow, 'H2', 'To decide', 13)
  for (const text of decisions.length > 0 ? decisions : ['Nothing waits for a decision.'])
    writeNote(flow, printed(text))
}

/** The board's report as sheets of A4: one page to read, and the tables as its appendix, tagged for screen readers. */
export const renderBoardReport = (
  reports: readonly Report[],
  summary: BoardSummary,
  { association, madeAt }: { association: string; madeAt: string },
): Promise<Buffer> => {
  const [one] = reports
  const title = 'Report to the board'
  const span = one ? `${monthText(one.from)} to ${monthText(one.to)}` : ''
  return drawSheet({ title: `${title}, ${span}`, author: association, madeAt, margin: MARGIN }, (sheet) => {
    const flow = startFlow(sheet, `${association} · ${title} · ${span}`)
    const branches = [...new Set(reports.map(({ branch }) => branch ?? 'The whole association'))]
    writeHead(flow, title, [span, branches.join(', '), `Drawn up ${formatJubaDate(madeAt)}`], association)
    writeSummary(flow, summary)
    flow.need(PAGE.height) // the appendix begins on a page of its own
    for (const report of reports) {
      flow.need(CHART_HEIGHT + 160)
      writeHeading(flow, 'H2', report.title, 19)
      for (const table of report.tables) writeTable(flow, report.section, table)
    }
  })
}
