import { raisedLatrine } from '../../../publicationPdf/figures/sections'
import { type PublicationText, list } from '../../../publicationPdf/PublicationText'
import { paragraph } from '../../paragraph'

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
