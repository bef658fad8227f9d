import PDFDocument from 'pdfkit'
import { COVERS } from './covers'
import type { Block, FigureBlock, ListBlock, PublicationText, TableBlock } from './PublicationText'
import {
  BOLD,
  FULL_WIDTH,
  INK,
  INK_SOFT,
  ITALIC,
  LATERITE,
  NILE,
  PAGE,
  REGULAR,
  RULE,
  SAND,
  TEXT_WIDTH,
} from './pageStyle'
import { Pen } from './Pen'

type Document = PDFKit.PDFDocument
type Structure = PDFKit.PDFStructureElement

const PUBLISHER = 'Association of Civil Engineers, South Sudan'
const CAUTION =
  'Issued for discussion and comment. It gives general guidance and does not replace a design code or the ' +
  'judgement of the engineer who signs for the work. Please send comments through the contact form on the association’s website.'

/** A structure element with its content. */
const element = (
  doc: Document,
  type: string,
  write: () => unknown,
  options: PDFKit.Mixins.StructureElementOptions = {},
): Structure =>
  doc.struct(type, options, () => {
    write()
  })

const collect = (doc: Document): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })

/** Starts a new page when the next part does not fit on this one. */
const keepTogether = (doc: Document, height: number): void => {
  if (doc.y + height > PAGE.height - PAGE.bottom) doc.addPage()
}

const drawFigure = (
  doc: Document,
  draw: (pen: Pen) => void,
  x: number,
  y: number,
  width: number,
  height: number,
): void => {
  doc.save().translate(x, y)
  draw(new Pen(doc, width, height))
  doc.restore()
}

/** Draws content that screen readers skip. */
const decorate = (doc: Document, draw: () => void): void => {
  doc.markContent('Artifact', { type: 'Layout' })
  draw()
  doc.endMarkedContent()
}

const titlePage = (doc: Document, root: Structure, publication: PublicationText): void => {
  const width = PAGE.width - PAGE.left - PAGE.right
  const part = doc.struct('Sect')
  root.add(part)
  const put = (type: string, write: () => unknown): void => {
    part.add(element(doc, type, write))
  }
  put('P', () => doc.font(BOLD).fontSize(11).fillColor(INK).text(PUBLISHER, PAGE.left, PAGE.top, { width }))
  decorate(doc, () =>
    doc
      .lineWidth(0.8)
      .moveTo(PAGE.left, PAGE.top + 24)
      .lineTo(PAGE.width - PAGE.right, PAGE.top + 24)
      .stroke(INK),
  )
  put('P', () =>
    doc.font(BOLD).fontSize(11).fillColor(NILE).text(publication.series, PAGE.left, 168, { width }),
  )
  put('H1', () =>
    doc.font(BOLD).fontSize(32).fillColor(INK).text(publication.title, PAGE.left, 190, { width, lineGap: 2 }),
  )
  doc.moveDown(0.35)
  put('P', () =>
    doc
      .font(REGULAR)
      .fontSize(14)
      .fillColor(INK_SOFT)
      .text(publication.subtitle, { width: width * 0.86, lineGap: 3 }),
  )
  const drawingTop = 424
  decorate(doc, () => {
    doc.rect(PAGE.left, drawingTop, width, 250).fill(SAND)
    drawFigure(doc, COVERS[publication.cover], PAGE.left + 24, drawingTop + 24, width - 48, 202)
  })
  put('P', () =>
    doc
      .font(BOLD)
      .fontSize(9.5)
      .fillColor(INK)
      .text(publication.edition, PAGE.left, drawingTop + 266, { width }),
  )
  put('P', () =>
    doc
      .font(REGULAR)
      .fontSize(8.5)
      .fillColor(INK_SOFT)
      .text(CAUTION, PAGE.left, drawingTop + 286, { width: width * 0.86, lineGap: 2 }),
  )
}

const writeList = (doc: Document, section: Structure, { items, isNumbered }: ListBlock): void => {
  const structure = doc.struct('L')
  section.add(structure)
  items.forEach((item, index) => {
    keepTogether(doc, 30)
    const top = doc.y
    structure.add(
      doc.struct('LI', {}, [
        element(doc, 'Lbl', () =>
          doc
            .font(BOLD)
            .fontSize(9.5)
            .fillColor(LATERITE)
            .text(isNumbered ? `${index + 1}.` : '–', PAGE.textLeft, top, { lineBreak: false }),
        ),
        element(doc, 'LBody', () =>
          doc
            .font(REGULAR)
            .fontSize(9.5)
            .fillColor(INK)
            .text(item, PAGE.textLeft + 16, top, { width: TEXT_WIDTH - 16, lineGap: 2.6 })
            .moveDown(0.2),
        ),
      ]),
    )
  })
}

const caption = (doc: Document, text: string): void => {
  doc
    .font(ITALIC)
    .fontSize(8.5)
    .fillColor(INK_SOFT)
    .text(text, PAGE.textLeft, doc.y, { width: TEXT_WIDTH, lineGap: 1.5 })
}

const writeTable = (doc: Document, section: Structure, table: TableBlock): void => {
  keepTogether(doc, 40 + table.rows.length * 17)
  section.add(element(doc, 'P', () => caption(doc, table.caption)))
  doc.moveDown(0.5).font(REGULAR).fontSize(8.5).fillColor(INK)
  const accessibility = { structParent: section } // pdfkit supports it, its types do not yet
  const shares = table.widths ?? table.columns.map(() => 1)
  const total = shares.reduce((sum, share) => sum + share, 0)
  doc.table({
    position: { x: PAGE.textLeft, y: doc.y },
    maxWidth: TEXT_WIDTH,
    columnStyles: shares.map((share) => (share / total) * TEXT_WIDTH),
    defaultStyle: { border: [0, 0, 0.5, 0], borderColor: RULE, padding: [4, 6, 4, 0] },
    rowStyles: (row) => (row === 0 ? { border: [1, 0, 0.8, 0], borderColor: INK } : undefined),
    ...accessibility,
    data: [
      table.columns.map((text) => ({ text, type: 'TH' as const, scope: 'Column', font: { src: BOLD } })),
      ...table.rows.map((row) => row.map((text) => ({ text }))),
    ],
  })
  doc.moveDown(0.9)
}

const writeFigure = (doc: Document, { caption: text, alt, height, draw }: FigureBlock): Structure => {
  keepTogether(doc, height + 36)
  const top = doc.y + 4
  return element(
    doc,
    'Figure',
    () => {
      drawFigure(doc, draw, PAGE.left, top, FULL_WIDTH, height)
      doc.y = top + height + 6
      caption(doc, text)
    },
    { alt },
  )
}

const writeBlock = (doc: Document, section: Structure, block: Block): void => {
  if (typeof block === 'string') {
    keepTogether(doc, 28)
    section.add(
      element(doc, 'P', () =>
        doc
          .font(REGULAR)
          .fontSize(9.5)
          .fillColor(INK)
          .text(block, PAGE.textLeft, doc.y, { width: TEXT_WIDTH, lineGap: 2.6 })
          .moveDown(0.55),
      ),
    )
  } else if (block.kind === 'list') {
    writeList(doc, section, block)
    doc.moveDown(0.4)
  } else if (block.kind === 'figure') {
    section.add(writeFigure(doc, block))
    doc.moveDown(0.8)
  } else {
    writeTable(doc, section, block)
  }
}

/** The content that must follow a heading on the same page: a whole figure or table, or two lines of text. */
const firstHeight = (block: Block | undefined): number => {
  if (typeof block !== 'object') return 30
  if (block.kind === 'figure') return block.height + 40
  return block.kind === 'table' ? 40 + block.rows.length * 20 : 34
}

const writeSections = (doc: Document, root: Structure, { sections }: PublicationText): void => {
  sections.forEach(({ heading, blocks }, index) => {
    const section = doc.struct('Sect')
    root.add(section)
    keepTogether(doc, 44 + firstHeight(blocks[0]))
    if (doc.y > PAGE.top) doc.moveDown(0.6)
    const top = doc.y
    section.add(
      element(doc, 'H2', () => {
        doc
          .font(BOLD)
          .fontSize(13)
          .fillColor(LATERITE)
          .text(`${index + 1}`, PAGE.left, top, { lineBreak: false })
        doc.fillColor(INK).text(heading, PAGE.textLeft, top, { width: TEXT_WIDTH }).moveDown(0.45)
      }),
    )
    for (const block of blocks) writeBlock(doc, section, block)
  })
}

/** Header and footer of every page after the title page, which screen readers skip. */
const numberPages = (doc: Document, { series, title }: PublicationText): void => {
  const { count } = doc.bufferedPageRange()
  for (let page = 1; page < count; page++) {
    doc.switchToPage(page)
    doc.page.margins.bottom = 0 // the footer is below the text area
    doc.markContent('Artifact', { type: 'Pagination' })
    doc.font(REGULAR).fontSize(8).fillColor(INK_SOFT)
    doc.text(`${series}   ${title}`, PAGE.left, 40, { lineBreak: false })
    doc
      .lineWidth(0.5)
      .moveTo(PAGE.left, 54)
      .lineTo(PAGE.width - PAGE.right, 54)
      .stroke(RULE)
    doc.text(PUBLISHER, PAGE.left, PAGE.height - 46, { lineBreak: false })
    doc.text(`${page + 1} / ${count}`, PAGE.width - PAGE.right - 60, PAGE.height - 46, {
      width: 60,
      align: 'right',
      lineBreak: false,
    })
    doc.endMarkedContent()
  }
}

export interface RenderedPublication {
  content: Buffer
  pages: number
}

/**
 * A publication as a tagged PDF on A4: a title page, its sections, page numbers. The same input gives the
 * same bytes.
 */
export const renderPublication = async (publication: PublicationText): Promise<RenderedPublication> => {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: PAGE.top, bottom: PAGE.bottom, left: PAGE.left, right: PAGE.right },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    info: {
      Title: `${publication.title}. ${publication.subtitle}`,
      Author: PUBLISHER,
      Subject: publication.series,
      CreationDate: new Date(`${publication.issuedOn}T09:00:00Z`),
    },
  })
  const content = collect(doc)
  const root = doc.struct('Document')
  doc.addStructure(root)
  titlePage(doc, root, publication)
  doc.addPage()
  writeSections(doc, root, publication)
  numberPages(doc, publication)
  const pages = doc.bufferedPageRange().count
  doc.end()
  return { content: await content, pages }
}
