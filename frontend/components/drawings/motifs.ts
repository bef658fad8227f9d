import type { Hand } from './Hand'
import {
  SHEET_WIDTH,
  at,
  built,
  figure,
  fine,
  ground,
  measure,
  spanAcross,
  spanDown,
  times,
  water,
  waterLine,
} from './strokes'

/** Draws one kind of work on the sheet; its sizes and parts are the hand's choice. */
export type Motif = (hand: Hand) => string

const LEFT = 14
const RIGHT = SHEET_WIDTH - 14

const DASHES = ['12 3 5 3', '7 3', '16 4 4 4', '9 2 2 2'] as const

/** The lines above a bridge's deck, over one span. */
const SUPERSTRUCTURES = {
  warren: (from, to, deck, rise, panels) => {
    const panel = (to - from) / panels
    const zigzag = times(panels * 2 + 1, (index) =>
      at(from + (index * panel) / 2, index % 2 ? deck - rise : deck),
    ).join('L')
    return built(`M${at(from + panel / 2, deck - rise)}H${to - panel / 2}`) + fine(`M${zigzag}`)
  },
  pratt: (from, to, deck, rise, panels) => {
    const panel = (to - from) / panels
    const posts = times(
      panels - 1,
      (index) =>
        `M${at(from + (index + 1) * panel, deck)}v${-rise}L${at(from + (index + 1 < panels / 2 ? index + 2 : index) * panel, deck)}`,
    ).join('')
    return (
      built(`M${at(from, deck)}L${at(from + panel, deck - rise)}H${to - panel}L${at(to, deck)}`) + fine(posts)
    )
  },
  arch: (from, to, deck, rise, panels) => {
    const middle = (from + to) / 2
    const hangers = times(panels - 1, (index) => {
      const share = (index + 1) / panels
      return `M${at(from + share * (to - from), deck)}v${(-4 * rise * 1.3 * share * (1 - share)).toFixed(1)}`
    }).join('')
    return built(`M${at(from, deck)}Q${at(middle, deck - rise * 2.6)} ${at(to, deck)}`) + fine(hangers)
  },
  girder: (from, to, deck, rise, panels) => {
    const depth = rise * 0.4
    return (
      built(`M${at(from, deck + 4)}v${depth}H${to}v${-depth}`) +
      fine(
        times(
          panels - 1,
          (index) => `M${at(from + ((index + 1) * (to - from)) / panels, deck + 4)}v${depth}`,
        ).join(''),
      )
    )
  },
  stays: (from, to, deck, rise, panels) => {
    const middle = (from + to) / 2
    const top = deck - rise * 1.4
    return (
      built(`M${at(middle, deck + 20)}V${top}`) +
      fine(
        times(
          panels,
          (index) =>
            `M${at(middle, top + (index % 2) * 4)}L${at(from + ((index + 0.5) * (to - from)) / panels, deck)}`,
        ).join(''),
      )
    )
  },
} as const satisfies Record<
  string,
  (from: number, to: number, deck: number, rise: number, panels: number) => string
>

const bridge: Motif = (hand) => {
  const kind = hand.one(Object.keys(SUPERSTRUCTURES) as ['warren', ...(keyof typeof SUPERSTRUCTURES)[]])
  const spans = hand.whole(kind === 'girder' ? 3 : 1, 4)
  const deck = hand.whole(44, 54)
  const rise = hand.whole(15, 22)
  const panels = hand.one([4, 6, 8]) + (spans === 1 ? 4 : 0)
  const bed = hand.whole(84, 92)
  const width = (RIGHT - LEFT) / spans
  const piers = times(
    spans - 1,
    (index) =>
      `M${at(LEFT + (index + 1) * width - 3, deck + 5)}l-1 ${bed - deck - 8}h8l-1 ${deck - bed + 8}M${at(LEFT + (index + 1) * width - 8, bed - 3)}h16`,
  ).join('')
  const metres = hand.whole(14, 62)
  return [
    built(`M0 ${deck}H${SHEET_WIDTH}M0 ${deck + 4}H${SHEET_WIDTH}${piers}`),
    ...times(spans, (index) =>
      SUPERSTRUCTURES[kind](LEFT + index * width, LEFT + (index + 1) * width, deck, rise, panels),
    ),
    ground(
      `M0 ${deck + 12}h${LEFT}L${at(LEFT + hand.whole(16, 34), bed)}H${RIGHT - hand.whole(16, 34)}L${RIGHT} ${deck + 12}h14`,
    ),
    waterLine(60, 260, hand.whole(bed - 12, bed - 8), hand.one(DASHES)),
    spanAcross(LEFT, LEFT + width, 13, `${metres}.${hand.whole(0, 9)} m`),
  ].join('')
}

const roadSection: Motif = (hand) => {
  const toe = hand.whole(70, 78)
  const height = hand.whole(22, 34)
  const crest = toe - height
  const half = hand.whole(38, 62)
  const slope = hand.one([1.5, 2, 2.5])
  const reach = half + height * slope
  const depth = hand.whole(6, 12)
  const layers = hand.whole(2, 4)
  const middle = SHEET_WIDTH / 2 + hand.whole(-14, 14)
  const side = (sign: 1 | -1): string =>
    `L${at(middle + sign * half, crest + 3)}L${at(middle + sign * reach, toe)}h${sign * 8}l${sign * 5} ${depth}h${sign * 6}l${sign * 5} ${-depth}H${sign < 0 ? 0 : SHEET_WIDTH}`
  return [
    built(`M${at(middle, crest)}${side(-1)}M${at(middle, crest)}${side(1)}`),
    ...times(layers, (index) => {
      const drop = 3 + ((index + 1) * (height - 5)) / layers
      const wide = half + (drop - 3) * slope
      return ground(
        `M${at(middle - wide, crest + drop)}H${middle + wide}`,
        ['', '2 2', '1 3', '5 2'][(index + layers) % 4],
      )
    }),
    ground(`M0 ${toe + depth + 8}H${SHEET_WIDTH}`, hand.one(['6 4', '10 3 2 3', '3 5'])),
    spanAcross(middle - half, middle + half, crest - 9, `${hand.one([5.5, 6, 6.5, 7, 7.3, 8])} m`),
    spanDown(crest, toe, Math.min(middle + reach + 30, 290), (height / 16).toFixed(1)),
  ].join('')
}

const culvert: Motif = (hand) => {
  const road = hand.whole(24, 32)
  const floor = hand.whole(76, 84)
  const openings = hand.whole(1, 4)
  const isRound = hand.isHeads()
  const size = Math.min(hand.whole(22, 34), 150 / openings)
  const gap = hand.whole(7, 14)
  const total = openings * size + (openings - 1) * gap
  const start = (SHEET_WIDTH - total) / 2
  const holes = times(openings, (index) => {
    const x = start + index * (size + gap)
    return isRound
      ? `M${at(x, floor - size / 2)}a${size / 2} ${size / 2} 0 1 0 ${size} 0a${size / 2} ${size / 2} 0 1 0-${size} 0`
      : `M${at(x, floor)}v${-size}h${size}v${size}z`
  }).join('')
  const wall = hand.whole(14, 26)
  return [
    built(
      `M0 ${road}H${SHEET_WIDTH}M${at(start - wall, floor)}V${road + 10}h${total + 2 * wall}V${floor}z${holes}`,
    ),
    fine(
      `M0 ${road + 4}H${SHEET_WIDTH}M${at(start - wall - 6, floor + 5)}h${total + 2 * wall + 12}v-5h${-(total + 2 * wall + 12)}z`,
    ),
    ground(
      `M0 ${road + 14}h${hand.whole(16, 40)}L${at(start - wall, floor)}M${SHEET_WIDTH} ${road + 14}h${-hand.whole(16, 40)}L${at(start + total + wall, floor)}`,
    ),
    waterLine(start, start + total, floor - size * 0.35, hand.one(DASHES)),
    spanAcross(start, start + size, road - 9, `${(size / 20).toFixed(1)} m`),
  ].join('')
}

/** A road in plan: tangents, the curve between them, and stakes along it. */
const alignment: Motif = (hand) => {
  const [from, bend, to] = [hand.whole(18, 84), hand.whole(-8, 108), hand.whole(18, 84)]
  const x = hand.whole(110, 210)
  const curve = (shift: number): string =>
    `M0 ${from + shift}Q${x} ${bend + shift} ${SHEET_WIDTH} ${to + shift}`
  const point = (share: number): [number, number] => [
    2 * share * (1 - share) * x + share ** 2 * SHEET_WIDTH,
    (1 - share) ** 2 * from + 2 * share * (1 - share) * bend + share ** 2 * to,
  ]
  const stakes = hand.whole(7, 12)
  const near = Math.min(95, Math.max(5, bend))
  const [ringX, ringY] = point(hand.one([0.3, 0.5, 0.7]))
  return [
    built(curve(-5) + curve(5)),
    ground(curve(-hand.whole(18, 26)) + curve(hand.whole(18, 30)), hand.one(['8 3', '5 3 1 3', '14 4'])),
    measure(curve(0), '10 3 2 3'),
    fine(
      times(stakes, (index) => {
        const [stakeX, stakeY] = point((index + 0.5) / stakes)
        return `M${at(stakeX, stakeY - 8)}v16`
      }).join(''),
    ),
    measure(`M${at(ringX - 2, ringY)}a2 2 0 1 0 4 0a2 2 0 1 0-4 0`),
    figure(Math.min(270, Math.max(46, x)), near > 50 ? 14 : 94, `R ${hand.whole(9, 60) * 10} m`),
  ].join('')
}

/** A river in section between its dykes. */
const riverSection: Motif = (hand) => {
  const plain = hand.whole(50, 58)
  const crest = plain - hand.whole(14, 22)
  const [left, right] = [hand.whole(54, 90), hand.whole(226, 262)]
  const steps = hand.whole(4, 7)
  const bed = times(steps - 1, (index) => {
    const share = (index + 1) / steps
    return `L${at(left + 34 + share * (right - left - 68), plain + Math.sin(share * Math.PI) * hand.whole(22, 36))}`
  }).join('')
  const dyke = (x: number): string => `${at(x - 24, plain)}L${at(x - 6, crest)}H${x + 6}L${at(x + 24, plain)}`
  const flood = hand.whole(crest + 5, plain - 4)
  return [
    built(
      `M0 ${plain}L${dyke(left)}H${left + 34}${bed}L${at(right - 34, plain)}L${dyke(right)}H${SHEET_WIDTH}`,
    ),
    ground(
      `M${at(left - 14, plain)}L${at(left, crest + 5)}L${at(left + 14, plain)}M${at(right - 14, plain)}L${at(right, crest + 5)}L${at(right + 14, plain)}`,
    ),
    waterLine(left + 44, right - 44, plain + hand.whole(7, 12), hand.one(DASHES)),
    measure(`M${left} ${flood}H${right}`, '8 3'),
    figure((left + right) / 2, flood - 4, `1 : ${hand.one([10, 20, 25, 50, 100])}`),
    spanDown(crest, plain, right + 36, (1 + hand.share() * 2).toFixed(1)),
    ground(
      `M0 ${plain + hand.whole(28, 36)}H${left + 10}M${right - 10} ${plain + hand.whole(28, 36)}H${SHEET_WIDTH}`,
      '4 4',
    ),
  ].join('')
}

/** A river's levels over a year, as a gauge reads them. */
const hydrograph: Motif = (hand) => {
  const peaks = hand.whole(1, 3)
  const readings = 13
  const months = times(readings, (index) => {
    const rise = Math.sin((index / (readings - 1)) * Math.PI * peaks) ** 2 * hand.whole(30, 52)
    return at(40 + index * 20, 80 - rise - hand.whole(0, 6))
  })
  const bank = hand.whole(26, 44)
  return [
    built('M40 8V86H300M36 12l4-6 4 6M296 82l6 4-6 4'),
    water(`M${months.join('L')}`),
    fine(
      times(readings - 1, (index) => `M${60 + index * 20} 83v6`).join('') +
        times(5, (index) => `M37 ${72 - index * 14}h6`).join(''),
    ),
    water(months.map((month) => `M${month}m-1.5 0a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0`).join('')),
    measure(`M40 ${bank}H300`, '8 3'),
    figure(290, bank - 4, `${hand.whole(8, 15)}.${hand.whole(10, 95)}`),
  ].join('')
}

const contours: Motif = (hand) => {
  const count = hand.whole(6, 8)
  const line = (): number[] => times(6, () => hand.whole(-22, 22))
  const [first, last] = [line(), line()]
  const curves = times(count, (index) => {
    const share = index / (count - 1)
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = first.map(
      (from, place) => from * (1 - share) + (last[place] ?? 0) * share + 8 + share * 84,
    )
    return `M0 ${a.toFixed(0)}C50 ${b.toFixed(0)} 100 ${c.toFixed(0)} 160 ${d.toFixed(0)}S270 ${e.toFixed(0)} ${SHEET_WIDTH} ${f.toFixed(0)}`
  })
  const [x, y] = [hand.whole(90, 230), hand.whole(34, 66)]
  return [
    built(curves.filter((_, index) => index % 3 === 1).join('')),
    ground(curves.filter((_, index) => index % 3 !== 1).join('')),
    measure(
      `M${hand.whole(16, 50)} ${hand.whole(12, 88)}L${hand.whole(270, 304)} ${hand.whole(12, 88)}`,
      '10 3 2 3',
    ),
    measure(`M${x - 4} ${y + 3}h8l-4-7z`),
    figure(x + 8, y + 3, `${hand.whole(409, 640)}.${hand.whole(1, 9)}`, false),
  ].join('')
}

const town: Motif = (hand) => {
  const columns = times(hand.whole(5, 7), () => hand.whole(24, 46))
  const rows = hand.one([
    [20, 26, 20],
    [30, 30],
    [22, 18, 22],
    [16, 32, 16],
  ] as [number[], ...number[][]])
  const street = hand.whole(5, 8)
  const green = [hand.whole(1, columns.length - 2), hand.whole(0, rows.length - 1)]
  let blocks = ''
  let plots = ''
  let mark = ''
  let x = hand.whole(30, 60)
  for (const [column, width] of columns.entries()) {
    let y = 10
    if (x + width > RIGHT) break
    for (const [row, height] of rows.entries()) {
      blocks += `M${x} ${y}h${width}v${height}h${-width}z`
      if (column === green[0] && row === green[1])
        mark = measure(
          `M${x + 3} ${y + 3}L${x + width - 3} ${y + height - 3}M${x + width - 3} ${y + 3}L${x + 3} ${y + height - 3}`,
        )
      else
        plots += `M${x} ${y + height / 2}h${width}${times(hand.whole(1, 3), (index) => `M${x + (index + 1) * 9} ${y}v${height}`).join('')}`
      y += height + street
    }
    x += width + street
  }
  const bank = hand.whole(6, 20)
  return [
    built(blocks),
    ground(plots),
    mark,
    water(
      `M${bank} 0C${bank + hand.whole(8, 26)} 40 ${bank - 14} 60 ${bank + hand.whole(-4, 10)} 100M${bank + 8} 0C${bank + hand.whole(14, 32)} 40 ${bank - 4} 60 ${bank + hand.whole(6, 18)} 100`,
    ),
    measure(`M${x - 40} 96h40m-40-3v6m20-6v6m20-6v6`),
  ].join('')
}

/** Borings side by side, with the strata and the groundwater between them. */
const borings: Motif = (hand) => {
  const count = hand.whole(3, 5)
  const gap = 250 / (count - 1)
  const strata = hand.whole(3, 4)
  const tops = times(count, () => hand.whole(14, 24))
  const depths = times(strata, (layer) => times(count, () => 30 + layer * (56 / strata) + hand.whole(0, 9)))
  const x = (index: number): number => 30 + index * gap
  const logs = times(
    count,
    (index) =>
      `M${at(x(index) - 5, tops[index] ?? 0)}h10V92h-10z${depths.map((layer) => `M${at(x(index) - 5, layer[index] ?? 0)}h10`).join('')}`,
  ).join('')
  const hatch = times(count, (index) =>
    times(strata, (layer) =>
      layer % 2
        ? `M${at(x(index) - 3, (depths[layer]?.[index] ?? 0) + 4)}h6m-6 4h6`
        : `M${at(x(index), (depths[layer]?.[index] ?? 0) + 4)}h.1m-2 4h.1m3 0h.1`,
    ).join(''),
  ).join('')
  const between = depths
    .map((layer) =>
      times(
        count - 1,
        (index) => `M${at(x(index) + 5, layer[index] ?? 0)}L${at(x(index + 1) - 5, layer[index + 1] ?? 0)}`,
      ).join(''),
    )
    .join('')
  return [
    built(logs),
    ground(
      `M0 ${tops[0]}${times(count, (index) => `L${at(x(index), tops[index] ?? 0)}`).join('')}H${SHEET_WIDTH}`,
    ),
    ground(between, hand.one(['6 3', '3 3', '9 3 2 3'])),
    fine(hatch),
    water(`M0 ${hand.whole(44, 54)}L284 ${hand.whole(44, 58)}`, hand.one(DASHES)),
    spanDown(tops[count - 1] ?? 20, 92, 296, `${hand.whole(6, 15)}.0`),
  ].join('')
}

const beam: Motif = (hand) => {
  const top = hand.whole(30, 38)
  const depth = hand.whole(16, 28)
  const end = hand.whole(196, 216)
  const spans = hand.whole(1, 3)
  const overhang = hand.one([6, 6, 26])
  const links = hand.whole(4, 7) * spans + hand.whole(4, 8)
  const cover = 4
  const across = hand.whole(18, 26)
  const bars = hand.whole(2, 4)
  const section = 244
  const span = (end - 26 - overhang - 4) / spans
  const supports = times(spans + 1, (index) => 26 + index * span)
  const stirrups = times(
    links,
    (index) => `M${at(24 + (index / (links - 1)) * (end - 28), top + cover)}v${depth - 2 * cover}`,
  ).join('')
  const dots = times(
    bars,
    (index) =>
      `M${at(section + cover + 3 + (index * (across - 2 * cover - 6)) / Math.max(1, bars - 1), top + depth - cover - 3)}h.1`,
  ).join('')
  const support = hand.isHeads()
    ? (x: number): string => `M${at(x, top + depth)}l-5 8h10z`
    : (x: number): string => `M${at(x - 5, top + depth)}v14h10v-14`
  const moment = `M26 ${top - 6}${supports
    .slice(1)
    .map((x) => `Q${at(x - span / 2, top - 6 - hand.whole(12, 30))} ${at(x, top - 6)}`)
    .join('')}`
  const loads = hand.one([
    () =>
      ground(
        `M20 ${top - 4}H${end}${times(9, (index) => `M${at(30 + index * ((end - 40) / 8), top - 12)}v8l-2-3m2 3l2-3`).join('')}`,
      ),
    () =>
      measure(
        supports
          .slice(1)
          .map((x) => `M${at(x - span / 2, top - 18)}v16l-3-4m3 4l3-4`)
          .join(''),
      ),
    () => water(moment),
  ] as const)
  return [
    built(
      `M20 ${top}H${end}v${depth}H20z${supports.map(support).join('')}M${section} ${top}h${across}v${depth}h${-across}z`,
    ),
    fine(
      `M24 ${top + cover}H${end - 4}M24 ${top + depth - cover}H${end - 4}${stirrups}M${section + cover} ${top + cover}h${across - 2 * cover}v${depth - 2 * cover}h${2 * cover - across}z`,
    ),
    `<path stroke-width="3" d="${dots}"/>`,
    loads(),
    spanAcross(26, 26 + span, top + depth + 26, `${hand.whole(3, 9)}.${hand.whole(0, 9)} m`),
    spanDown(top, top + depth, section + across + 12, `${hand.whole(6, 14) * 50}`),
  ].join('')
}

const frame: Motif = (hand) => {
  const storeys = hand.whole(1, 3)
  const bays = hand.whole(3, 6)
  const bay = hand.whole(26, 220 / bays)
  const left = (SHEET_WIDTH - bays * bay) / 2 - 10
  const base = 82
  const storey = hand.whole(16, 52 / storeys)
  const top = base - storeys * storey
  const right = left + bays * bay
  const columns = times(bays + 1, (index) => `M${at(left + index * bay, base)}V${top}`).join('')
  const floors = times(storeys, (index) => `M${left} ${base - (index + 1) * storey}H${right}`).join('')
  const feet = times(bays + 1, (index) => `M${at(left + index * bay - 5, base)}v5h10v-5`).join('')
  const roofs = {
    pitched: `M${left - 8} ${top}L${at((left + right) / 2, top - 12)}L${right + 8} ${top}`,
    flat: `M${left - 6} ${top - 4}H${right + 6}v4H${left - 6}z`,
    single: `M${left - 8} ${top - 2}L${right + 8} ${top - 11}V${top}`,
  }
  const holes = times(bays * storeys, (index) => {
    const [x, y] = [left + (index % bays) * bay, base - Math.floor(index / bays) * storey]
    if (hand.share() < 0.3) return `M${at(x, y)}l${bay} ${-storey}`
    return `M${at(x + bay * 0.3, y - storey * 0.3)}h${(bay * 0.4).toFixed(1)}v${(-storey * 0.4).toFixed(1)}h${(-bay * 0.4).toFixed(1)}z`
  }).join('')
  return [
    built(columns + floors + roofs[hand.one(['pitched', 'flat', 'single'] as const)] + feet),
    fine(holes),
    ground(
      `M0 ${base}H${left - 5}M${right + 5} ${base}H${SHEET_WIDTH}${times(14, (index) => `M${4 + index * 23} ${base + 9}l-4 4`).join('')}`,
    ),
    measure(`M${at(left, 93)}v6m-2-1l4-4M${at(left + bay, 93)}v6m-2-1l4-4M${at(left, 96)}h${bay}`),
    spanDown(base - storey, base, right + 24, (2.7 + hand.share()).toFixed(2)),
    measure(times(bays + 1, (index) => `M${at(left + index * bay, top - 14)}v-6`).join(''), '2 1'),
  ].join('')
}

/** A tank on its tower, the main to a tap, and the pressure along it. */
const waterSupply: Motif = (hand) => {
  const x = hand.whole(44, 70)
  const width = hand.whole(32, 46)
  const tank = hand.whole(12, 20)
  const height = hand.whole(16, 22)
  const base = hand.whole(74, 82)
  const taps = hand.whole(2, 4)
  const fall = hand.whole(2, 8)
  const braces = hand.whole(2, 3)
  const leg = base - tank - height
  const rungs = times(braces, (index) => {
    const y = tank + height + (index * leg) / braces
    return `M${at(x + 5, y)}L${at(x + width - 5, y + leg / braces)}M${at(x + width - 5, y)}L${at(x + 5, y + leg / braces)}M${x + 4} ${(y + leg / braces).toFixed(1)}h${width - 8}`
  }).join('')
  const places = times(taps, (index) => x + width + 40 + (index * (270 - x - width)) / taps)
  const lid = hand.isHeads()
    ? `M${x - 3} ${tank}L${at(x + width / 2, tank - 8)}L${x + width + 3} ${tank}`
    : `M${x} ${tank}q${width / 2}-12 ${width} 0`
  return [
    built(
      `M${x} ${tank}h${width}v${height}h${-width}z${lid}M${x + 4} ${tank + height}V${base}M${x + width - 4} ${tank + height}V${base}`,
    ),
    fine(
      rungs +
        places
          .map((place) => `M${at(place, base + fall - 14)}h7v4M${at(place - 4, base + fall)}v-4h8v4`)
          .join(''),
    ),
    water(
      `M${x + 3} ${tank + 6}h${width - 6}M${x + width / 2} ${tank + height}V${base + 8}L${at(places.at(-1) ?? 300, base + fall + 8)}${places.map((place) => `M${at(place, base + fall + 8)}v-22`).join('')}`,
    ),
    ground(`M0 ${base}H${x + width + 10}L${at((places[0] ?? 150) - 10, base + fall)}H${SHEET_WIDTH}`),
    measure(
      `M${x + width + 6} ${tank + 6}L${SHEET_WIDTH - 10} ${hand.whole(tank + 18, tank + 34)}`,
      '8 3 2 3',
    ),
    spanDown(tank, base, x - 34, `${hand.whole(9, 24)} m`),
  ].join('')
}

/** A programme of works: bars over weeks, what follows from what, and today. */
const programme: Motif = (hand) => {
  const weeks = hand.whole(9, 13)
  const tasks = hand.whole(5, 7)
  const week = 260 / weeks
  const row = 74 / tasks
  let start = 0
  const bars = times(tasks, (index) => {
    const length = hand.whole(2, 4)
    const bar = { x: 30 + start * week, y: 18 + index * row, width: Math.min(length, weeks - start) * week }
    start = Math.min(weeks - 2, start + Math.max(1, length - hand.whole(0, 2)))
    return bar
  })
  const high = Math.min(8, row - 3)
  return [
    ground(times(weeks + 1, (index) => `M${at(30 + index * week, 12)}V94`).join('')),
    built(
      `M30 12H290${bars.map(({ x, y, width }) => `M${at(x, y)}h${width.toFixed(1)}v${high.toFixed(1)}h${(-width).toFixed(1)}z`).join('')}`,
    ),
    fine(
      bars
        .slice(1)
        .map(
          ({ x, y }, index) =>
            `M${at((bars[index]?.x ?? 0) + (bars[index]?.width ?? 0), (bars[index]?.y ?? 0) + high / 2)}H${(x + 4).toFixed(1)}V${y.toFixed(1)}`,
        )
        .join(''),
    ),
    measure(`M${at(30 + hand.whole(3, weeks - 3) * week + week / 2, 6)}V96`, '4 2'),
    figure(306, 15, `${weeks}`),
  ].join('')
}

/** Levelling over rising ground: the instrument between two staffs. */
const levelling: Motif = (hand) => {
  const [from, to] = [hand.whole(78, 90), hand.whole(52, 70)]
  const middle = (from + to) / 2 - hand.whole(-4, 6)
  const x = hand.whole(120, 190)
  const sight = middle - hand.whole(26, 30)
  const [back, fore] = [hand.whole(30, 60), hand.whole(250, 285)]
  const groundAt = (place: number): number => from + ((to - from) * place) / SHEET_WIDTH
  const staff = (place: number): string =>
    `M${at(place - 3, groundAt(place))}V8h6V${groundAt(place).toFixed(1)}`
  const marks = (place: number): string =>
    times(7, (index) => `M${place - 3} ${14 + index * 7}h${index % 2 ? 6 : 3}`).join('')
  return [
    built(
      `M0 ${from}Q${x} ${middle + 4} ${SHEET_WIDTH} ${to}${staff(back)}${staff(fore)}M${x - 8} ${sight - 4}h16v8h-16z`,
    ),
    fine(
      `M${x} ${sight + 4}l-12 ${middle - sight}M${x} ${sight + 4}l12 ${middle - sight}M${x} ${sight + 4}v${middle - sight}${marks(back)}${marks(fore)}`,
    ),
    ground(
      times(
        hand.whole(2, 3),
        (index) =>
          `M0 ${from + 7 + index * 7}Q${x} ${middle + 12 + index * 7} ${SHEET_WIDTH} ${to + 9 + index * 8}`,
      ).join(''),
    ),
    measure(`M${back + 4} ${sight}H${fore - 4}`, '8 3 2 3'),
    figure(back + 8, sight - 4, `${hand.whole(1, 3)}.${hand.whole(100, 999)}`, false),
    figure(fore - 30, sight - 4, `0.${hand.whole(100, 999)}`, false),
  ].join('')
}

export const MOTIFS = {
  bridge,
  roadSection,
  culvert,
  alignment,
  riverSection,
  hydrograph,
  contours,
  town,
  borings,
  beam,
  frame,
  waterSupply,
  programme,
  levelling,
}
export type MotifName = keyof typeof MOTIFS
