/**
 * Makes the site's display face from the package it comes in: `node frontend/styles/fonts/makeSubsets.mjs`, from the
 * repository's root. Two files, with their kerning: what English titles are written with, which every page loads, and
 * the rest of Latin-1, which base.css names for its own characters. What is left out falls back to the next face.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'

const SOURCE =
  'node_modules/@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-600-normal.woff'

const charactersOf = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

const SUBSETS = {
  'barlow-semi-condensed-600': `${charactersOf(0x20, 0x3b)}?@${charactersOf(0x41, 0x5a)}${charactersOf(0x61, 0x7a)}\u00a0–—‘’“”…`,
  'barlow-semi-condensed-600-rest': `<=>[\\]^_\`{|}~${charactersOf(0xc0, 0xff)}©°²³·½`,
}

const source = readFileSync(SOURCE)
for (const [name, characters] of Object.entries(SUBSETS)) {
  const font = await subsetFont(source, characters, {
    targetFormat: 'woff2',
    keepFeatures: ['kern'],
  })
  writeFileSync(path.join(import.meta.dirname, `${name}.woff2`), font)
  process.stdout.write(`${name}: ${[...characters].length} characters, ${font.length} bytes\n`)
}
