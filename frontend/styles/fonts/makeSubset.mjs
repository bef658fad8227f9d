/**
 * Makes the site's display face from the package it comes in: `node frontend/styles/fonts/makeSubset.mjs`, from the
 * repository's root. Keeps the characters below with their kerning; leaves out alternates, glyph names and the rest.
 * What is left out falls back to the next face of the stack.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, inflateSync } from 'node:zlib'

const SOURCE =
  'node_modules/@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-600-normal.woff'
const TARGET = path.join(import.meta.dirname, 'barlow-semi-condensed-600.woff2')

/** Basic Latin, the letters of Latin-1, and the signs that titles and drawings use. */
const isKept = (code) =>
  (code >= 0x20 && code <= 0x7e) ||
  (code >= 0xc0 && code <= 0xff) ||
  '\u00a0©°²³·½–—‘’“”…'.includes(String.fromCodePoint(code))

/** The tables of a WOFF 1 file, uncompressed, by their tag. */
const readTables = (file) => {
  const tables = new Map()
  for (let index = 0; index < file.readUInt16BE(12); index += 1) {
    const entry = 44 + index * 20
    const [offset, packed, length] = [4, 8, 12].map((at) => file.readUInt32BE(entry + at))
    const data = file.subarray(offset, offset + packed)
    tables.set(file.toString('latin1', entry, entry + 4), packed < length ? inflateSync(data) : data)
  }
  return tables
}

/** Glyph by character code, from the cmap's format 4 subtable. */
const readCmap = (cmap) => {
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const at = cmap.readUInt32BE(4 + index * 8 + 4)
    if (cmap.readUInt16BE(at) !== 4) continue
    const count = cmap.readUInt16BE(at + 6) / 2
    const [ends, starts, deltas, offsets] = [14, 16 + count * 2, 16 + count * 4, 16 + count * 6].map(
      (part) => at + part,
    )
    const glyphs = new Map()
    for (let segment = 0; segment < count; segment += 1) {
      const offset = cmap.readUInt16BE(offsets + segment * 2)
      for (
        let code = cmap.readUInt16BE(starts + segment * 2);
        code <= cmap.readUInt16BE(ends + segment * 2) && code < 0xffff;
        code += 1
      ) {
        const raw =
          offset === 0
            ? code
            : cmap.readUInt16BE(
                offsets + segment * 2 + offset + (code - cmap.readUInt16BE(starts + segment * 2)) * 2,
              )
        if (offset === 0 || raw !== 0)
          glyphs.set(code, (raw + cmap.readUInt16BE(deltas + segment * 2)) & 0xffff)
      }
    }
    return glyphs
  }
  throw new Error('The cmap has no subtable of format 4')
}

/** A cmap of one format 4 subtable, a segment a run of neighbouring characters and glyphs. */
const writeCmap = (glyphs) => {
  const segments = []
  for (const [code, glyph] of [...glyphs].sort(([one], [other]) => one - other)) {
    const last = segments.at(-1)
    if (last && last.end + 1 === code && last.glyph + (code - last.start) === glyph) last.end = code
    else segments.push({ start: code, end: code, glyph })
  }
  segments.push({ start: 0xffff, end: 0xffff, glyph: 0 })
  const count = segments.length
  const power = Math.floor(Math.log2(count))
  const words = [
    0,
    1,
    3,
    1,
    0,
    12,
    4,
    16 + count * 8,
    0,
    count * 2,
    2 ** power * 2,
    power,
    count * 2 - 2 ** power * 2,
  ]
  words.push(...segments.map(({ end }) => end), 0, ...segments.map(({ start }) => start))
  words.push(
    ...segments.map(({ start, glyph }) => (start === 0xffff ? 1 : (glyph - start) & 0xffff)),
    ...segments.map(() => 0),
  )
  const table = Buffer.alloc(words.length * 2)
  words.forEach((word, index) => table.writeUInt16BE(word, index * 2))
  return table
}

const MORE_COMPONENTS = 0x20

/** The glyphs that a composite glyph is put together from. */
const componentsOf = (glyph) => {
  const components = []
  if (glyph.length < 10 || glyph.readInt16BE(0) >= 0) return components
  for (let at = 10, flags = MORE_COMPONENTS; flags & MORE_COMPONENTS;) {
    flags = glyph.readUInt16BE(at)
    components.push(glyph.readUInt16BE(at + 2))
    at += 4 + (flags & 1 ? 4 : 2) + (flags & 8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0)
  }
  return components
}

/** Empties every glyph that is not wanted; their numbers stay, so that the kerning holds. */
const emptyGlyphs = (tables, wanted) => {
  const [head, loca, glyf] = ['head', 'loca', 'glyf'].map((tag) => tables.get(tag))
  const isLong = head.readInt16BE(50) === 1
  const count = loca.length / (isLong ? 4 : 2) - 1
  const startOf = (index) => (isLong ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2)
  const glyphOf = (index) => glyf.subarray(startOf(index), startOf(index + 1))
  const kept = new Set([0, ...wanted])
  for (const index of kept) componentsOf(glyphOf(index)).forEach((component) => kept.add(component))
  const bodies = []
  const newLoca = Buffer.alloc((count + 1) * 2)
  let offset = 0
  for (let index = 0; index < count; index += 1) {
    newLoca.writeUInt16BE(offset / 2, index * 2)
    if (!kept.has(index)) continue
    const body = glyphOf(index)
    bodies.push(body, Buffer.alloc(body.length % 2))
    offset += body.length + (body.length % 2)
  }
  newLoca.writeUInt16BE(offset / 2, count * 2)
  const newHead = Buffer.from(head)
  newHead.writeInt16BE(0, 50)
  const metrics = Buffer.from(tables.get('hmtx'))
  for (let index = 0; index < metrics.length / 4; index += 1)
    if (!kept.has(index)) metrics.writeUInt32BE(0, index * 4)
  tables.set('head', newHead).set('loca', newLoca).set('glyf', Buffer.concat(bodies)).set('hmtx', metrics)
}

const TAGS = [
  'cmap',
  'head',
  'hhea',
  'hmtx',
  'maxp',
  'name',
  'OS/2',
  'post',
  'cvt ',
  'fpgm',
  'glyf',
  'loca',
  'prep',
  'CFF ',
  'VORG',
  'EBDT',
  'EBLC',
  'gasp',
  'hdmx',
  'kern',
  'LTSH',
  'PCLT',
  'VDMX',
  'vhea',
  'vmtx',
  'BASE',
  'GDEF',
  'GPOS',
]
const AS_IT_IS = 3 << 6

const base128 = (value) => {
  const bytes = [value & 0x7f]
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 0x7f) | 0x80)
  return Buffer.from(bytes)
}

/** A WOFF 2 file: one Brotli stream of all tables, none of them transformed. Source: W3C, WOFF File Format 2.0. */
const writeWoff2 = (tables) => {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1))
  const directory = sorted.map(([tag, data]) =>
    Buffer.concat([
      Buffer.from([TAGS.indexOf(tag) | (tag === 'glyf' || tag === 'loca' ? AS_IT_IS : 0)]),
      base128(data.length),
    ]),
  )
  const content = Buffer.concat(sorted.map(([, data]) => data))
  const packed = brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 22,
    },
  })
  const header = Buffer.alloc(48)
  const unpadded = 48 + directory.reduce((sum, { length }) => sum + length, 0) + packed.length
  const padding = (4 - (unpadded % 4)) % 4
  const sfntSize = 12 + sorted.reduce((sum, [, { length }]) => sum + 16 + Math.ceil(length / 4) * 4, 0)
  header.write('wOF2', 0, 'latin1')
  header.writeUInt32BE(0x00010000, 4)
  header.writeUInt32BE(unpadded + padding, 8)
  header.writeUInt16BE(sorted.length, 12)
  header.writeUInt32BE(sfntSize, 16)
  header.writeUInt32BE(packed.length, 20)
  header.writeUInt16BE(1, 24)
  return Buffer.concat([header, ...directory, packed, Buffer.alloc(padding)])
}

const tables = readTables(readFileSync(SOURCE))
const glyphs = new Map([...readCmap(tables.get('cmap'))].filter(([code]) => isKept(code)))
emptyGlyphs(tables, glyphs.values())
tables.set('cmap', writeCmap(glyphs))
const post = Buffer.from(tables.get('post').subarray(0, 32))
post.writeUInt32BE(0x00030000, 0) // without glyph names
tables.set('post', post)
for (const tag of [...tables.keys()]) if (!TAGS.includes(tag)) tables.delete(tag)
const font = writeWoff2(tables)
writeFileSync(TARGET, font)
process.stdout.write(`${glyphs.size} characters, ${font.length} bytes\n`)
