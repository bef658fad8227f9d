import { INK_SOFT, LATERITE, LATERITE_WASH, NILE, NILE_WASH, SAND } from '../pageStyle'
import type { Pen, Point } from '../Pen'

/** A raised unpaved road over expansive clay, half of it, with dimensions. */
export const roadOnClay = (pen: Pen): void => {
  const middle = 196
  const [crest, ground] = [44, 112]
  const half = 84
  const toe = 176
  const crust = 16
  pen.shape(
    [
      [middle - toe, ground],
      [middle - half, crest + 5],
      [middle, crest],
      [middle + half, crest + 5],
      [middle + toe, ground],
    ],
    { fill: SAND },
  )
  pen.shape(
    [
      [middle - half, crest + 5],
      [middle, crest],
      [middle + half, crest + 5],
      [middle + half + crust * 1.3, crest + 5 + crust],
      [middle, crest + crust],
      [middle - half - crust * 1.3, crest + 5 + crust],
    ],
    { fill: LATERITE_WASH },
  )
  pen.line([middle - toe, ground], [middle + toe, ground], { dash: 5, width: 0.6 })
  const drain = (side: number): Point[] => [
    [middle + side * toe, ground],
    [middle + side * (toe + 14), ground + 4],
  ]
  pen.ground([
    [0, ground + 3],
    [middle - toe - 4, ground + 3],
    [middle - toe, ground],
  ])
  pen.ground([
    ...drain(1),
    [middle + toe + 36, ground + 26],
    [middle + toe + 56, ground + 26],
    [middle + toe + 78, ground + 4],
    [pen.width, ground + 2],
  ])
  pen.spanAcross(middle - half, middle + half, crest - 20, '6.0 m')
  pen.spanDown(crest + 5, ground, 12, '0.6 m or more', 'right')
  pen.spanAcross(middle + toe, middle + toe + 46, ground + 46, '3 m or more')
  pen.note(
    'wearing course, crossfall 6 %',
    [middle + half + 42, crest - 18],
    [middle + half - 16, crest + 10],
  )
  pen.note(
    'capping fill, compacted in 150 mm layers',
    [middle + half + 46, crest + 10],
    [middle + half + 18, crest + 34],
  )
  pen.note(
    'slope 1 : 1.5 to 1 : 2, grassed',
    [middle + half + 84, crest + 38],
    [middle + toe - 26, ground - 19],
  )
  pen.note('clay left undisturbed, stripped of grass', [middle - 40, ground + 30], [middle - 70, ground + 8])
}

/** A column on a pad footing below the zone that swells and shrinks. */
export const padOnClay = (pen: Pen): void => {
  const middle = 206
  const ground = 40
  const base = 152
  pen.rect([middle - 74, ground], 148, base - ground + 22, { fill: SAND, dash: 4, width: 0.6 })
  pen
    .ground([
      [20, ground],
      [middle - 74, ground],
    ])
    .ground([
      [middle + 74, ground],
      [430, ground],
    ])
  pen.gravel([middle - 74, base], 148, 22)
  pen
    .rect([middle - 52, base - 20], 104, 20, { fill: '#ffffff', width: 1.2 })
    .hatch([middle - 52, base - 20], 104, 20)
  pen
    .rect([middle - 12, 8], 24, base - 28, { fill: '#ffffff', width: 1.2 })
    .hatch([middle - 12, 8], 24, base - 28)
  pen
    .rect([middle + 12, ground - 20], 128, 15, { fill: '#ffffff', width: 1 })
    .hatch([middle + 12, ground - 20], 128, 15)
  pen.line([20, ground + 78], [middle - 80, ground + 78], { color: NILE, dash: 5 })
  pen.label('depth of seasonal movement', [22, ground + 86], { color: NILE, size: 7.5 })
  pen.spanDown(ground, base, middle - 100, '1.5 m or more', 'left')
  pen.spanAcross(middle - 52, middle + 52, base + 34, 'B')
  pen.note('ground beam over a 100 mm void', [middle + 146, ground - 30], [middle + 100, ground - 12])
  pen.note(
    'backfill: stable lateritic gravel, never the clay',
    [middle + 92, ground + 34],
    [middle + 44, ground + 50],
  )
  pen.note('pad footing, 50 mm blinding', [middle + 92, base - 26], [middle + 46, base - 12])
  pen.note('compacted granular bed', [middle + 92, base + 10], [middle + 60, base + 10])
}

/** A drilled well with casing, screen, gravel pack and sanitary seal. */
export const drilledWell = (pen: Pen): void => {
  const x = 190
  const ground = 46
  const bottom = pen.height - 14
  const strata: [string, number, string][] = [
    ['topsoil and clay', 44, NILE_WASH],
    ['sand, dry', 40, SAND],
    ['clay, sealing', 34, NILE_WASH],
    ['sand and gravel, the aquifer', bottom - ground - 118, SAND],
  ]
  let top = ground
  for (const [name, height, fill] of strata) {
    pen
      .rect([30, top], 320, height, { fill, color: INK_SOFT, width: 0.3 })
      .label(name, [38, top + 10], { size: 7.5, color: INK_SOFT })
    top += height
  }
  pen.rect([x - 24, ground], 48, bottom - ground - 6, { fill: '#ffffff' })
  pen.rect([x - 24, ground], 48, 54, { width: 0.5 }).hatch([x - 24, ground], 48, 54, 5)
  pen.gravel([x - 24, ground + 108], 48, bottom - ground - 116)
  pen.rect([x - 12, ground - 22], 24, bottom - ground + 10, { fill: '#ffffff', width: 1.2 })
  for (let y = ground + 126; y < bottom - 34; y += 5)
    pen.line([x - 12, y], [x + 12, y], { color: NILE, width: 0.5 })
  pen.rect([x - 56, ground - 8], 112, 8, { fill: '#ffffff' }).hatch([x - 56, ground - 8], 112, 8, 4)
  pen.waterLevel([x - 12, ground + 92], 24)
  pen.note('apron and drain, falling away', [368, ground - 20], [x + 54, ground - 4])
  pen.note('cement grout seal, 3 m or more', [368, ground + 26], [x + 20, ground + 30])
  pen.note('water level, measured at rest', [368, ground + 76], [x + 8, ground + 92])
  pen.note('plain casing', [368, ground + 104], [x + 12, ground + 112])
  pen.note('screen opposite the aquifer', [368, ground + 138], [x + 12, ground + 144])
  pen.note('gravel pack', [368, ground + 166], [x + 20, ground + 172])
  pen.note('sump with bottom cap', [368, bottom - 4], [x + 6, bottom - 18])
}

/** A latrine whose pit stands partly above ground, over a high water table. */
export const raisedLatrine = (pen: Pen): void => {
  const ground = 130
  const [left, right] = [150, 270]
  const floor = 76
  pen.shape(
    [
      [left - 90, ground],
      [left - 14, floor + 2],
      [right + 14, floor + 2],
      [right + 90, ground],
    ],
    { fill: SAND },
  )
  pen
    .ground([
      [10, ground],
      [left - 90, ground],
    ])
    .ground([
      [right + 90, ground],
      [pen.width - 10, ground],
    ])
  pen.rect([left, floor], right - left, 90, { fill: '#ffffff' })
  for (const x of [left, right - 12])
    pen.rect([x, floor], 12, 90, { fill: '#ffffff' }).hatch([x, floor], 12, 90, 5)
  pen
    .rect([left - 8, floor - 8], right - left + 16, 8, { fill: '#ffffff' })
    .hatch([left - 8, floor - 8], right - left + 16, 8, 4)
  pen.shape(
    [
      [left + 6, floor - 8],
      [left + 6, 18],
      [left + 50, 10],
      [right - 30, 20],
      [right - 30, floor - 8],
    ],
    { isOpen: true, width: 1.1 },
  )
  pen.rect([right - 20, 4], 7, floor - 12, { fill: '#ffffff' })
  pen
    .waterLevel([30, ground + 62], 90)
    .label('highest water table', [30, ground + 72], { size: 7.5, color: NILE })
  pen
    .waterLevel([right + 110, ground - 22], 70)
    .label('highest flood', [right + 110, ground - 12], { size: 7.5, color: NILE })
  pen.spanDown(floor - 8, ground - 22, right + 64, '0.3 m', 'right')
  pen.spanDown(floor + 90, ground + 62, left - 20, 'see 2', 'left')
  pen.note('slab, 80 mm', [right + 88, floor - 28], [right, floor - 4])
  pen.note('lining, watertight above ground', [right + 40, ground + 30], [right - 4, ground + 6])
  pen.note('earth mound, clayed and grassed', [left - 34, floor - 14], [left - 40, ground - 34], 'right')
}

/** A ford with pipes below its slab: low water flows through, high water over it. */
export const ventedDrift = (pen: Pen): void => {
  const bed = 118
  const deck = 74
  pen
    .ground([
      [0, 40],
      [70, 44],
      [128, deck + 4],
    ])
    .ground([
      [pen.width - 128, deck + 4],
      [pen.width - 70, 44],
      [pen.width, 40],
    ])
  pen.shape(
    [
      [110, deck - 8],
      [150, deck],
      [pen.width - 150, deck],
      [pen.width - 110, deck - 8],
      [pen.width - 110, bed + 10],
      [110, bed + 10],
    ],
    { fill: '#ffffff', width: 1.2 },
  )
  pen.hatch([112, deck + 1], pen.width - 224, bed + 8 - deck, 9)
  const pipes = [0.34, 0.45, 0.56, 0.67].map((share) => share * pen.width)
  for (const x of pipes) pen.circle([x, bed - 18], 16, { fill: NILE_WASH, width: 1.1 })
  pen
    .line([110, bed + 10], [110, bed + 34], { width: 1.6 })
    .line([pen.width - 110, bed + 10], [pen.width - 110, bed + 34], { width: 1.6 })
  pen
    .ground([
      [0, bed + 10],
      [110, bed + 10],
    ])
    .ground([
      [pen.width - 110, bed + 10],
      [pen.width, bed + 10],
    ])
  pen
    .line([84, 50], [pen.width - 84, 50], { color: NILE, width: 0.9, dash: 6 })
    .label('flood passes over the slab', [pen.width / 2, 42], { align: 'center', color: NILE, size: 7.5 })
  pen.spanAcross(pipes[0] ?? 0, pipes[1] ?? 0, bed + 24, '2 D')
  pen.note('cut-off wall, 1.0 m', [86, bed + 42], [110, bed + 28], 'right')
  pen.note('marker posts at both edges', [pen.width - 132, 14], [pen.width - 116, deck - 12])
  for (const x of [120, pen.width - 120])
    pen.line([x, deck - 8], [x, deck - 30], { width: 1.6, color: LATERITE })
}

/** A house on a plinth beside the levels that set its height. */
export const plinth = (pen: Pen): void => {
  const ground = 122
  pen.ground([
    [0, ground + 8],
    [140, ground + 4],
    [320, ground],
    [pen.width, ground - 2],
  ])
  pen.shape(
    [
      [150, ground],
      [172, 74],
      [348, 74],
      [370, ground],
    ],
    { fill: SAND },
  )
  pen.rect([196, 30], 128, 44, { fill: '#ffffff', width: 1.1 }).shape(
    [
      [186, 30],
      [260, 6],
      [334, 30],
    ],
    { fill: '#ffffff', width: 1.1 },
  )
  pen.rect([250, 46], 20, 28)
  pen
    .line([0, 88], [166, 88], { color: NILE, width: 1 })
    .label('design flood level', [4, 81], { color: NILE, size: 7.5 })
  pen.line([354, 88], [pen.width, 88], { color: NILE, width: 1 })
  pen
    .line([0, 106], [158, 106], { color: NILE, width: 0.6, dash: 5 })
    .label('level of an ordinary year', [4, 113], { color: NILE, size: 7.5 })
  pen.spanDown(74, 88, 392, 'freeboard', 'right')
  pen.line([348, 74], [400, 74], { color: INK_SOFT, width: 0.4, dash: 3 })
  pen.note('floor', [410, 56], [324, 74])
  pen.note('slope protected by grass or stone', [344, 142], [364, 106])
}

/** A bay of a reinforced concrete frame, with the zones of closely spaced links. */
export const frameBay = (pen: Pen): void => {
  const [left, right, top, foot] = [96, 330, 26, 168]
  const [column, beam] = [24, 30]
  for (const x of [left, right]) pen.rect([x - column / 2, top], column, foot - top, { width: 1.2 })
  pen.rect([left - column / 2, top], right - left + column, beam, { width: 1.2 })
  pen.ground([
    [40, foot],
    [390, foot],
  ])
  for (const y of [top + 5, top + beam - 5])
    pen.line([left - 8, y], [right + 8, y], { color: LATERITE, width: 1 })
  for (const x of [left, right])
    for (const shift of [-8, 8])
      pen.line([x + shift, top + 4], [x + shift, foot + 6], { color: LATERITE, width: 1 })
  const spaced = (from: number, to: number, gap: number): number[] =>
    Array.from({ length: Math.floor((to - from) / gap) + 1 }, (_, index) => from + index * gap)
  const links = [
    ...spaced(left + 16, left + 64, 6),
    ...spaced(left + 76, right - 76, 12),
    ...spaced(right - 64, right - 16, 6),
  ]
  for (const x of links) pen.line([x, top + 4], [x, top + beam - 4], { width: 0.5 })
  const ties = [
    ...spaced(top + beam + 4, top + beam + 34, 5),
    ...spaced(top + beam + 44, foot - 44, 10),
    ...spaced(foot - 36, foot - 4, 5),
  ]
  for (const x of [left, right]) for (const y of ties) pen.line([x - 9, y], [x + 9, y], { width: 0.5 })
  pen
    .spanAcross(left + 12, left + 68, top + beam + 18, '2 h')
    .spanAcross(right - 68, right - 12, top + beam + 18, '2 h')
  pen.spanDown(top, top + beam, left - 34, 'h', 'left')
  pen.note('links at h / 4 near the columns', [352, top - 10], [right - 40, top + 8])
  pen.note('links at h / 2 between', [352, top + 18], [(left + right) / 2 + 30, top + 15])
  pen.note('column ties, closest at both ends', [352, foot - 40], [right + 9, foot - 26])
}
