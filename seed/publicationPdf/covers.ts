import { INK, INK_SOFT, LATERITE, NILE } from './pageStyle'
import type { Pen, Point } from './Pen'

const wave = (y: number, width: number, shift: number): Point[] =>
  Array.from({ length: Math.floor(width / 12) + 1 }, (_, index): Point => [
    index * 12,
    y + Math.sin(index * 0.9 + shift) * 1.6,
  ])

const bridge = (pen: Pen): void => {
  const deck = pen.height * 0.5
  const water = pen.height * 0.8
  pen
    .line([0, deck], [pen.width, deck], { width: 2 })
    .line([0, deck + 9], [pen.width, deck + 9], { width: 0.8 })
  for (const x of [0.16, 0.5, 0.84].map((share) => share * pen.width)) {
    pen.rect([x - 7, deck + 9], 14, water - deck + 14, { fill: '#ffffff' })
    pen.rect([x - 13, deck + 9], 26, 6, { fill: '#ffffff' })
  }
  for (let x = 0; x <= pen.width; x += 11)
    pen.line([x, deck - 14], [x, deck], { color: INK_SOFT, width: 0.4 })
  pen.line([0, deck - 14], [pen.width, deck - 14], { width: 0.7 })
  for (const [index, y] of [water, water + 9, water + 18].entries())
    pen.shape(wave(y, pen.width, index), { isOpen: true, color: NILE, width: 0.8 })
  pen
    .spanAcross(pen.width * 0.16, pen.width * 0.5, deck - 32, 'span')
    .spanAcross(pen.width * 0.5, pen.width * 0.84, deck - 32, 'span')
}

const road = (pen: Pen): void => {
  const ground = pen.height * 0.68
  const crest = pen.height * 0.36
  const middle = pen.width / 2
  const half = 66
  const toe = half + (ground - crest - 4) * 1.5
  for (const side of [-1, 1]) {
    const drain = [toe + 12, toe + 24, toe + 36, toe + 48].map((distance) => middle + side * distance) as [
      number,
      number,
      number,
      number,
    ]
    const edge = side < 0 ? 0 : pen.width
    const profile: Point[] = [
      [middle + side * toe, ground],
      [drain[0], ground],
      [drain[1], ground + 13],
      [drain[2], ground + 13],
      [drain[3], ground],
      [edge, ground],
    ]
    pen.ground(side < 0 ? profile.reverse() : profile)
  }
  pen.shape(
    [
      [middle - toe, ground],
      [middle - half, crest + 4],
      [middle, crest],
      [middle + half, crest + 4],
      [middle + toe, ground],
    ],
    { width: 1.4, isOpen: true },
  )
  for (const [drop, color] of [
    [13, LATERITE],
    [26, INK_SOFT],
    [40, INK_SOFT],
  ] as const) {
    const reach = half + drop * 1.5 - 3
    pen.line([middle - reach, crest + 4 + drop], [middle + reach, crest + 4 + drop], {
      color,
      width: 0.7,
      dash: 4,
    })
  }
  pen
    .spanAcross(middle - half, middle + half, crest - 20, 'carriageway')
    .spanDown(crest, ground, middle + toe - 16, 'h')
}

const water = (pen: Pen): void => {
  const middle = pen.width * 0.5
  const ground = pen.height * 0.84
  const tank = pen.height * 0.2
  pen.ground([
    [0, ground],
    [pen.width, ground],
  ])
  pen.rect([middle - 36, tank], 72, 48, { fill: '#ffffff', width: 1.4 })
  pen.shape(
    [
      [middle - 36, tank],
      [middle, tank - 14],
      [middle + 36, tank],
    ],
    { isOpen: true, width: 1 },
  )
  pen.line([middle - 33, tank + 16], [middle + 33, tank + 16], { color: NILE })
  for (const x of [-30, 30]) pen.line([middle + x, tank + 48], [middle + x * 1.25, ground], { width: 1.2 })
  pen
    .line([middle - 33, tank + 48 + 30], [middle + 34, ground - 20], { width: 0.6 })
    .line([middle + 33, tank + 48 + 30], [middle - 34, ground - 20], { width: 0.6 })
  pen.shape(
    [
      [middle, tank + 48],
      [middle, ground - 8],
      [pen.width - 60, ground - 8],
    ],
    { isOpen: true, color: NILE, width: 1.2 },
  )
  pen.rect([pen.width - 60, ground - 22], 10, 22, { fill: '#ffffff' })
  pen.spanDown(tank + 16, ground, middle - 66, 'head', 'left')
}

const contours = (pen: Pen): void => {
  for (let ring = 0; ring < 9; ring++) {
    const points = Array.from({ length: 49 }, (_, index): Point => {
      const angle = (index / 48) * 2 * Math.PI
      const radius = 12 + ring * 11.5 + Math.sin(angle * 3 + ring * 0.35) * (3 + ring * 1.6)
      return [
        pen.width * 0.5 + Math.cos(angle) * radius * 1.75,
        pen.height * 0.52 + Math.sin(angle) * radius * 0.75,
      ]
    })
    pen.shape(points, { color: ring % 4 === 0 ? INK : INK_SOFT, width: ring % 4 === 0 ? 1 : 0.5 })
  }
  pen.line([40, pen.height - 24], [pen.width - 30, 24], { color: LATERITE, width: 0.7, dash: 6 })
  pen
    .label('A', [30, pen.height - 22], { color: LATERITE, size: 10, face: 'bold' })
    .label('A', [pen.width - 24, 22], { color: LATERITE, size: 10, face: 'bold' })
}

const cube = (pen: Pen): void => {
  const [x, y, side, depth] = [pen.width / 2 - 70, pen.height * 0.3, 104, 36] as const
  pen.rect([x, y], side, side, { width: 1.4 })
  pen.shape(
    [
      [x, y],
      [x + depth, y - depth * 0.6],
      [x + side + depth, y - depth * 0.6],
      [x + side, y],
    ],
    { width: 1 },
  )
  pen.shape(
    [
      [x + side, y],
      [x + side + depth, y - depth * 0.6],
      [x + side + depth, y + side - depth * 0.6],
      [x + side, y + side],
    ],
    { width: 1 },
  )
  pen.gravel([x + 4, y + 4], side - 8, side - 8)
  pen.line([x - 40, y + side + 3], [x + side + 74, y + side + 3], { width: 2 })
  pen.spanAcross(x, x + side, y + side + 26, '150 mm').spanDown(y, y + side, x - 16, '150', 'left')
}

const plan = (pen: Pen): void => {
  const streets = [0.12, 0.34, 0.58, 0.82].map((share) => share * pen.width)
  const lanes = [0.16, 0.42, 0.68, 0.92].map((share) => share * pen.height)
  for (const [column, x] of streets.slice(0, -1).entries()) {
    for (const [row, y] of lanes.slice(0, -1).entries()) {
      const [width, height] = [(streets[column + 1] ?? x) - x - 12, (lanes[row + 1] ?? y) - y - 12]
      pen.rect([x + 6, y + 6], width, height, { width: 0.8 })
      for (let part = 1; part < 4; part++)
        pen.line([x + 6 + (width * part) / 4, y + 6], [x + 6 + (width * part) / 4, y + 6 + height], {
          color: INK_SOFT,
          width: 0.4,
        })
    }
  }
  pen.line([0, pen.height * 0.42], [pen.width, pen.height * 0.42], { color: NILE, width: 1.2, dash: 7 })
  pen.spanAcross(streets[1] ?? 0, streets[2] ?? 0, 12, 'block')
}

/** The figures on title pages, one for each field of work. */
export const COVERS = { bridge, road, water, contours, cube, plan }
export type CoverName = keyof typeof COVERS
