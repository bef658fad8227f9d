import { canBePrinted } from '../../platform/pdf/canBePrinted'
import { drawDimension, drawLetterhead } from '../../platform/pdf/drawLetterhead'
import { PRINT, drawSheet } from '../../platform/pdf/drawSheet'
import { formatJubaDate } from '../../platform/jubaTime'
import { setFont } from '../../platform/pdf/setFont'
import { type TextStyle, heightOfText, writeText } from '../../platform/pdf/writeText'

export interface PrintedCpdRecord {
  year: number
  fullName: string
  /** Null before an application is approved. */
  number: string | null
  hours: number
  targetHours: number
  /** Latest first; `kind` as it is read. */
  entries: {
    title: string
    kind: string
    date: string
    hours: number
    provider: string | null
    evidence: string | null
    /** Of one that attendance at an event made. */
    event: string | null
  }[]
  /** Whether entries are left out. */
  hasMore: boolean
  /** ISO 8601. */
  madeAt: string
  association: { name: string; url: string }
}

const MARGIN = 56
const PAGE = { width: 595.28, height: 841.89 }
const WIDTH = PAGE.width - 2 * MARGIN
const BOTTOM = PAGE.height - MARGIN - 24
const COLUMNS = {
  date: { x: MARGIN, width: 92 },
  what: { x: MARGIN + 104, width: WIDTH - 104 - 64 },
  hours: { x: MARGIN + WIDTH - 52, width: 52 },
}
const TITLE: TextStyle = { weight: 'bold', size: 10, colour: PRINT.ink }
const DETAILS: TextStyle = { weight: 'regular', size: 9, colour: PRINT.inkSoft }
const UNPRINTABLE = 'Recorded in letters that this sheet cannot show'

const printed = (text: string): string => (canBePrinted(text) ? text : UNPRINTABLE)

/** The CPD record of a year: as many sheets of A4 as it needs, tagged for screen readers. */
export const renderCpdRecord = ({
  year,
  fullName,
  number,
  hours,
  targetHours,
  entries,
  hasMore,
  madeAt,
  association,
}: PrintedCpdRecord): Promise<Buffer> =>
  drawSheet({ title: `CPD record ${year}`, author: association.name, madeAt, margin: MARGIN }, (sheet) => {
    const { doc, root, put, decorate } = sheet
    const rule = (y: number, colour: string = PRINT.rule): void =>
      decorate(() =>
        doc
          .lineWidth(0.8)
          .moveTo(MARGIN, y)
          .lineTo(MARGIN + WIDTH, y)
          .stroke(colour),
      )
    let pages = 1
    const numberPage = (): void =>
      decorate(() =>
        setFont(doc, 'regular', 8.5)
          .fillColor(PRINT.inkSoft)
          .text(
            `${association.name} · CPD record ${year} · page ${pages}`,
            MARGIN,
            PAGE.height - MARGIN - 6,
            { lineBreak: false },
          ),
      )

    numberPage()
    drawLetterhead(sheet, association.name, { x: MARGIN, y: MARGIN, width: WIDTH })
    drawDimension(sheet, { x: MARGIN, y: doc.y + 18, width: WIDTH })
    put('H1', () =>
      setFont(doc, 'heading', 32)
        .fillColor(PRINT.ink)
        .text(`CPD record ${year}`, MARGIN, doc.y + 40, { width: WIDTH }),
    )
    const facts: [label: string, value: string][] = [
      [
        'Name',
        canBePrinted(fullName)
          ? fullName
          : number
            ? `The holder of membership number ${number}`
            : UNPRINTABLE,
      ],
      ['Membership ID', number ?? 'None yet'],
      ['Hours', `${hours} of ${targetHours}`],
      ['Drawn up', formatJubaDate(madeAt)],
    ]
    let y = doc.y + 18
    for (const [label, value] of facts) {
      put(
        'P',
        () => {
          setFont(doc, 'regular', 10.5).fillColor(PRINT.inkSoft).text(label, MARGIN, y, { width: 96 })
          writeText(
            doc,
            value,
            { weight: 'bold', size: 10.5, colour: PRINT.ink },
            { x: COLUMNS.what.x, y, width: WIDTH - 104 },
          )
        },
        `${label}: ${value}`,
      )
      y = doc.y + 5
    }
    y += 18

    const table = doc.struct('Table')
    root.add(table)
    const row = (cells: [type: 'TH' | 'TD', write: () => unknown, actual?: string][]): void => {
      const line = doc.struct('TR')
      table.add(line)
      for (const [type, write, actual] of cells)
        line.add(doc.struct(type, actual ? { actual } : {}, () => void write()))
      line.end()
    }
    const head = (): void => {
      setFont(doc, 'bold', 9).fillColor(PRINT.inkSoft)
      row([
        ['TH', () => doc.text('Date', COLUMNS.date.x, y, { width: COLUMNS.date.width })],
        ['TH', () => doc.text('Activity', COLUMNS.what.x, y, { width: COLUMNS.what.width })],
        ['TH', () => doc.text('Hours', COLUMNS.hours.x, y, { width: COLUMNS.hours.width, align: 'right' })],
      ])
      y += 18
      rule(y, PRINT.ink)
    }
    head()
    for (const { title, kind, date, hours: taken, provider, evidence, event } of entries) {
      const name = printed(title)
      const details = [
        kind,
        provider && printed(provider),
        evidence && `Evidence: ${printed(evidence)}`,
        event && 'Attendance confirmed by the association',
      ]
        .filter(Boolean)
        .join(' · ')
      const height =
        heightOfText(doc, name, TITLE, COLUMNS.what.width) +
        heightOfText(doc, details, DETAILS, COLUMNS.what.width)
      if (y + height + 22 > BOTTOM) {
        doc.addPage()
        pages += 1
        numberPage()
        y = MARGIN
        head()
      }
      const top = y + 9
      row([
        [
          'TD',
          () =>
            setFont(doc, 'regular', 9.5)
              .fillColor(PRINT.ink)
              .text(formatJubaDate(date), COLUMNS.date.x, top, { width: COLUMNS.date.width }),
        ],
        [
          'TD',
          () => {
            writeText(doc, name, TITLE, { x: COLUMNS.what.x, y: top, width: COLUMNS.what.width })
            writeText(doc, details, DETAILS, { x: COLUMNS.what.x, y: doc.y, width: COLUMNS.what.width })
          },
          `${name}. ${details}`,
        ],
        [
          'TD',
          () =>
            setFont(doc, 'bold', 10)
              .fillColor(PRINT.ink)
              .text(String(taken), COLUMNS.hours.x, top, { width: COLUMNS.hours.width, align: 'right' }),
        ],
      ])
      y = top + height + 9
      rule(y)
    }
    table.end()
    if (y + 40 > BOTTOM) {
      doc.addPage()
      pages += 1
      numberPage()
      y = MARGIN
    }
    const total =
      entries.length === 0
        ? 'No entries are recorded for this year.'
        : `Total of the year: ${hours} hours. Target: ${targetHours} hours.`
    put('P', () =>
      setFont(doc, 'bold', 10.5)
        .fillColor(PRINT.ink)
        .text(total, MARGIN, y + 12, { width: WIDTH }),
    )
    if (hasMore)
      put('P', () =>
        setFont(doc, 'regular', 9.5).text(
          `Shown are the latest ${entries.length} entries; the total counts all of them.`,
          { width: WIDTH },
        ),
      )
  })
