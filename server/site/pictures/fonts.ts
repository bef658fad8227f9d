import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Font } from 'satori'
import { faceFile } from '../../../platform/pdf/faceFile'

const require = createRequire(import.meta.url)

type Subset = 'latin' | 'latin-ext'
type Weight = 500 | 600

/** The file of the house's face: Barlow Semi Condensed. */
export const houseFile = (subset: Subset, weight: Weight): string =>
  require.resolve(
    `@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-${subset}-${weight}-normal.woff`,
  )

// A name of its own a subset: of two faces of the same name and weight only one is looked at.
const read = async (name: string, weight: Weight, file: string): Promise<Font> => ({
  name,
  weight,
  style: 'normal',
  data: await readFile(file),
})

const readAll = (weight: Weight): Promise<Font>[] => [
  read('latin', weight, houseFile('latin', weight)),
  read('latin-ext', weight, houseFile('latin-ext', weight)),
  // for the letters of Dinka and Nuer that the house's face lacks
  read('extended', weight, faceFile('latinExtended', weight)),
]

export const FONT_FAMILY = 'latin, latin-ext, extended'

let fonts: Promise<Font[]> | undefined

/** The faces of pictures in the two weights that they use, read once. */
export const loadFonts = (): Promise<Font[]> => (fonts ??= Promise.all([...readAll(600), ...readAll(500)]))
