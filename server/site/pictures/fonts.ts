import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Font } from 'satori'

const require = createRequire(import.meta.url)

const read = async (weight: 500 | 600, subset: 'latin' | 'latin-ext'): Promise<Font> => ({
  // A name of its own a subset: of two faces of the same name and weight only one is looked at.
  name: subset,
  weight,
  style: 'normal',
  data: await readFile(require.resolve(`@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-${subset}-${weight}-normal.woff`)),
})

export const FONT_FAMILY = 'latin, latin-ext'

let fonts: Promise<Font[]> | undefined

/** The house's face in the two weights that pictures use, read once. */
export const loadFonts = (): Promise<Font[]> => (fonts ??= Promise.all([read(600, 'latin'), read(600, 'latin-ext'), read(500, 'latin'), read(500, 'latin-ext')]))
