import { chart } from '../../papers/figures/chart'
import { drilledWell, frameBay, padOnClay, raisedLatrine } from '../../papers/figures/sections'
import { type Paper, list, steps } from '../../papers/Paper'
import { LATERITE_WASH, NILE_WASH, SAND } from '../../papers/pageStyle'

export const concreteFrames: Paper = {
  series: 'Guidance Note 1',
  title: 'Reinforced Concrete Frames for Small Public Buildings',
  subtitle: 'Schools, clinics and offices of up to three storeys: proportions, detailing and supervision',
  edition: 'First edition, February 2025',
  issuedOn: '2025-02-10',
  cover: 'cube',
  sections: [
    {
      heading: 'Scope',
      blocks: [
        'Most public buildings in South Sudan are reinforced concrete frames with walls of block or brick between the columns. They are often built far from a laboratory, with aggregate from the nearest quarry or river and steel that has travelled for weeks. This note collects the proportions and details that make such a frame forgiving. It is for the engineer who designs it and for the engineer who stands beside the formwork.',
        'It covers frames of up to three storeys, spans of up to 6 m and live loads of up to 3 kN per square metre. Anything beyond this deserves a full analysis.',
      ],
    },
    {
      heading: 'Proportions to begin with',
      blocks: [
        {
          kind: 'table',
          caption: 'Table 1. First sizes, to be confirmed by calculation.',
          columns: ['Member', 'First size', 'Remark'],
          widths: [3, 4, 6],
          rows: [
            ['Solid slab, one way', 'span / 28', 'not below 125 mm'],
            ['Beam', 'depth span / 12', 'width half the depth, at least 230 mm'],
            ['Column', '300 x 300 mm', 'four 16 mm bars or more; larger for three storeys'],
            ['Ground beam', '230 x 400 mm', 'ties every column in both directions'],
          ],
        },
        'Keep the frame regular: columns above columns, walls above beams, the same grid on every floor. Leave a gap between a stiff infill wall and a column that it could shorten, or let the wall run the full height. A half-height wall under a row of windows turns a good column into a short one, and short columns fail first.',
      ],
    },
    {
      heading: 'Details that decide',
      blocks: [
        {
          kind: 'figure',
          caption: 'Figure 1. One bay of a frame. Links stand closest where shear and bending are greatest: at the ends of beams and columns.',
          alt: 'Elevation of a concrete portal with two columns and a beam. Links are close together over a length of two beam depths from each column and wider in between.',
          height: 184,
          draw: frameBay,
        },
        'The strong earthquakes of May 1990 in the Juba region are a reminder that the south of the country lies beside the East African Rift. Close links, hooks turned through 135 degrees and laps away from the joints cost little and keep a damaged frame standing.',
        list(
          'Cover: 25 mm indoors, 40 mm outdoors, 50 mm in the ground over blinding, 75 mm against soil. Use concrete spacers, not stones or wood.',
          'Laps: 50 bar diameters, staggered; in columns at mid-height, never just above the floor.',
          'Beam and column bars pass through the joint; the links of the column continue through it.',
          'Starter bars are held by a template, so that columns stand where the drawing says.',
        ),
      ],
    },
    {
      heading: 'Water is the cheapest way to spoil concrete',
      blocks: [
        'Measure water. A mix that flows from the barrow has usually been given a third more water than it needs, and with it loses a third of its strength. Order aggregate early and sieve it; keep sand under cover before the rains; reject cement with lumps that do not crush between the fingers.',
        steps(
          'Slump 50 to 100 mm for beams and columns, checked at every mixing of more than one cubic metre.',
          'Three cubes from each day of work, cured in water, named with date and place.',
          'Vibrate or rod every layer of 300 mm. Honeycombs at the foot of a column come from pouring it in one go.',
          'Keep wet for seven days under sacking or sand. In the dry season, from November on, an afternoon is enough to lose the surface.',
        ),
      ],
    },
  ],
}

export const foundationsOnClay: Paper = {
  series: 'Guidance Note 2',
  title: 'Foundations on Black Cotton Soil',
  subtitle: 'Recognising expansive clay, and five ways of building on it',
  edition: 'First edition, March 2025',
  issuedOn: '2025-03-17',
  cover: 'contours',
  sections: [
    {
      heading: 'A soil that breathes',
      blocks: [
        'Black cotton soil covers great parts of Upper Nile, Jonglei and Unity, and patches of the land elsewhere. It is a dark, highly plastic clay that swells when it takes up water and shrinks when it dries. In the dry season it opens in cracks wide enough for a hand; in the wet season a loaded lorry sinks in it to the axles. A light building is lifted at its edges in one season and let down in the next. After a few years the walls show it: cracks that start at the corners of doors and windows, wide at the top, and that open and close with the year.',
        'What moves is not the load but the water. The foundation has to be taken below the depth where moisture changes with the season, or moisture has to be kept even, or the building has to be stiff enough to ride.',
      ],
    },
    {
      heading: 'Recognising it',
      blocks: [
        {
          kind: 'table',
          caption: 'Table 1. Swelling potential from the plasticity index (after Chen). The ranges overlap: where they do, assume the worse.',
          columns: ['Plasticity index, %', 'Swelling potential', 'What to do'],
          widths: [3, 3, 6],
          rows: [
            ['0 to 15', 'low', 'ordinary shallow foundation'],
            ['10 to 35', 'medium', 'deepen; reinforce strips; keep water away'],
            ['20 to 55', 'high', 'pads below the active depth, or stiff raft'],
            ['above 35', 'very high', 'piles or deep pads with suspended floor'],
          ],
        },
        'Without a laboratory: roll a thread of moist soil between the hands. If it can be rolled to 3 mm again and again without breaking, and a dry lump cannot be crushed by the fingers, treat the soil as expansive. Dig one pit at the end of the dry season. The depth to which cracks and shiny sliding planes reach is the least depth of seasonal movement.',
      ],
    },
    {
      heading: 'Five ways of building',
      blocks: [
        steps(
          'Remove it, where it is thinner than about 1.5 m. Replace it with lateritic gravel, compacted in layers of 150 mm.',
          'Go below it: pads or short bored piles under the active depth, ground beams clear of the soil.',
          'Make the ground heavy and even: a compacted blanket of at least 1 m of stable fill over the whole building and 1.5 m beyond it.',
          'Make the building stiff: a raft with cross beams, for small square plans.',
          'Make the building loose: panels with joints, for stores and light roofs that can be levelled again.',
        ),
        {
          kind: 'figure',
          caption: 'Figure 1. The second way. The ground beam spans from pad to pad and leaves the clay room to rise.',
          alt: 'Section of a column on a pad footing 1.5 metres or more below ground, below the depth of seasonal movement, backfilled with lateritic gravel, with a ground beam over a void.',
          height: 206,
          draw: padOnClay,
        },
      ],
    },
    {
      heading: 'Water around the house',
      blocks: [
        list(
          'An apron at least 1.5 m wide, falling 1 in 30 away from the wall.',
          'Roof water led away in a gutter or over the apron; no downpipe that ends at the foundation.',
          'No tree nearer than its full height; no soakaway nearer than 6 m.',
          'Pipes through the foundation with flexible joints: one leak under one corner moves the whole house.',
          'Build at the end of the rains, when the ground is neither at its driest nor at its wettest.',
        ),
      ],
    },
  ],
}

export const lateriteRoads: Paper = {
  series: 'Guidance Note 3',
  title: 'Laterite Roads for Light Traffic',
  subtitle: 'Choosing gravel, building the wearing course, keeping it',
  edition: 'First edition, April 2025',
  issuedOn: '2025-04-14',
  cover: 'road',
  sections: [
    {
      heading: 'The road most people use',
      blocks: [
        'The Juba–Nimule road is paved. Most others are earth or gravel, and will be for a long time. A gravel road that is shaped, drained and patched carries a hundred vehicles a day for years. The same road without a ditch is lost in one wet season. Laterite, the red gravel of the ironstone plateau, is the best natural material we have for it, provided that it is the right laterite.',
      ],
    },
    {
      heading: 'Choosing the gravel',
      blocks: [
        'Two numbers from a sieve and a shrinkage mould predict how a wearing course will behave. Both come from tests that a district laboratory can do.',
        list(
          'Shrinkage product: linear shrinkage in per cent, times the percentage that passes the 0.425 mm sieve. It speaks of clay.',
          'Grading coefficient: the percentage between 26.5 mm and 2.0 mm, times the percentage passing 4.75 mm, divided by 100. It speaks of stones and what holds them.',
        ),
        {
          kind: 'figure',
          caption: 'Figure 1. Behaviour of a gravel wearing course (after the South African guide TRH 20). Between 240 and 365 the gravel serves, but is dusty when dry.',
          alt: 'A chart of shrinkage product against grading coefficient with zones: slippery above a shrinkage product of 365, corrugates and ravels below 100, erodible at a grading coefficient below 16, ravels above 34, and good in the middle.',
          height: 196,
          draw: chart({
            x: { label: 'Grading coefficient', from: 0, to: 48, step: 8 },
            y: { label: 'Shrinkage product', from: 0, to: 500, step: 100 },
            zones: [
              { label: 'corrugates and ravels', from: [0, 0], to: [48, 100], fill: SAND },
              { label: 'slippery when wet', from: [0, 365], to: [48, 500], fill: NILE_WASH },
              { label: 'erodes', from: [0, 100], to: [16, 365], fill: '#ffffff' },
              { label: 'good', from: [16, 100], to: [34, 240], fill: LATERITE_WASH },
              { label: 'good, but dusty', from: [16, 240], to: [34, 365], fill: '#ffffff' },
              { label: 'ravels', from: [34, 100], to: [48, 365], fill: '#ffffff' },
            ],
          }),
        },
        'Stones above 37.5 mm are raked out or broken: they make a road that cannot be graded. A soaked bearing ratio of 15 per cent at 95 per cent of modified density is the least.',
      ],
    },
    {
      heading: 'Building it',
      blocks: [
        steps(
          'Shape and compact the formation first. Its crossfall is that of the finished road, 5 to 6 per cent.',
          'Open the side drains and their turn-outs before any gravel arrives.',
          'Dump the heaps at measured distances, so that the layer is 150 mm thick after rolling.',
          'Water and mix until a handful keeps its shape when pressed and does not wet the palm.',
          'Roll from the edge to the crown, at least eight passes, until the roller leaves no mark.',
        ),
        'Measure thickness every 100 m through a small hole. A layer that is 100 mm instead of 150 mm is a road that lasts half as long.',
      ],
    },
    {
      heading: 'Keeping it',
      blocks: [
        {
          kind: 'table',
          caption: 'Table 1. A year of maintenance for one kilometre under light traffic.',
          columns: ['When', 'What', 'Who'],
          widths: [3, 6, 4],
          rows: [
            ['before the rains', 'clear drains, turn-outs and culverts', 'village contract'],
            ['during the rains', 'close to heavy lorries after a storm; patch', 'road supervisor'],
            ['after the rains', 'grade once, moist, with compaction', 'grader or towed drag'],
            ['every 4 to 6 years', 'replace lost gravel, 50 to 100 mm', 'contractor'],
          ],
        },
        'Write down what was spent on each kilometre. Two years of such notes decide better than any manual where the next gravel should go.',
      ],
    },
  ],
}

export const boreholes: Paper = {
  series: 'Guidance Note 4',
  title: 'Boreholes and Small Water Yards',
  subtitle: 'Siting, drilling, testing and handing over',
  edition: 'First edition, May 2025',
  issuedOn: '2025-05-12',
  cover: 'water',
  sections: [
    {
      heading: 'Before the rig arrives',
      blocks: [
        'A borehole is only as good as the reasons for its place. Ask where women and children walk for water today, which wells fall dry and in which month, and where floods stand. Then look at the ground. On the plains of Jonglei the aquifer is sand between clays; on the basement rock of Equatoria it is the weathered zone and the cracks below it. On rock, two resistivity lines cost less than one dry hole.',
        list(
          'At least 30 m from any latrine, uphill of it where there is a slope.',
          'At least 0.5 m above the highest flood that people remember, or on an embankment.',
          'Reachable by the rig, and by a lorry with spare parts in the wet season.',
          'On land whose owner has agreed in writing.',
        ),
      ],
    },
    {
      heading: 'How much water',
      blocks: [
        'Worked example. A settlement of 2,400 people at 20 litres a person and day needs 48 cubic metres a day. A hand pump that gives 17 litres a minute serves about 500 people, so five of them would be needed. One borehole that gives 2.5 litres a second, pumped for six hours of sun, gives 54 cubic metres and feeds a tank and tap stands.',
        {
          kind: 'table',
          caption: 'Table 1. Worked example: a small water yard.',
          columns: ['Item', 'Calculation', 'Result'],
          widths: [4, 6, 3],
          rows: [
            ['Demand', '2,400 people x 20 l', '48 m³/day'],
            ['Solar pump', '2.5 l/s x 6 h', '54 m³/day'],
            ['Storage', 'half a day of demand', '24 m³'],
            ['Taps', '2,400 / 250 people a tap', '10 taps'],
            ['Tank floor above taps', '6 m head, less 2 m losses', '4 m at the tap'],
          ],
        },
      ],
    },
    {
      heading: 'The well',
      blocks: [
        {
          kind: 'figure',
          caption: 'Figure 1. A drilled well in layered ground. The grout seal keeps what is on the surface out of what is drunk.',
          alt: 'Section of a drilled well with apron, cement grout seal, plain casing, screen opposite the aquifer, gravel pack and sump.',
          height: 296,
          draw: drilledWell,
        },
        'The driller’s log is worth as much as the hole. It records every change of soil with its depth, every strike of water, the time for each metre, and what was put down: lengths of casing and screen, gravel, grout.',
      ],
    },
    {
      heading: 'Testing and handing over',
      blocks: [
        steps(
          'Develop until the water is clear and free of sand.',
          'Step test: four rates of one hour each, water level read at fixed times.',
          'Constant test at the design rate for 24 hours, then recovery until the level is back to nine tenths.',
          'Sample for bacteria, salinity, fluoride, iron and nitrate. No handing over without the result.',
          'Pour a cup for the chair of the water committee, and leave the log, the test and the list of parts with her.',
        ),
        'Enter the borehole in the register of the state ministry. A hole that is in nobody’s book is drilled again ten years later, fifty metres away.',
      ],
    },
  ],
}

export const floodLatrines: Paper = {
  series: 'Guidance Note 5',
  title: 'Latrines on Flooded Ground',
  subtitle: 'Sanitation where the water table is high and the river comes every year',
  edition: 'First edition, June 2025',
  issuedOn: '2025-06-09',
  cover: 'water',
  sections: [
    {
      heading: 'The problem',
      blocks: [
        'Around the Sudd, along the Sobat and in the towns of the White Nile, people live with water at or above the ground for part of the year. A pit dug there fills, collapses, and carries what it holds to the nearest well. The flood then spreads it over the whole village. A latrine that works must be raised, sealed below the flood, and emptied.',
      ],
    },
    {
      heading: 'Where the pit may end',
      blocks: [
        'The bottom of an unsealed pit stays at least 1.5 m above the highest water table. Where this cannot be had even by raising, the pit is a sealed vault and is emptied. The table is measured at the end of the rains: a hand-augered hole with a slotted pipe, read once a week, is enough.',
        {
          kind: 'figure',
          caption: 'Figure 1. Raised latrine. The slab stands 0.3 m above the highest flood; the lining is watertight from the slab to 0.5 m below the ground.',
          alt: 'Section of a latrine on an earth mound, its slab above the highest flood level, its lined pit ending above the highest water table.',
          height: 220,
          draw: raisedLatrine,
        },
      ],
    },
    {
      heading: 'How large',
      blocks: [
        'Volume = persons x years x rate, with 0.04 cubic metres a person and year where water is used for cleaning and 0.06 where paper, leaves or stones are. Add 0.5 m of free height below the slab.',
        {
          kind: 'table',
          caption: 'Table 1. Worked example for a plan area of 1.0 m², at 0.06 m³ a person and year.',
          columns: ['Persons', 'Years', 'Volume', 'Depth with free height'],
          rows: [
            ['6', '3', '1.1 m³', '1.6 m'],
            ['6', '5', '1.8 m³', '2.3 m'],
            ['10', '3', '1.8 m³', '2.3 m'],
            ['20 (shared)', '2', '2.4 m³', '2.9 m'],
          ],
        },
        'On flooded ground two shallow vaults, used in turn, serve better than one deep pit: the full one rests for two years, and what comes out of it is earth.',
      ],
    },
    {
      heading: 'Building and use',
      blocks: [
        list(
          'Lining of burnt brick or block in cement mortar, plastered on both sides above ground.',
          'Mound of clay, placed moist in layers of 150 mm, sides 1 in 1.5, planted with grass before the rains.',
          'Steps with a rail, and for at least one latrine in each public place a ramp of 1 in 12.',
          'A vent pipe of 110 mm or more, with a fly screen, on the side of the sun.',
          'Hand-washing at the foot of the steps, where it is seen.',
          'Ask those who will use it first: women and girls about door, light and place; old people about the height of the steps.',
        ),
      ],
    },
  ],
}
