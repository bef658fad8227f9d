import { createRequire } from 'node:module'
import type { Face } from './textRuns'

/** Noto Sans, Noto Naskh Arabic and, for headings, Barlow Semi Condensed, under the SIL Open Font License. */
const FILES: Record<Exclude<Face, 'own'>, string> = {
  latin: '@fontsource/noto-sans/files/noto-sans-latin',
  latinExtended: '@fontsource/noto-sans/files/noto-sans-latin-ext',
  arabic: '@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic',
}

/** Where a package's file lies. The panel's bundler, which follows what it can resolve, must not try. */
const fileOf = (from: string, name: string): string => createRequire(from).resolve(name)

/** The file of a face that what is drawn here adds to its own: documents and pictures alike. */
export const faceFile = (face: Exclude<Face, 'own'>, weight: 400 | 500 | 600 | 700): string =>
  fileOf(import.meta.url, `${FILES[face]}-${weight}-normal.woff`)

/** The file of the headings' face, which every document shares with the site. */
export const headingFile = (): string =>
  fileOf(
    import.meta.url,
    '@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-600-normal.woff',
  )
