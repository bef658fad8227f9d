import { padOnClay } from '../../../publicationPdf/figures/sections'
import { type PublicationText, list, steps } from '../../../publicationPdf/PublicationText'
import { paragraph } from '../../paragraph'

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
