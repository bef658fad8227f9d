import type { CoverName } from './covers'
import type { Pen } from './Pen'

/** A figure, drawn on a sheet of the full width (467 pt) and the given height. */
export interface FigureBlock {
  kind: 'figure'
  caption: string
  /** The alternative text of the figure. */
  alt: string
  /** in points */
  height: number
  draw: (pen: Pen) => void
}

export interface TableBlock {
  kind: 'table'
  caption: string
  columns: string[]
  rows: string[][]
  /** Relative widths of the columns; equal by default. */
  widths?: number[]
}

export interface ListBlock {
  kind: 'list'
  items: string[]
  isNumbered?: boolean
}

/** A string is a paragraph. */
export type Block = string | FigureBlock | TableBlock | ListBlock

export interface Section {
  heading: string
  blocks: Block[]
}

/** A short publication in its printed form. Its text is limited to the characters of WinAnsi. */
export interface PublicationText {
  /** For example "Standard ACE-S 02". */
  series: string
  title: string
  subtitle: string
  /** For example "First edition, March 2026". */
  edition: string
  /** Date of issue; it also makes the file reproducible. */
  issuedOn: string
  cover: CoverName
  sections: Section[]
}

export const list = (...items: string[]): ListBlock => ({ kind: 'list', items })
export const steps = (...items: string[]): ListBlock => ({ kind: 'list', items, isNumbered: true })
