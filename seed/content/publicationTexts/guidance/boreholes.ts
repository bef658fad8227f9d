import { drilledWell } from '../../../publicationPdf/figures/sections'
import { type PublicationText, list, steps } from '../../../publicationPdf/PublicationText'
import { paragraph } from '../../paragraph'

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
