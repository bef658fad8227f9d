import { chart } from '../../publicationPdf/figures/chart'
import { drilledWell, frameBay, padOnClay, raisedLatrine } from '../../publicationPdf/figures/sections'
import { type PublicationText, list, steps } from '../../publicationPdf/PublicationText'
import { LATERITE_WASH, NILE_WASH, SAND } from '../../publicationPdf/pageStyle'
import { paragraph } from '../paragraph'

export const concreteFrames: PublicationText = {
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
        paragraph`
          Most public buildings in South Sudan are reinforced concrete frames with walls of block or brick
          between the columns. They are often built far from a laboratory, with aggregate from the nearest
          quarry or river and steel that has travelled for weeks. This note collects the proportions and
          details that make such a frame robust. It is for both the design engineer and the engineer on site.
        `,
        paragraph`
          It covers frames of up to three storeys, spans of up to 6 m and live loads of up to 3 kN per square
          metre. Anything larger needs a full analysis.
        `,
      ],
    },
    {
      heading: 'Initial sizes',
      blocks: [
        {
          kind: 'table',
          caption: 'Table 1. Initial sizes, to be confirmed by calculation.',
          columns: ['Member', 'Initial size', 'Remark'],
          widths: [3, 4, 6],
          rows: [
            ['Solid slab, one way', 'span / 28', 'at least 125 mm'],
            ['Beam', 'depth span / 12', 'width half the depth, at least 230 mm'],
            ['Column', '300 x 300 mm', 'four 16 mm bars or more; larger for three storeys'],
            ['Ground beam', '230 x 400 mm', 'ties all columns together in both directions'],
          ],
        },
        paragraph`
          Keep the frame regular: columns above columns, walls above beams, the same grid on every floor.
          Either separate stiff infill walls from the columns or take them to full height. A half-height wall
          below a row of windows creates a short column, and short columns fail first.
        `,
      ],
    },
    {
      heading: 'Critical details',
      blocks: [
        {
          kind: 'figure',
          caption: paragraph`
            Figure 1. One bay of a frame. Links are closest where shear and bending are greatest: at the
            ends of beams and columns.
          `,
          alt: paragraph`
            Elevation of a concrete portal with two columns and a beam. Links are close together over a length
            of two beam depths from each column and wider in between.
          `,
          height: 184,
          draw: frameBay,
        },
        paragraph`
          The strong earthquakes of May 1990 in the Juba region are a reminder that the south of the country
          lies beside the East African Rift. Closely spaced links, hooks bent through 135 degrees and laps
          away from the joints cost little and help a damaged frame to stay up.
        `,
        list(
          paragraph`
            Cover: 25 mm indoors, 40 mm outdoors, 50 mm in the ground over blinding, 75 mm against soil. Use
            concrete spacers, not stones or wood.
          `,
          'Laps: 50 bar diameters, staggered; in columns, at mid-height and never just above the floor.',
          'Beam and column bars pass through the joint; the links of the column continue through it.',
          'Starter bars are held in position by a template.',
        ),
      ],
    },
    {
      heading: 'Control of water and curing',
      blocks: [
        paragraph`
          Measure the water. A mix that flows from the barrow usually contains a third more water than it
          needs and loses about a third of its strength. Order aggregate early and sieve it. Cover sand before
          the rains. Reject cement with lumps that cannot be crushed between the fingers.
        `,
        steps(
          'Check the slump of every batch of more than one cubic metre: 50 to 100 mm for beams and columns.',
          'Make three cubes on each day of concreting, cure them in water and label them with the date and location.',
          paragraph`
            Place concrete in layers of 300 mm and compact each one. Honeycombing at the foot of a column is
            caused by pouring it in one lift.
          `,
          paragraph`
            Keep the concrete wet for seven days under sacking or sand. In the dry season, from November, one
            afternoon without water can ruin the surface.
          `,
        ),
      ],
    },
  ],
}

export const foundationsOnClay: PublicationText = {
  series: 'Guidance Note 2',
  title: 'Foundations on Black Cotton Soil',
  subtitle: 'Recognising expansive clay, and five types of foundation for it',
  edition: 'First edition, March 2025',
  issuedOn: '2025-03-17',
  cover: 'contours',
  sections: [
    {
      heading: 'How expansive clay behaves',
      blocks: [
        paragraph`
          Black cotton soil covers large parts of Upper Nile, Jonglei and Unity, and occurs in patches
          elsewhere. It is a dark, highly plastic clay that swells when it takes up water and shrinks when it
          dries. In the dry season it cracks widely enough to take a hand; in the wet season a loaded lorry
          sinks to its axles. The edges of a light building rise in one season and settle in the next. After a
          few years cracks appear at the corners of doors and windows, wider at the top, and open and close
          with the seasons.
        `,
        paragraph`
          The movement is caused by changes in moisture, not by the load. Take the foundation below the depth
          of seasonal moisture change, keep the moisture content uniform, or make the building stiff enough to
          move as one piece.
        `,
      ],
    },
    {
      heading: 'Identification',
      blocks: [
        {
          kind: 'table',
          caption: paragraph`
            Table 1. Swelling potential from the plasticity index (after Chen). Where the ranges overlap,
            assume the worse.
          `,
          columns: ['Plasticity index, %', 'Swelling potential', 'Action'],
          widths: [3, 3, 6],
          rows: [
            ['0 to 15', 'low', 'ordinary shallow foundation'],
            ['10 to 35', 'medium', 'deepen; reinforce strips; keep water away'],
            ['20 to 55', 'high', 'pads below the active depth, or stiff raft'],
            ['above 35', 'very high', 'piles or deep pads with suspended floor'],
          ],
        },
        paragraph`
          Without a laboratory: roll a thread of moist soil between the hands. If it can be rolled repeatedly
          to 3 mm without breaking, and a dry lump cannot be crushed between the fingers, treat the soil as
          expansive. Dig a trial pit at the end of the dry season. The depth of the cracks and of any shiny
          slip surfaces is the minimum depth of seasonal movement.
        `,
      ],
    },
    {
      heading: 'Five types of foundation',
      blocks: [
        steps(
          'Replace it, where it is less than about 1.5 m thick, with lateritic gravel compacted in layers of 150 mm.',
          'Found below it: pads or short bored piles below the active depth, with ground beams clear of the soil.',
          paragraph`
            Load and even out the ground: at least 1 m of compacted stable fill under the whole building and
            1.5 m beyond it.
          `,
          'Make the building stiff: a raft with cross beams, for small, square plans.',
          'Make the building flexible: jointed panels, for stores and light structures that can be re-levelled.',
        ),
        {
          kind: 'figure',
          caption: paragraph`
            Figure 1. The second type. The ground beam spans between pads, with a void below it that lets
            the clay rise.
          `,
          alt: paragraph`
            Section of a column on a pad footing 1.5 metres or more below ground, below the depth of seasonal
            movement, backfilled with lateritic gravel, with a ground beam over a void.
          `,
          height: 206,
          draw: padOnClay,
        },
      ],
    },
    {
      heading: 'Drainage around the building',
      blocks: [
        list(
          'Provide an apron at least 1.5 m wide, with a fall of 1 in 30 away from the wall.',
          'Take roof water away in a gutter or over the apron; no downpipe may discharge at the foundation.',
          'Keep trees at least their mature height away, and soakaways at least 6 m.',
          paragraph`
            Use flexible joints where pipes pass through the foundation: a single leak below one corner can
            move the whole building.
          `,
          'Build at the end of the rains, when the ground is neither at its driest nor at its wettest.',
        ),
      ],
    },
  ],
}

export const lateriteRoads: PublicationText = {
  series: 'Guidance Note 3',
  title: 'Laterite Roads for Light Traffic',
  subtitle: 'Selecting gravel; building and maintaining the wearing course',
  edition: 'First edition, April 2025',
  issuedOn: '2025-04-14',
  cover: 'road',
  sections: [
    {
      heading: 'Introduction',
      blocks: [
        paragraph`
          The Juba–Nimule road is paved. Most others are earth or gravel and will remain so for many years. A
          gravel road that is shaped, drained and patched can carry a hundred vehicles a day for years;
          without a ditch, the same road can be lost in one wet season. Laterite, the red gravel of the
          ironstone plateau, is the best natural material available, provided that it is selected with care.
        `,
      ],
    },
    {
      heading: 'Selecting the gravel',
      blocks: [
        paragraph`
          Two values predict how a wearing course will behave. Both come from tests that a district laboratory
          can carry out.
        `,
        list(
          paragraph`
            Shrinkage product: linear shrinkage in per cent, times the percentage that passes the 0.425 mm
            sieve. It indicates the effect of clay.
          `,
          paragraph`
            Grading coefficient: the percentage between 26.5 mm and 2.0 mm, times the percentage passing 4.75
            mm, divided by 100. It indicates how well the stones interlock.
          `,
        ),
        {
          kind: 'figure',
          caption: paragraph`
            Figure 1. Behaviour of a gravel wearing course (after the South African guide TRH 20). Between
            240 and 365 the gravel performs well but is dusty when dry.
          `,
          alt: paragraph`
            A chart of shrinkage product against grading coefficient with zones: slippery above a shrinkage
            product of 365, corrugates and ravels below 100, erodible at a grading coefficient below 16,
            ravels above 34, and good in the middle.
          `,
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
        paragraph`
          Remove or break stones larger than 37.5 mm, because they make a road impossible to grade. The soaked
          California bearing ratio (CBR) should be at least 15 per cent at 95 per cent of modified density.
        `,
      ],
    },
    {
      heading: 'Construction',
      blocks: [
        steps(
          'Shape and compact the formation first. Its crossfall is that of the finished road: 5 to 6 per cent.',
          'Complete the side drains and turn-outs before any gravel is delivered.',
          'Tip the gravel at measured intervals, so that the layer is 150 mm thick after compaction.',
          'Add water and mix until a handful keeps its shape when squeezed but does not wet the palm.',
          'Roll from the edges to the crown with at least eight passes, until the roller leaves no mark.',
        ),
        paragraph`
          Check the thickness in a small hole every 100 m. A layer of 100 mm instead of 150 mm halves the life
          of the road.
        `,
      ],
    },
    {
      heading: 'Maintenance',
      blocks: [
        {
          kind: 'table',
          caption: 'Table 1. A year of maintenance for one kilometre under light traffic.',
          columns: ['When', 'Task', 'By whom'],
          widths: [3, 6, 4],
          rows: [
            ['before the rains', 'clear drains, turn-outs and culverts', 'village contract'],
            ['during the rains', 'close to heavy lorries after storms; patch', 'road supervisor'],
            ['after the rains', 'grade once while moist, and compact', 'grader or towed drag'],
            ['every 4 to 6 years', 'replace lost gravel, 50 to 100 mm', 'contractor'],
          ],
        },
        paragraph`
          Record what is spent on each kilometre. Two years of records are a better guide than any manual to
          where gravel is needed next.
        `,
      ],
    },
  ],
}

export const boreholes: PublicationText = {
  series: 'Guidance Note 4',
  title: 'Boreholes and Small Water Yards',
  subtitle: 'Siting, drilling, testing and handover',
  edition: 'First edition, May 2025',
  issuedOn: '2025-05-12',
  cover: 'water',
  sections: [
    {
      heading: 'Siting',
      blocks: [
        paragraph`
          A borehole is only as good as its siting. Ask where women and children collect water today, which
          wells run dry and in which month, and how far floods reach. Then consider the ground. On the plains
          of Jonglei the aquifer is sand between clays; on the basement rock of Equatoria it is the weathered
          zone and the fractures below it. On rock, two resistivity lines cost less than one dry borehole.
        `,
        list(
          'At least 30 m from any latrine, and uphill of it on sloping ground.',
          'At least 0.5 m above the highest flood in living memory, or on an embankment.',
          'Accessible to the rig, and in the wet season to a lorry with spare parts.',
          'On land whose owner has agreed in writing.',
        ),
      ],
    },
    {
      heading: 'Demand and yield',
      blocks: [
        paragraph`
          Worked example. At 20 litres per person per day, a settlement of 2,400 people needs 48 cubic metres
          a day. A hand pump that delivers 17 litres a minute serves about 500 people, so five would be
          needed. One borehole yielding 2.5 litres a second, pumped by solar power for six hours, delivers 54
          cubic metres to a tank and tap stands.
        `,
        {
          kind: 'table',
          caption: 'Table 1. Worked example: a small water yard.',
          columns: ['Item', 'Calculation', 'Result'],
          widths: [4, 6, 3],
          rows: [
            ['Demand', '2,400 people x 20 l', '48 m³/day'],
            ['Solar pump', '2.5 l/s x 6 h', '54 m³/day'],
            ['Storage', 'half a day of demand', '24 m³'],
            ['Taps', '2,400 / 250 people per tap', '10 taps'],
            ['Tank floor above taps', '6 m head, less 2 m losses', '4 m at the tap'],
          ],
        },
      ],
    },
    {
      heading: 'Construction of the well',
      blocks: [
        {
          kind: 'figure',
          caption:
            'Figure 1. A drilled well in layered ground. The grout seal keeps surface water out of the drinking water.',
          alt: paragraph`
            Section of a drilled well with apron, cement grout seal, plain casing, screen opposite the
            aquifer, gravel pack and sump.
          `,
          height: 296,
          draw: drilledWell,
        },
        paragraph`
          The driller’s log is as valuable as the borehole. It records every change of stratum and its depth,
          every water strike, the time taken for each metre, and what was installed: lengths of casing and
          screen, gravel and grout.
        `,
      ],
    },
    {
      heading: 'Testing and handover',
      blocks: [
        steps(
          'Develop until the water is clear and free of sand.',
          'Carry out a step test at four rates of one hour each, and read the water level at set intervals.',
          'Carry out a constant-rate test at the design rate for 24 hours, then record the recovery to 90 per cent.',
          'Test samples for bacteria, salinity, fluoride, iron and nitrate. Do not hand over without the results.',
          'Give the log, the test results and the list of parts to the chair of the water committee.',
        ),
        paragraph`
          Enter the borehole in the register of the state ministry. One that is not recorded may be drilled
          again ten years later, fifty metres away.
        `,
      ],
    },
  ],
}

export const floodLatrines: PublicationText = {
  series: 'Guidance Note 5',
  title: 'Latrines on Flooded Ground',
  subtitle: 'Sanitation where the water table is high and floods come every year',
  edition: 'First edition, June 2025',
  issuedOn: '2025-06-09',
  cover: 'water',
  sections: [
    {
      heading: 'The problem',
      blocks: [
        paragraph`
          Around the Sudd, along the Sobat and in the towns of the White Nile, people live with water at or
          above ground level for part of the year. A pit latrine there fills with water, collapses and
          contaminates the nearest well, and floods spread its contents through the village. A safe latrine
          must be raised, sealed below flood level and emptied.
        `,
      ],
    },
    {
      heading: 'Depth of the pit',
      blocks: [
        paragraph`
          Keep the bottom of an unsealed pit at least 1.5 m above the highest water table. Where raising it
          does not achieve this, use a sealed vault that is emptied. Measure the water table at the end of the
          rains: a weekly reading in a hand-augered hole with a slotted pipe is enough.
        `,
        {
          kind: 'figure',
          caption: paragraph`
            Figure 1. Raised latrine. The slab is 0.3 m above the highest flood; the lining is watertight
            from the slab to 0.5 m below the ground.
          `,
          alt: paragraph`
            Section of a latrine on an earth mound, its slab above the highest flood level, its lined pit
            ending above the highest water table.
          `,
          height: 220,
          draw: raisedLatrine,
        },
      ],
    },
    {
      heading: 'Volume',
      blocks: [
        paragraph`
          Volume = persons x years x rate, with 0.04 cubic metres per person per year where water is used for
          cleansing and 0.06 where paper, leaves or stones are. Allow 0.5 m of freeboard below the slab.
        `,
        {
          kind: 'table',
          caption: 'Table 1. Worked example for a plan area of 1.0 m², at 0.06 m³ per person per year.',
          columns: ['Persons', 'Years', 'Volume', 'Depth with freeboard'],
          rows: [
            ['6', '3', '1.1 m³', '1.6 m'],
            ['6', '5', '1.8 m³', '2.3 m'],
            ['10', '3', '1.8 m³', '2.3 m'],
            ['20 (shared)', '2', '2.4 m³', '2.9 m'],
          ],
        },
        paragraph`
          On flooded ground, two shallow vaults used in turn are better than one deep pit: after two years’
          rest, the contents of a full vault are safe to handle as soil.
        `,
      ],
    },
    {
      heading: 'Construction and use',
      blocks: [
        list(
          'Line the pit with burnt brick or block in cement mortar, plastered on both sides above ground.',
          paragraph`
            Build the mound of clay, placed moist in layers of 150 mm with side slopes of 1 in 1.5, and plant
            it with grass before the rains.
          `,
          'Provide steps with a handrail and, for at least one latrine in each public place, a ramp of 1 in 12.',
          'Fit a vent pipe of at least 110 mm with a fly screen on the sunny side.',
          'Put a hand-washing point at the foot of the steps, in plain view.',
          paragraph`
            Consult the users first: women and girls about the door, lighting and location; older people about
            the height of the steps.
          `,
        ),
      ],
    },
  ],
}
